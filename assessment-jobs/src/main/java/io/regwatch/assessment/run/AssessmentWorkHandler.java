package io.regwatch.assessment.run;

import java.util.UUID;

import io.regwatch.scheduling.WorkResult;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;

import org.springframework.stereotype.Component;

/** Lets workers ring for workspaces whose assessments are due. */
@Component
class AssessmentWorkHandler implements WorkHandler {

	private final AssessmentRunner runs;

	AssessmentWorkHandler(AssessmentRunner runs) {
		this.runs = runs;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.ASSESS;
	}

	@Override
	public WorkResult handle(String subject) {
		return switch (this.runs.startOrResume(UUID.fromString(subject), AssessmentRequest.changes())) {
			case RunOutcome.Finished finished when finished.toTryAgain() == 0 ->
				new WorkResult.Done(finished.run().startedAt());
			case RunOutcome.Finished finished -> new WorkResult.Failed(
					"run %s, %d updates have to be judged again".formatted(finished.run().id(), finished.toTryAgain()));
			case RunOutcome.Busy busy -> new WorkResult.Busy(busy.by());
			case RunOutcome.Gone _ -> new WorkResult.Failed("the workspace is gone");
			case RunOutcome.Unfinished unfinished ->
				new WorkResult.Failed("run %s, %s".formatted(unfinished.run().id(), unfinished.reason()));
		};
	}

}
