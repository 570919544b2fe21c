package io.regwatch.batch;

import java.util.Optional;
import java.util.UUID;

/**
 * A step that takes the items of runs from its queue. A bean of this type can be assisted
 * by workers that do not own the run.
 */
public interface ItemStep {

	/**
	 * The step's name, by which other workers find it.
	 * @return unique among the program's steps
	 */
	String name();

	/**
	 * Does what needs no processing one by one; called when the owner starts the step, in
	 * a fenced transaction.
	 * @param runId of the run
	 */
	default void prepare(UUID runId) {
	}

	/**
	 * Called by the owner when all items are done.
	 * @param runId of the run
	 */
	default void complete(UUID runId) {
	}

	/**
	 * Opens the items of a run.
	 * @param runId of the run
	 * @param role of this worker
	 * @return empty if there is nothing to be done for the run any more
	 */
	Optional<ItemBatch<?, ?>> open(UUID runId, Role role);

	/** What a worker is to a run. */
	enum Role {

		/** Owns the run. */
		OWNER,

		/** Works on a run of another worker. */
		ASSISTANT

	}

}
