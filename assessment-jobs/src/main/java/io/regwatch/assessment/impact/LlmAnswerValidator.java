package io.regwatch.assessment.impact;

import java.util.List;
import java.util.stream.Collectors;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.model.ModelReply;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.Priority;
import tools.jackson.databind.JsonNode;

/**
 * Validates a model's answer, be the model right, wrong or controlled by whoever wrote
 * the document.
 *
 * @param shown passages that the model saw
 * @param offline what the rules say
 * @param limits recognises quotes that show that a text is not for the company
 * @param entailment checks statements by the words of their quotes
 */
record LlmAnswerValidator(List<Segment> shown, OfflineReading offline, LimitingQuotes limits,
		LexicalEntailment entailment) {

	AssessmentResult validate(ModelReply.Answered answered) {
		JsonNode answer = answered.answer();
		ApplicabilityStatus status = CodedEnum.of(ApplicabilityStatus.class, answer.get("status").asString());
		Priority said = CodedEnum.of(Priority.class, answer.get("priority").asString());
		List<VerifiedStatement> verified = VerifiedStatement.of(answer, this.shown);
		if (verified.isEmpty()) {
			return AssessmentResult.toReview(this.offline.priority(),
					"Nothing that the model says is shown by words of the text.", "no_verified_quote",
					this.offline.result().evidence(), answered.usage());
		}
		if (isPutAside(status) && this.offline.isContradiction(status, verified, this.limits)) {
			return AssessmentResult.toReview(this.offline.priority(),
					"The model says that it does not apply, but: " + this.offline.result().impactSummary(),
					"contradicted", evidence(verified), answered.usage());
		}
		Priority priority = isPutAside(status) ? Priority.NONE : this.offline.floor(status, said);
		if (status == ApplicabilityStatus.APPLICABLE && this.offline.isFarAboveOfOwn(priority)) {
			return AssessmentResult.toReview(this.offline.priority(),
					"The model says '%s', the rules say '%s'. ".formatted(priority.code(),
							this.offline.priority().code()) + words(verified, VerifiedStatement.IMPACT),
					"priority_lowered", evidence(verified), answered.usage());
		}
		return new AssessmentResult(status, priority, words(verified, VerifiedStatement.IMPACT),
				words(verified, VerifiedStatement.ACTION), "model_" + status.code(), evidence(verified),
				answered.usage());
	}

	private static boolean isPutAside(ApplicabilityStatus status) {
		return status == ApplicabilityStatus.NOT_APPLICABLE || status == ApplicabilityStatus.OUT_OF_SCOPE;
	}

	/**
	 * Statements that do not follow from their quotes are left out, the quotes are not.
	 */
	private String words(List<VerifiedStatement> statements, String kind) {
		String words = statements.stream()
			.filter((one) -> one.kind().equals(kind) && one.isEntailed(this.entailment))
			.map(VerifiedStatement::words)
			.collect(Collectors.joining(" "));
		return (words.isEmpty() && kind.equals(VerifiedStatement.IMPACT))
				? "The model rests its verdict on these words: " + statements.getFirst().quote() : words;
	}

	private static List<Evidence> evidence(List<VerifiedStatement> statements) {
		return statements.stream().map(VerifiedStatement::proof).map(Evidence.class::cast).toList();
	}

}
