package io.regwatch.batch;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Locale;

import org.jspecify.annotations.Nullable;

import org.springframework.batch.core.step.StepExecution;

/**
 * An execution of a step of a run.
 *
 * @param name of the step
 * @param status in lower case, such as {@code completed}
 * @param startedAt {@code null} if it is about to start
 * @param endedAt {@code null} while it is executed, or if its worker has stopped
 * @param problem the exception that ended it; {@code null} for none
 */
public record RunStep(String name, String status, @Nullable Instant startedAt, @Nullable Instant endedAt,
		@Nullable String problem) {

	static RunStep of(StepExecution execution) {
		return new RunStep(execution.getStepName(), execution.getStatus().name().toLowerCase(Locale.ROOT),
				instant(execution.getStartTime()), instant(execution.getEndTime()),
				execution.getExitStatus().getExitDescription().lines().findFirst().orElse(null));
	}

	/** Spring Batch records times without a zone, by the clock of the process. */
	private static @Nullable Instant instant(@Nullable LocalDateTime time) {
		return (time != null) ? time.atZone(ZoneId.systemDefault()).toInstant() : null;
	}

}
