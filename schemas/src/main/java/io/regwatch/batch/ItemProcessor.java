package io.regwatch.batch;

import java.util.List;

/**
 * Processes the items of a step in two parts: a slow one that may wait and holds no
 * database connection, and a quick one inside a transaction.
 *
 * @param <I> an item
 * @param <R> result of the slow part
 */
public interface ItemProcessor<I, R> {

	/**
	 * How many items are leased at once. All of them count a crash when the worker dies,
	 * so only quick ones should be many.
	 * @return by default one
	 */
	default LeaseSize leaseSize() {
		return LeaseSize.SINGLE;
	}

	/**
	 * Loads what takes long to load, such as models. Called before items are processed in
	 * isolation, while none is leased: otherwise a crash while loading would be counted
	 * for it.
	 */
	default void warmUp() {
	}

	/**
	 * Reads what leased items need, in a few statements.
	 * @param items at least one
	 * @return processes each of them
	 */
	Processing<I, R> prefetch(List<I> items);

	/**
	 * Writes, in one fenced transaction, those results that can be written together. If
	 * one of them breaks it, none is written and each gets a transaction of its own.
	 * @param results at least one
	 * @return those that were not written and need a transaction of their own
	 */
	default List<Processed<I, R>> writeBatch(List<Processed<I, R>> results) {
		return results;
	}

	/**
	 * Writes one result and closes its item or sets its next stage, in a fenced
	 * transaction.
	 * @param item leased by this worker
	 * @param result of the slow part
	 */
	void write(I item, R result);

	/**
	 * Closes an item that cannot be processed, in a fenced transaction.
	 * @param item leased by this worker
	 * @param cause {@link PoisonItemException} after too many crashes
	 */
	void reject(I item, Throwable cause);

	/**
	 * The slow part.
	 *
	 * @param <I> an item
	 * @param <R> its result
	 */
	@FunctionalInterface
	interface Processing<I, R> {

		/**
		 * Processes an item. May be repeated after a crash.
		 * @param item leased by this worker
		 * @return what is to be written
		 * @throws FatalStepException if every further item would fail alike
		 * @throws Exception if the item is at fault: it is rejected and the step
		 * continues
		 */
		R process(I item) throws Exception;

	}

	/**
	 * An item with its result.
	 *
	 * @param <I> an item
	 * @param <R> its result
	 * @param item leased by this worker
	 * @param result to be written
	 */
	record Processed<I, R>(I item, R result) {

	}

}
