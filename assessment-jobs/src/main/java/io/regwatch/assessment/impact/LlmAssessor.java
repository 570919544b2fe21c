package io.regwatch.assessment.impact;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.LanguageModel;
import io.regwatch.assessment.model.ModelReply;
import io.regwatch.assessment.model.ModelRequest;
import io.regwatch.assessment.model.Prompt;
import io.regwatch.assessment.model.ResponseSchema;
import io.regwatch.assessment.model.SchemaField;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.Priority;

/**
 * Assesses by a language model that sees a profile, the digest of an update, and its best
 * passages. Statements without a verified quote are rejected.
 */
final class LlmAssessor {

	private static final Prompt PROMPT = Prompt.of(LlmAssessor.class, "assessment-4");

	private static final ResponseSchema SHAPE = new ResponseSchema("judgement",
			List.of(new SchemaField.Choice("status", "Whether it concerns the company",
					Arrays.stream(ApplicabilityStatus.values()).map(CodedEnum::code).toList()),
					new SchemaField.Choice("priority", "How much attention it needs",
							Arrays.stream(Priority.values()).map(CodedEnum::code).toList()),
					new SchemaField.Items("statements", "What it means and what to do, each with a quote",
							List.of(new SchemaField.Choice("kind", "What the statement is",
									List.of(VerifiedStatement.IMPACT, VerifiedStatement.ACTION)),
									new SchemaField.Text("text", "One sentence without markup and links"),
									new SchemaField.Whole("segment", "Number of the passage that the quote stands in"),
									new SchemaField.Text("quote", "Words of that passage, copied exactly")))));

	private final LanguageModel model;

	private final RuleBasedAssessor offline;

	private final AssessmentPromptInput input;

	private final PassageSelection selection;

	private final LexicalEntailment entailment;

	LlmAssessor(LanguageModel model, RuleBasedAssessor offline, Company company, Instant now, int promptLimit) {
		this.selection = new PassageSelection(promptLimit);
		this.model = model;
		this.offline = offline;
		this.input = new AssessmentPromptInput(company, now);
		this.entailment = LexicalEntailment.of(company);
	}

	String version() {
		return this.model.name() + " " + PROMPT.version() + " " + RuleBasedAssessor.VERSION;
	}

	long estimate(AssessableUpdate candidate, Passages text) {
		return this.model.most(question(candidate, text, this.selection.of(text, this.offline.rank(text))));
	}

	/** Applies the rules; the rest waits for the model. Without text, none is called. */
	Supplier<AssessmentOutcome> prepare(AssessableUpdate candidate, Passages text, Budget budget) {
		OfflineReading offline = this.offline.assess(candidate, text);
		List<Segment> shown = this.selection.of(text, offline.ranking());
		if (shown.isEmpty()) {
			return () -> new AssessmentOutcome.Assessed(offline.result());
		}
		LlmAnswerValidator validator = new LlmAnswerValidator(shown, offline, this.offline.limits(text),
				this.entailment);
		ModelRequest question = question(candidate, text, shown);
		return () -> switch (this.model.ask(question, budget)) {
			case ModelReply.Answered answered -> new AssessmentOutcome.Assessed(validator.validate(answered));
			case ModelReply.NotAnswered not -> new AssessmentOutcome.Assessed(notAnswered(not, offline));
			case ModelReply.Unaffordable exceeded -> new AssessmentOutcome.Unaffordable(exceeded.tokens());
		};
	}

	private ModelRequest question(AssessableUpdate candidate, Passages text, List<Segment> shown) {
		return new ModelRequest(PROMPT, this.input.of(candidate, shown, text), SHAPE);
	}

	/** The evidence of the rules may help the person who reviews the update. */
	private static AssessmentResult notAnswered(ModelReply.NotAnswered not, OfflineReading offline) {
		return AssessmentResult.toReview(offline.priority(),
				"The model did not judge it: %s.".formatted(not.failure().words()), not.failure().code(),
				offline.result().evidence(), not.usage());
	}

}
