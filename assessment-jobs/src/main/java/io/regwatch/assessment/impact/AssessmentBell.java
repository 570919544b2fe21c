package io.regwatch.assessment.impact;

import java.util.UUID;

import io.regwatch.work.Answer;
import io.regwatch.work.Bell;
import io.regwatch.work.WorkKind;
import io.regwatch.work.Worker;

import org.springframework.stereotype.Component;

/** Assesses a workspace, one run of it at a time in the whole cluster. */
@Component
class AssessmentBell implements Bell {

	private final AssessmentRuns runs;

	private final Assessor assessor;

	private final Worker worker;

	AssessmentBell(AssessmentRuns runs, Assessor assessor, Worker worker) {
		this.runs = runs;
		this.assessor = assessor;
		this.worker = worker;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.ASSESS;
	}

	@Override
	public Answer ring(String subject) {
		this.worker.reportAlive();
		return switch (this.runs.claim(UUID.fromString(subject))) {
			case Claim.Owned owned -> assess(owned);
			case Claim.Busy busy -> new Answer.Busy("worker %d".formatted(busy.workerId()));
			case Claim.Gone _ -> new Answer.Failed("the workspace is gone");
		};
	}

	private Answer assess(Claim.Owned run) {
		this.assessor.assess(run);
		this.runs.finish(run.runId());
		return new Answer.Done(run.startedAt());
	}

}
