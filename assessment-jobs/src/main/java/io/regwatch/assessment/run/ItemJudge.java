package io.regwatch.assessment.run;

import io.regwatch.assessment.evidence.Segments;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.impact.Candidate;
import io.regwatch.assessment.impact.Judgement;
import io.regwatch.assessment.impact.Verdict;
import io.regwatch.assessment.model.Budget;

/** Judges items of one run; nothing is held while it waits. */
final class ItemJudge {

	private final RunJudges judges;

	private final Segments segments;

	private final Budget budget;

	ItemJudge(RunJudges judges, Segments segments, Budget budget) {
		this.judges = judges;
		this.segments = segments;
		this.budget = budget;
	}

	ItemResult judge(Candidate candidate) {
		return switch (this.judges.own().judge(candidate, () -> text(candidate), this.budget)) {
			case Verdict.Judged judged when judged.judgement().isProvisional() && isProvisional(candidate) ->
				new ItemResult.Left(candidate.id(), judged.judgement().reasonCode());
			case Verdict.Judged judged -> new ItemResult.Judged(
					new Assessment(candidate.id(), judged.judgement(), fingerprint(candidate, judged.judgement())));
			case Verdict.Unaffordable _ -> new ItemResult.Left(candidate.id(), Verdict.Unaffordable.REASON);
		};
	}

	/** What a model could not say while it failed is due again. */
	private String fingerprint(Candidate candidate, Judgement judgement) {
		return judgement.isProvisional() ? Fingerprint.OF_NOTHING : this.judges.fingerprint(candidate);
	}

	/** It need not be said twice that a model says nothing. */
	private static boolean isProvisional(Candidate candidate) {
		return Fingerprint.OF_NOTHING.equals(candidate.fingerprint());
	}

	private StoredText text(Candidate candidate) {
		return this.segments.find(candidate.id(), candidate.version().id(), candidate.previousVersion());
	}

}
