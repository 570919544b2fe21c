package io.regwatch.scheduling;

import java.time.Instant;

/** What a {@link WorkHandler} answers. */
public sealed interface WorkResult {

	/**
	 * The work is done. Requests that were there when it began are served; what began
	 * earlier and was only gone on with serves none.
	 *
	 * @param begun when it began, by the database's clock
	 */
	record Done(Instant begun) implements WorkResult {

	}

	/**
	 * Somebody else is at it; ring again soon.
	 *
	 * @param by who, for the log
	 */
	record Busy(String by) implements WorkResult {

	}

	/**
	 * It did not get to its end; ring again later to go on.
	 *
	 * @param reason one sentence with the ids that an operator needs
	 */
	record Failed(String reason) implements WorkResult {

	}

}
