package io.regwatch.assessment.run;

import java.util.UUID;

import io.regwatch.work.Answer;
import io.regwatch.work.Bell;
import io.regwatch.work.WorkKind;

import org.springframework.stereotype.Component;

/** Lets workers ring for workspaces whose assessments are due. */
@Component
class AssessmentBell implements Bell {

	private final WorkspaceRuns runs;

	AssessmentBell(WorkspaceRuns runs) {
		this.runs = runs;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.ASSESS;
	}

	@Override
	public Answer ring(String subject) {
		return switch (this.runs.goOn(UUID.fromString(subject), RunOrder.changes())) {
			case RunOutcome.Finished finished when finished.toTryAgain() == 0 ->
				new Answer.Done(finished.run().startedAt());
			case RunOutcome.Finished finished -> new Answer.Failed(
					"run %s, %d updates have to be judged again".formatted(finished.run().id(), finished.toTryAgain()));
			case RunOutcome.Busy busy -> new Answer.Busy(busy.by());
			case RunOutcome.Gone _ -> new Answer.Failed("the workspace is gone");
			case RunOutcome.Unfinished unfinished ->
				new Answer.Failed("run %s, %s".formatted(unfinished.run().id(), unfinished.reason()));
		};
	}

}
