package io.regwatch.search.reconcile;

/** Receives the mismatches while a reconcile runs. */
@FunctionalInterface
public interface ReconcileListener {

	/**
	 * Called once for each mismatch, after its repair if it was to be repaired.
	 * @param mismatch as it is now
	 */
	void found(Mismatch mismatch);

	/**
	 * Asked before each row.
	 * @return {@code false} to stop
	 */
	default boolean shouldContinue() {
		return true;
	}

}
