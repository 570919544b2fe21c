package io.regwatch.assessment.impact;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.LanguageModel;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.schema.Priority;
import io.regwatch.schema.text.CpuLimitException;
import io.regwatch.schema.text.CpuPool;
import org.jspecify.annotations.Nullable;

import org.springframework.util.function.SingletonSupplier;

/**
 * Assesses updates for one company: by rules first, then by a model. Thread-safe; it
 * holds no connection or lock while it waits for a model.
 */
public final class Assessor {

	private static final CpuPool CPU = new CpuPool("assess");

	private final Company company;

	private final RuleBasedAssessor offline;

	private final @Nullable LlmAssessor language;

	private final Instant horizon;

	private final Duration cpuLimit;

	Assessor(Company company, Instant now, @Nullable LanguageModel model, AssessorProperties settings) {
		this.company = company;
		this.offline = new RuleBasedAssessor(company, now);
		this.language = (model != null)
				? new LlmAssessor(model, this.offline, company, now, settings.passageCharacters()) : null;
		this.horizon = now.minus(settings.horizon());
		this.cpuLimit = settings.cpuLimit();
	}

	/**
	 * Assesses one update. Failures of a model are no exceptions: the result is then to
	 * be reviewed by a person.
	 * @param candidate an update that is visible to the company
	 * @param text of its version, read only if no rule decides
	 * @param budget that pays for calls of a model
	 * @return a result, or that the budget does not cover the call
	 * @throws java.util.concurrent.CancellationException if this thread is interrupted
	 * @throws io.regwatch.schema.text.CpuLimitException if the rules need too much CPU
	 * time
	 */
	public AssessmentOutcome assess(AssessableUpdate candidate, Supplier<StoredText> text, Budget budget) {
		return CPU.call(this.cpuLimit, () -> prepare(candidate, text, budget)).get();
	}

	/** Applies the rules; the rest may wait for a model. */
	private Supplier<AssessmentOutcome> prepare(AssessableUpdate candidate, Supplier<StoredText> text, Budget budget) {
		Supplier<Passages> read = SingletonSupplier.of(() -> new Passages(text.get()));
		Optional<AssessmentResult> excluded = this.offline.exclude(candidate, read);
		LlmAssessor asked = asked(candidate);
		if (excluded.isEmpty() && asked != null) {
			return asked.prepare(candidate, read.get(), budget);
		}
		AssessmentResult result = excluded.orElseGet(() -> this.offline.assess(candidate, read.get()).result());
		return () -> new AssessmentOutcome.Assessed(result);
	}

	/**
	 * The result of an update that could not be assessed, which a person has to review.
	 * @param why sentences for readers
	 * @param reasonCode code of the reason
	 * @return without evidence
	 */
	public static AssessmentResult notAssessed(String why, String reasonCode) {
		return AssessmentResult.toReview(Priority.MEDIUM, why, reasonCode, List.of(), RuleBasedAssessor.USAGE);
	}

	/**
	 * Estimates the tokens for assessing one update.
	 * @param candidate an update that is visible to the company
	 * @param text of its version, read only if a model would be asked
	 * @return tokens of one call at most, in and out; 0 if no model would be asked, also
	 * because the rules need too much CPU time
	 */
	public long estimate(AssessableUpdate candidate, Supplier<StoredText> text) {
		LlmAssessor asked = asked(candidate);
		if (asked == null) {
			return 0;
		}
		try {
			return CPU.call(this.cpuLimit, () -> estimate(asked, candidate, text));
		}
		catch (CpuLimitException ex) {
			return 0;
		}
	}

	private long estimate(LlmAssessor asked, AssessableUpdate candidate, Supplier<StoredText> text) {
		Supplier<Passages> read = SingletonSupplier.of(() -> new Passages(text.get()));
		boolean decided = this.offline.exclude(candidate, read).isPresent() || read.get().isEmpty();
		return decided ? 0 : asked.estimate(candidate, read.get());
	}

	/**
	 * The version of what a result depends on.
	 * @param candidate that would be assessed
	 * @return the model with the version of its rules or prompt
	 */
	public String version(AssessableUpdate candidate) {
		LlmAssessor asked = asked(candidate);
		return (asked != null) ? asked.version() : RuleBasedAssessor.VERSION;
	}

	/**
	 * The model to call if no rule decides. Text that may not be shown does not leave
	 * this process; an empty profile gives no basis for an assessment.
	 */
	private @Nullable LlmAssessor asked(AssessableUpdate candidate) {
		boolean worthIt = this.company.isDescribed() && candidate.source().quotable()
				&& !candidate.publishedAt().isBefore(this.horizon);
		return worthIt ? this.language : null;
	}

}
