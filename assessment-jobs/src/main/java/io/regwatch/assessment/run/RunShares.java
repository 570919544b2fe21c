package io.regwatch.assessment.run;

import io.regwatch.batch.Hands;
import io.regwatch.batch.FencedTransaction;

import org.springframework.stereotype.Component;

/** Gives those who work on a run its items: the one who owns it, and who lends a hand. */
@Component
class RunShares {

	private final RunHolds holds;

	private final AssessmentItems items;

	private final Assessments assessments;

	private final AssessableUpdates candidates;

	private final Hands hands;

	RunShares(RunHolds holds, AssessmentItems items, Assessments assessments, AssessableUpdates candidates,
			Hands hands) {
		this.holds = holds;
		this.items = items;
		this.assessments = assessments;
		this.candidates = candidates;
		this.hands = hands;
	}

	/** For the worker that owns the run, claimed under its job execution. */
	OpenItems owned(AssessmentRun run, long execution) {
		return items(run, execution, this.holds.owned(run.id()));
	}

	/** For a worker that lends a hand, claimed under the hand. */
	OpenItems lent(AssessmentRun run, long hand) {
		return items(run, hand, this.holds.lent(run.id()));
	}

	private OpenItems items(AssessmentRun run, long claimant, FencedTransaction hold) {
		return new OpenItems(run, claimant, hold, this.items, this.assessments, this.candidates, this.hands);
	}

}
