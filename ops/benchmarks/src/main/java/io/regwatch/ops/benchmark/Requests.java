package io.regwatch.ops.benchmark;

import java.time.Duration;
import java.util.List;
import java.util.UUID;

import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkKind;
import org.jspecify.annotations.Nullable;

import org.springframework.transaction.support.TransactionTemplate;

/**
 * Requests for work, made like those of the API.
 *
 * @param work of a process that does none itself
 * @param transaction of its database
 */
public record Requests(WorkQueue work, TransactionTemplate transaction) {

	private static final Duration TIMEOUT = Duration.ofMinutes(10);

	/**
	 * Requests all at once.
	 * @param kind of work
	 * @param subjects to work on
	 * @return time until the last is completed
	 * @throws InterruptedException if this thread is to end
	 */
	public Duration complete(WorkKind kind, List<String> subjects) throws InterruptedException {
		this.transaction.executeWithoutResult(
				(status) -> subjects.forEach((subject) -> this.work.request(kind, subject, workspace(kind, subject))));
		long begun = System.nanoTime();
		for (String subject : subjects) {
			if (!this.work.await(kind, subject, TIMEOUT)) {
				throw new IllegalStateException("'%s' was not completed within %s".formatted(subject, TIMEOUT));
			}
		}
		return Duration.ofNanos(System.nanoTime() - begun);
	}

	private static @Nullable UUID workspace(WorkKind kind, String subject) {
		return (kind == WorkKind.ASSESS) ? UUID.fromString(subject) : null;
	}

}
