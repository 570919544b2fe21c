package io.regwatch.assessment.model;

/**
 * How many tokens may still be used. All that a call can use at most is reserved before
 * it, so that the limit holds whatever comes back. Safe for many threads.
 */
public interface Budget {

	/**
	 * Sets tokens aside for one call.
	 * @param tokens the most that it can use, in and out
	 * @return {@code false} if there are not so many left; then nothing is set aside, and
	 * the call must not be made
	 */
	boolean reserve(long tokens);

	/**
	 * Gives back what a call did not use. Called once for each reservation.
	 * @param reserved tokens that were set aside for it
	 * @param used tokens that it took; 0 if it was not made
	 */
	void settle(long reserved, long used);

	/**
	 * A budget without a limit.
	 * @return one that takes everything
	 */
	static Budget unlimited() {
		return new Budget() {

			@Override
			public boolean reserve(long tokens) {
				return true;
			}

			@Override
			public void settle(long reserved, long used) {
				// Nothing was set aside.
			}

		};
	}

}
