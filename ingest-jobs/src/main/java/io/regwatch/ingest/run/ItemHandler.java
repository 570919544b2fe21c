package io.regwatch.ingest.run;

import java.util.List;
import java.util.UUID;

import io.regwatch.scheduling.WorkKind;
import org.jspecify.annotations.Nullable;

/**
 * What a step does with its items, in two halves: a slow one that may wait and holds no
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
	 * What other workers are asked for to help with a run that has many items.
	 * @return kind of work, whose subject is a source's id, a slash and a number;
	 * {@code null} if a run is not shared
	 */
	default @Nullable WorkKind help() {
		return null;
	}

	/**
	 * How many items are claimed together before the last ones are all begun. All of them
	 * are in hand when a worker dies, so only quick ones should be many.
	 * @return at least 1
	 */
	default int together() {
		return 1;
	}

	/**
	 * Makes ready what takes long to start; called before items are taken alone, of which
	 * none is to be in hand meanwhile: it would look as if that were what kills workers.
	 */
	default void warmUp() {
	}

	/**
	 * Reads what items need that were claimed together.
	 * @param items of one run, at least one
	 * @return what takes time, for each of them
	 */
	Processing<R> begin(List<RunItem> items);

	/**
	 * Writes, in a transaction in which the run is held, those results that can be
	 * written with others in a few statements. If one of them breaks it, none is written
	 * and each has a transaction of its own.
	 * @param results of the first half, at least one
	 * @return those that were not written and need a transaction of their own
	 */
	default List<Processed<R>> writeTogether(List<Processed<R>> results) {
		return results;
	}

	/**
	 * Writes one result and hands its item on, in a transaction in which the run is held.
	 * @param item claimed
	 * @param result of the first half
	 */
	void write(RunItem item, R result);

	/**
	 * The first half.
	 *
	 * @param <R> what it hands to the second
	 */
	@FunctionalInterface
	interface Processing<R> {

		/**
		 * Does what takes time. May be repeated after a crash.
		 * @param item claimed
		 * @return what is to be written
		 * @throws FatalStepException if not the item is at fault but the machinery
		 * @throws Exception if the item is: it goes to the quarantine and the step goes
		 * on
		 */
		R process(RunItem item) throws Exception;

	}

	/**
	 * An item between the two halves.
	 *
	 * @param <R> what the first handed to the second
	 * @param item claimed
	 * @param result to be written
	 */
	record Processed<R>(RunItem item, R result) {

	}

}
