package io.regwatch.ops.benchmark.assessment;

import java.time.Duration;
import java.util.UUID;

import io.regwatch.batch.JobResult;
import io.regwatch.assessment.run.RerunService;
import io.regwatch.assessment.run.AssessmentRequest;

/**
 * Runs of assessments with their ends, as {@link System#nanoTime()}.
 *
 * @param reruns of the program
 */
record Runs(RerunService reruns) {

	private static final AssessmentRequest CHANGES = new AssessmentRequest(null, false, null, null, null, null);

	/** Assesses due updates, and expects that so many are assessed. */
	Run run(UUID workspace, int expected) {
		long begin = System.nanoTime();
		JobResult end = this.reruns.run(workspace, CHANGES);
		if (!(end instanceof JobResult.Completed(UUID run) && this.reruns.report(run).judged() == expected)) {
			throw new IllegalStateException("Instead of %d assessed updates: %s".formatted(expected, end));
		}
		return new Run(begin, System.nanoTime());
	}

	record Run(long begin, long end) {

		Duration time() {
			return Duration.ofNanos(this.end - this.begin);
		}

	}

}
