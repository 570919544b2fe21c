package io.regwatch.batch;

import java.time.Instant;
import java.util.UUID;
import java.util.function.Function;

import io.regwatch.scheduling.WorkResult;

/** The outcome of starting or restarting a run's job. */
public sealed interface JobResult {

	/**
	 * Converts it for the work queue.
	 * @param begun finds when a completed run began, by the database's clock
	 * @return for the work queue
	 */
	default WorkResult toWorkResult(Function<UUID, Instant> begun) {
		return switch (this) {
			case Completed completed -> new WorkResult.Done(begun.apply(completed.run()));
			case Busy busy -> new WorkResult.Busy(busy.by());
			case Gone _ -> new WorkResult.Failed("what it is for was deleted");
			case Unfinished unfinished ->
				new WorkResult.Failed("run %s, %s".formatted(unfinished.run(), unfinished.reason()));
		};
	}

	/**
	 * The run is finished.
	 *
	 * @param run its id
	 */
	record Completed(UUID run) implements JobResult {

	}

	/**
	 * Another thread or worker works on the run; nothing was started.
	 *
	 * @param by who, for the log
	 */
	record Busy(String by) implements JobResult {

	}

	/** There is nothing to work on: it was deleted. */
	record Gone() implements JobResult {

	}

	/**
	 * The run was stopped or failed. The next start resumes it.
	 *
	 * @param run its id
	 * @param reason one sentence
	 */
	record Unfinished(UUID run, String reason) implements JobResult {

	}

}
