package io.regwatch.assessment.impact;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.LanguageModel;
import org.jspecify.annotations.Nullable;

/**
 * Judges updates for one company: by rules first, then by a model. Safe for many threads;
 * it holds nothing while it waits for a model.
 */
public final class Judge {

	private final Company company;

	private final OfflineModel offline;

	private final @Nullable LanguageJudge language;

	private final Instant horizon;

	Judge(Company company, Instant now, @Nullable LanguageModel model, Duration horizon) {
		this.company = company;
		this.offline = new OfflineModel(company, now);
		this.language = (model != null) ? new LanguageJudge(model, this.offline, company, now) : null;
		this.horizon = now.minus(horizon);
	}

	/**
	 * Judges one update. What a model does wrong is no exception, but a judgement that a
	 * person has to look.
	 * @param candidate what the company sees
	 * @param text of its version, read only if no rule decides
	 * @param budget that pays for calls of a model
	 * @return a judgement, or that the budget does not pay for one
	 * @throws java.util.concurrent.CancellationException if this thread is interrupted
	 */
	public Verdict judge(Candidate candidate, Supplier<StoredText> text, Budget budget) {
		Optional<Judgement> ruled = Rules.judge(candidate, this.company);
		return ruled.map(Verdict.Judged::new).map(Verdict.class::cast).orElseGet(() -> read(candidate, text, budget));
	}

	private Verdict read(Candidate candidate, Supplier<StoredText> text, Budget budget) {
		LanguageJudge asked = asked(candidate);
		return (asked != null) ? asked.judge(candidate, () -> this.offline.read(text.get()), budget)
				: new Verdict.Judged(this.offline.judge(candidate, this.offline.read(text.get())));
	}

	/**
	 * Estimates what judging one update would need.
	 * @param candidate what the company sees
	 * @param text of its version, read only if a model would be asked
	 * @return tokens of one call at most, in and out; 0 if no model would be asked
	 */
	public long estimate(Candidate candidate, Supplier<StoredText> text) {
		LanguageJudge asked = asked(candidate);
		if (asked == null || Rules.judge(candidate, this.company).isPresent()) {
			return 0;
		}
		Passages read = this.offline.read(text.get());
		return read.isEmpty() ? 0 : asked.estimate(candidate, read);
	}

	/**
	 * What of this judge a judgement depends on.
	 * @param candidate that would be judged
	 * @return the model with the version of its rules or words
	 */
	public String version(Candidate candidate) {
		LanguageJudge asked = asked(candidate);
		return (asked != null) ? asked.version() : OfflineModel.VERSION;
	}

	/**
	 * Whom to ask if no rule decides. Text that may not be shown leaves this process as
	 * little as it is shown; a profile that says nothing gives nothing to judge by.
	 */
	private @Nullable LanguageJudge asked(Candidate candidate) {
		boolean worthIt = this.company.isDescribed() && candidate.source().quotable()
				&& !candidate.publishedAt().isBefore(this.horizon);
		return worthIt ? this.language : null;
	}

}
