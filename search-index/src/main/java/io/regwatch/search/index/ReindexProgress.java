package io.regwatch.search.index;

/** Receives the progress of a reindex. */
@FunctionalInterface
public interface ReindexProgress {

	/**
	 * Called after each page of rows.
	 * @param done rows indexed so far
	 * @param total number of rows at the start, or {@code done} if that is more
	 */
	void update(long done, long total);

}
