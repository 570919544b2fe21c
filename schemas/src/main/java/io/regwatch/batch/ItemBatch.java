package io.regwatch.batch;

/**
 * The items of one step of one run, with what processes them.
 *
 * @param <I> an item
 * @param <R> result of the slow part
 * @param queue of the items
 * @param processor of the items
 * @param concurrency how many are processed at once, at least 1
 * @param shared whether idle workers may assist
 * @param progress receives the number of items that are done
 */
public record ItemBatch<I, R>(ItemQueue<I> queue, ItemProcessor<I, R> processor, int concurrency, boolean shared,
		Progress progress) {

	/** Receives the progress of a step. */
	@FunctionalInterface
	public interface Progress {

		/**
		 * Called when items are done.
		 * @param done since the step was started
		 * @param total that were open then
		 */
		void report(long done, long total);

	}

}
