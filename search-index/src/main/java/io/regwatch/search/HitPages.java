package io.regwatch.search;

import java.util.List;

/** What a list contains, read page by page. */
public interface HitPages extends AutoCloseable {

	/**
	 * Reads the next page.
	 * @return empty at the end
	 */
	List<Hit> next();

	@Override
	void close();

}
