package io.regwatch.assessment.impact;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.LanguageModel;
import org.jspecify.annotations.Nullable;

import org.springframework.util.function.SingletonSupplier;

/**
 * Assessors updates for one company: by rules first, then by a model. Safe for many
 * threads; it holds nothing while it waits for a model.
 */
public final class Assessor {

	private final Company company;

	private final RuleBasedAssessor offline;

	private final @Nullable LlmAssessor language;

	private final Instant horizon;

	Assessor(Company company, Instant now, @Nullable LanguageModel model, AssessorProperties settings) {
		this.company = company;
		this.offline = new RuleBasedAssessor(company, now);
		this.language = (model != null)
				? new LlmAssessor(model, this.offline, company, now, settings.passageCharacters()) : null;
		this.horizon = now.minus(settings.horizon());
	}

	/**
	 * Assessors one update. What a model does wrong is no exception, but a judgement that
	 * a person has to look.
	 * @param candidate what the company sees
	 * @param text of its version, read only if no rule decides
	 * @param budget that pays for calls of a model
	 * @return a judgement, or that the budget does not pay for one
	 * @throws java.util.concurrent.CancellationException if this thread is interrupted
	 */
	public AssessmentOutcome judge(AssessableUpdate candidate, Supplier<StoredText> text, Budget budget) {
		Supplier<Passages> read = SingletonSupplier.of(() -> this.offline.read(text.get()));
		return this.offline.exclude(candidate, read)
			.map(AssessmentOutcome.Judged::new)
			.map(AssessmentOutcome.class::cast)
			.orElseGet(() -> read(candidate, read, budget));
	}

	private AssessmentOutcome read(AssessableUpdate candidate, Supplier<Passages> text, Budget budget) {
		LlmAssessor asked = asked(candidate);
		return (asked != null) ? asked.judge(candidate, text, budget)
				: new AssessmentOutcome.Judged(this.offline.judge(candidate, text.get()));
	}

	/**
	 * Estimates what judging one update would need.
	 * @param candidate what the company sees
	 * @param text of its version, read only if a model would be asked
	 * @return tokens of one call at most, in and out; 0 if no model would be asked
	 */
	public long estimate(AssessableUpdate candidate, Supplier<StoredText> text) {
		LlmAssessor asked = asked(candidate);
		if (asked == null) {
			return 0;
		}
		Supplier<Passages> read = SingletonSupplier.of(() -> this.offline.read(text.get()));
		boolean decided = this.offline.exclude(candidate, read).isPresent() || read.get().isEmpty();
		return decided ? 0 : asked.estimate(candidate, read.get());
	}

	/**
	 * What of this judge a judgement depends on.
	 * @param candidate that would be judged
	 * @return the model with the version of its rules or words
	 */
	public String version(AssessableUpdate candidate) {
		LlmAssessor asked = asked(candidate);
		return (asked != null) ? asked.version() : RuleBasedAssessor.VERSION;
	}

	/**
	 * Whom to ask if no rule decides. Text that may not be shown leaves this process as
	 * little as it is shown; a profile that says nothing gives nothing to judge by.
	 */
	private @Nullable LlmAssessor asked(AssessableUpdate candidate) {
		boolean worthIt = this.company.isDescribed() && candidate.source().quotable()
				&& !candidate.publishedAt().isBefore(this.horizon);
		return worthIt ? this.language : null;
	}

}
