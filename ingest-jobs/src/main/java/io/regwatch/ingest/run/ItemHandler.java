package io.regwatch.ingest.run;

import java.util.UUID;

/**
 * What a step does with one item, in two halves: a slow one that may wait and holds no
 * database connection, and a quick one inside a transaction.
 *
 * @param <R> what the first half hands to the second
 */
public interface ItemHandler<R> {

	/**
	 * Sees to items that need no handling one by one; called once when the step starts,
	 * in a transaction in which this worker owns the run.
	 * @param runId of the run
	 */
	default void prepare(UUID runId) {
	}

	/**
	 * Does what takes time. May be repeated after a crash.
	 * @param item claimed
	 * @return for {@link #write}
	 * @throws BrokenStepException if not the item is at fault but the machinery
	 * @throws Exception if the item is: it goes to the quarantine and the step goes on
	 */
	R process(RunItem item) throws Exception;

	/**
	 * Writes the result and hands the item on, in a transaction in which this worker owns
	 * the run.
	 * @param item claimed
	 * @param result of {@link #process}
	 */
	void write(RunItem item, R result);

}
