package io.regwatch.assessment.run;

import io.regwatch.assessment.evidence.Segments;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.impact.AssessableUpdate;
import io.regwatch.assessment.impact.AssessmentResult;
import io.regwatch.assessment.impact.AssessmentOutcome;
import io.regwatch.assessment.model.Budget;

/** Judges items of one run; nothing is held while it waits. */
final class ItemAssessor {

	private final RunAssessors judges;

	private final Segments segments;

	private final Budget budget;

	ItemAssessor(RunAssessors judges, Segments segments, Budget budget) {
		this.judges = judges;
		this.segments = segments;
		this.budget = budget;
	}

	ItemResult judge(AssessableUpdate candidate) {
		return switch (this.judges.own().judge(candidate, () -> text(candidate), this.budget)) {
			case AssessmentOutcome.Judged judged when judged.judgement().isProvisional() && isProvisional(candidate) ->
				new ItemResult.Left(candidate.id(), judged.judgement().reasonCode());
			case AssessmentOutcome.Judged judged -> new ItemResult.Judged(
					new Assessment(candidate.id(), judged.judgement(), fingerprint(candidate, judged.judgement())));
			case AssessmentOutcome.Unaffordable _ ->
				new ItemResult.Left(candidate.id(), AssessmentOutcome.Unaffordable.REASON);
		};
	}

	/** What a model could not say while it failed is due again. */
	private String fingerprint(AssessableUpdate candidate, AssessmentResult judgement) {
		return judgement.isProvisional() ? Fingerprint.OF_NOTHING : this.judges.fingerprint(candidate);
	}

	/** It need not be said twice that a model says nothing. */
	private static boolean isProvisional(AssessableUpdate candidate) {
		return Fingerprint.OF_NOTHING.equals(candidate.fingerprint());
	}

	private StoredText text(AssessableUpdate candidate) {
		return this.segments.find(candidate.id(), candidate.version().id(), candidate.previousVersion());
	}

}
