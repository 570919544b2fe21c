package io.regwatch.batch;

import java.util.Optional;
import java.util.UUID;

/**
 * A step that processes the items of runs. A bean of this type can be assisted by workers
 * that do not own the run.
 */
public interface ItemStep {

	/**
	 * The step's name, by which other workers find it.
	 * @return unique among the program's steps
	 */
	String name();

	/**
	 * Handles what can be done for many items at once; called when the owner starts the
	 * step, in a fenced transaction.
	 * @param runId of the run
	 */
	default void prepare(UUID runId) {
	}

	/**
	 * Called by the owner when all items are done, if there were any.
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

	/** The role of a worker in a run. */
	enum Role {

		/** Owns the run. */
		OWNER,

		/** Works on a run of another worker. */
		ASSISTANT

	}

}
