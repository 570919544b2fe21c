package io.regwatch.search;

/** Hears what a sweep finds. */
@FunctionalInterface
public interface ReconcileListener {

	/**
	 * Called for each difference, after it was repaired if it was to be.
	 * @param difference not told before
	 */
	void found(Mismatch difference);

	/**
	 * Asked now and then.
	 * @return {@code false} to end the sweep before it is through
	 */
	default boolean shouldContinue() {
		return true;
	}

}
