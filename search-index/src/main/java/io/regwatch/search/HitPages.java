package io.regwatch.search;

import java.util.List;

/** What a list contains, read page by page. */
public interface HitPages extends AutoCloseable {

	/**
	 * Reads the next page.
	 * @return empty at the end
	 */
	List<Hit> next();

	/**
	 * Whether all rows are known to fit into one page.
	 * @return {@code false} if there may be more
	 */
	default boolean isShort() {
		return false;
	}

	@Override
	void close();

}
