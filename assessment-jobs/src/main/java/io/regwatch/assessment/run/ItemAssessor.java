package io.regwatch.assessment.run;

import java.util.UUID;

import io.regwatch.assessment.evidence.AssessmentFailure;
import io.regwatch.assessment.evidence.Segments;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.impact.AssessmentOutcome;
import io.regwatch.assessment.impact.AssessmentResult;
import io.regwatch.assessment.impact.Assessor;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.ModelFailure;
import io.regwatch.assessment.update.AssessableUpdate;

/** Assesses items of one run; holds nothing while it waits. */
final class ItemAssessor {

	private final RunAssessors assessors;

	private final Segments segments;

	private final Budget budget;

	ItemAssessor(RunAssessors assessors, Segments segments, Budget budget) {
		this.assessors = assessors;
		this.segments = segments;
		this.budget = budget;
	}

	ItemResult assess(AssessableUpdate candidate) {
		return switch (this.assessors.own().assess(candidate, () -> text(candidate), this.budget)) {
			case AssessmentOutcome.Assessed assessed when assessed.result().isProvisional()
					&& isProvisional(candidate) ->
				new ItemResult.Skipped(candidate.id(), assessed.result().reasonCode());
			case AssessmentOutcome.Assessed assessed when isOverBudget(assessed.result())
					&& candidate.fingerprint() != null ->
				new ItemResult.Skipped(candidate.id(), assessed.result().reasonCode());
			case AssessmentOutcome.Assessed assessed -> new ItemResult.Assessed(new Assessment(candidate.id(),
					assessed.result(), fingerprint(candidate, assessed.result()), this.assessors.profileVersion()));
			case AssessmentOutcome.Unaffordable _ ->
				new ItemResult.Skipped(candidate.id(), AssessmentOutcome.Unaffordable.REASON);
		};
	}

	/** What is shown until a run can assess the update. */
	Assessment failed(UUID update, AssessmentFailure failure) {
		return new Assessment(update, Assessor.notAssessed(failure.message(), failure.code()),
				Fingerprint.NEVER_MATCHES, this.assessors.profileVersion());
	}

	/** What a model could not assess while it failed is due again. */
	private String fingerprint(AssessableUpdate candidate, AssessmentResult result) {
		return result.isProvisional() ? Fingerprint.NEVER_MATCHES : this.assessors.fingerprint(candidate);
	}

	/** A second provisional result would add nothing. */
	private static boolean isProvisional(AssessableUpdate candidate) {
		return Fingerprint.NEVER_MATCHES.equals(candidate.fingerprint());
	}

	/** An exhausted daily budget must not replace a context that is there. */
	private static boolean isOverBudget(AssessmentResult result) {
		return ModelFailure.OVER_BUDGET.code().equals(result.reasonCode());
	}

	private StoredText text(AssessableUpdate candidate) {
		return this.segments.find(candidate.id(), candidate.version().id(), candidate.previousVersion());
	}

}
