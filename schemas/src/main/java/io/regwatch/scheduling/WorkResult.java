package io.regwatch.scheduling;

import java.time.Instant;

/** The outcome of a {@link WorkHandler}'s work. */
public sealed interface WorkResult {

	/**
	 * The work is done. It completes the requests that were made before it began; work
	 * that was resumed may have begun before all of them and then completes none.
	 *
	 * @param begun when it began, by the database's clock
	 */
	record Done(Instant begun) implements WorkResult {

	}

	/**
	 * Another thread or worker does it; it is retried soon.
	 *
	 * @param by who, for the log
	 */
	record Busy(String by) implements WorkResult {

	}

	/**
	 * It did not complete; it is retried later, with a growing delay.
	 *
	 * @param reason one sentence with the ids that an operator needs
	 */
	record Failed(String reason) implements WorkResult {

	}

}
