package io.regwatch.assessment.model;

/**
 * The remaining tokens. The maximum of a call is reserved before it is made, so that the
 * limit is never exceeded. Thread-safe.
 */
public interface Budget {

	/**
	 * Reserves tokens for one call.
	 * @param tokens maximum of the call, input and output
	 * @return {@code false} if fewer remain; then nothing is reserved, and the call must
	 * not be made
	 */
	boolean reserve(long tokens);

	/**
	 * Releases what a call did not use. Called once for each reservation.
	 * @param reserved reserved tokens
	 * @param used used tokens; 0 if the call was not made
	 */
	void settle(long reserved, long used);

	/**
	 * A budget without a limit.
	 * @return an unlimited budget
	 */
	static Budget unlimited() {
		return new Budget() {

			@Override
			public boolean reserve(long tokens) {
				return true;
			}

			@Override
			public void settle(long reserved, long used) {
				// Nothing was reserved.
			}

		};
	}

}
