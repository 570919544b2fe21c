package io.regwatch.assessment.model;

import org.jspecify.annotations.Nullable;

/**
 * The remaining tokens. The maximum of a call is reserved before it is made, so that the
 * limit is never exceeded. Thread-safe.
 */
public interface Budget {

	/**
	 * Reserves tokens for one call.
	 * @param tokens maximum of the call, input and output
	 * @return {@code null} if fewer remain; then nothing is reserved, and the call must
	 * not be made
	 */
	@Nullable Reservation reserve(long tokens);

	/**
	 * A budget without a limit.
	 * @return an unlimited budget
	 */
	static Budget unlimited() {
		return (_) -> (_) -> {
		};
	}

	/** Reserved tokens. */
	interface Reservation {

		/**
		 * Releases what a call did not use. Called once.
		 * @param used used tokens; 0 if the call was not made
		 */
		void settle(long used);

	}

}
