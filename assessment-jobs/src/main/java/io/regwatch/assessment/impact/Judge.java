package io.regwatch.assessment.impact;

import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;

import io.regwatch.assessment.company.Company;

/** Judges updates for one company: by rules first, then by the model. */
public final class Judge {

	private final Company company;

	private final OfflineModel model;

	/**
	 * A judge for one company.
	 * @param company as its profile tells
	 * @param now that time left is counted from
	 */
	public Judge(Company company, Instant now) {
		this.company = company;
		this.model = new OfflineModel(company, now);
	}

	/**
	 * Judges one update.
	 * @param candidate what the company sees
	 * @param text of its version, read only if no rule decides; empty if there is none
	 * @return the same each time
	 */
	public Judgement judge(Candidate candidate, Supplier<List<Segment>> text) {
		return Rules.judge(candidate, this.company).orElseGet(() -> this.model.judge(candidate, text.get()));
	}

}
