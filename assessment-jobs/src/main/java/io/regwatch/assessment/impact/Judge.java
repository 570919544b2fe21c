package io.regwatch.assessment.impact;

import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.model.Budget;

/**
 * Judges updates for one company: by rules first, then by the model. Safe for many
 * threads; it holds nothing while it waits for a model.
 */
public final class Judge {

	private final Company company;

	private final OfflineModel model;

	Judge(Company company, Instant now) {
		this.company = company;
		this.model = new OfflineModel(company, now);
	}

	/**
	 * Judges one update. What a model does wrong is no exception, but a judgement that a
	 * person has to look.
	 * @param candidate what the company sees
	 * @param text of its version, read only if no rule decides; empty if there is none
	 * @param budget that pays for calls of a model
	 * @return a judgement, or that the budget does not pay for one
	 */
	public Verdict judge(Candidate candidate, Supplier<List<Segment>> text, Budget budget) {
		return new Verdict.Judged(
				Rules.judge(candidate, this.company).orElseGet(() -> this.model.judge(candidate, text.get())));
	}

	/**
	 * Estimates what judging one update would need.
	 * @param candidate what the company sees
	 * @param text of its version, read only if a model would be asked
	 * @return tokens at most, in and out; 0 if no model would be asked
	 */
	public long estimate(Candidate candidate, Supplier<List<Segment>> text) {
		return 0;
	}

	/**
	 * What of this judge a judgement depends on.
	 * @param candidate that would be judged
	 * @return the model with the version of its rules or words
	 */
	public String version(Candidate candidate) {
		return OfflineModel.VERSION;
	}

}
