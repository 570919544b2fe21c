package io.regwatch.ops.benchmark.workers;

import java.time.Duration;
import java.util.List;
import java.util.UUID;

import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkKind;
import org.jspecify.annotations.Nullable;

import org.springframework.transaction.support.TransactionTemplate;

/**
 * WorkQueue that is asked for as the API asks for it.
 *
 * @param work of a process that does none itself
 * @param transaction of its database
 */
record Requests(WorkQueue work, TransactionTemplate transaction) {

	private static final Duration TIMEOUT = Duration.ofMinutes(10);

	/** Asks for all at once, and returns how long it took until the last was served. */
	Duration complete(WorkKind kind, List<String> subjects) throws InterruptedException {
		this.transaction.executeWithoutResult(
				(status) -> subjects.forEach((subject) -> this.work.request(kind, subject, workspace(kind, subject))));
		long begun = System.nanoTime();
		for (String subject : subjects) {
			if (!this.work.await(kind, subject, TIMEOUT)) {
				throw new IllegalStateException("'%s' was not served within %s".formatted(subject, TIMEOUT));
			}
		}
		return Duration.ofNanos(System.nanoTime() - begun);
	}

	private static @Nullable UUID workspace(WorkKind kind, String subject) {
		return (kind == WorkKind.ASSESS) ? UUID.fromString(subject) : null;
	}

}
