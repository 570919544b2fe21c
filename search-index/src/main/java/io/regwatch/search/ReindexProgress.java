package io.regwatch.search;

/** Hears how far a reindex is. */
@FunctionalInterface
public interface ReindexProgress {

	/**
	 * Called after each page of rows.
	 * @param done rows indexed so far
	 * @param total rows there were at the beginning, or {@code done} if that is more
	 */
	void update(long done, long total);

}
