package io.regwatch.assessment.impact;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.Field;
import io.regwatch.assessment.model.LanguageModel;
import io.regwatch.assessment.model.Prompt;
import io.regwatch.assessment.model.Question;
import io.regwatch.assessment.model.Reply;
import io.regwatch.assessment.model.Shape;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Coded;
import io.regwatch.schema.Priority;

/**
 * Judges by a language model that sees a profile, what is said of an update, and its best
 * passages. Nothing that it answers is believed without words of the text.
 */
final class LanguageJudge {

	private static final Prompt PROMPT = Prompt.of(LanguageJudge.class, "judge-1");

	private static final Shape SHAPE = new Shape("judgement", List.of(
			new Field.Choice("status", "Whether it concerns the company",
					List.of(ApplicabilityStatus.APPLICABLE.code(), ApplicabilityStatus.NOT_APPLICABLE.code(),
							ApplicabilityStatus.TO_REVIEW.code())),
			new Field.Choice("priority", "How much attention it needs",
					Arrays.stream(Priority.values()).map(Coded::code).toList()),
			new Field.Items("statements", "What it means and what to do, each with a quote",
					List.of(new Field.Choice("kind", "What the statement is", List.of(Finding.IMPACT, Finding.ACTION)),
							new Field.Text("text", "One sentence without markup and links"),
							new Field.Whole("segment", "Number of the passage that the quote stands in"),
							new Field.Text("quote", "Words of that passage, copied exactly")))));

	private final LanguageModel model;

	private final OfflineModel offline;

	private final Brief brief;

	LanguageJudge(LanguageModel model, OfflineModel offline, Company company, Instant now) {
		this.model = model;
		this.offline = offline;
		this.brief = new Brief(company, now);
	}

	String version() {
		return this.model.name() + " " + PROMPT.version() + " " + OfflineModel.VERSION;
	}

	long estimate(Candidate candidate, Passages text) {
		return this.model.most(question(candidate, text.shown()));
	}

	/** A model is only asked about words. */
	Verdict judge(Candidate candidate, Supplier<Passages> text, Budget budget) {
		Opinion opinion = opinion(candidate, text.get());
		if (opinion.shown().isEmpty()) {
			return new Verdict.Judged(opinion.offline());
		}
		return switch (this.model.ask(question(candidate, opinion.shown()), budget)) {
			case Reply.Answered answered -> new Verdict.Judged(opinion.judgement(answered));
			case Reply.NotAnswered not -> new Verdict.Judged(notAnswered(not, opinion.offline()));
			case Reply.Unaffordable dear -> new Verdict.Unaffordable(dear.tokens());
		};
	}

	private Opinion opinion(Candidate candidate, Passages text) {
		List<Segment> shown = text.shown();
		return new Opinion(candidate, shown, this.offline.named(candidate, shown), this.offline.judge(candidate, text));
	}

	private Question question(Candidate candidate, List<Segment> passages) {
		return new Question(PROMPT, this.brief.of(candidate, passages), SHAPE);
	}

	/** What the offline model quotes may help the person who has to look. */
	private static Judgement notAnswered(Reply.NotAnswered not, Judgement offline) {
		return Judgement.toReview(offline.priority(),
				"The model did not judge it: %s.".formatted(not.failure().words()), not.failure().code(),
				offline.evidence(), not.usage());
	}

}
