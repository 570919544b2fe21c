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
 * What is made of a model's answer, be the model right, wrong or in the hands of whoever
 * wrote the document.
 *
 * @param candidate that was judged
 * @param shown what the model saw of the text
 * @param named what of the company's own stands there
 * @param offline what the rules of the offline model say
 */
record LlmAnswerValidator(AssessableUpdate candidate, List<Segment> shown, List<String> named,
		AssessmentResult offline) {

	AssessmentResult judgement(ModelReply.Answered answered) {
		JsonNode answer = answered.answer();
		List<VerifiedStatement> findings = VerifiedStatement.of(answer, this.shown);
		ApplicabilityStatus status = CodedEnum.of(ApplicabilityStatus.class, answer.get("status").asString());
		if (findings.isEmpty()) {
			return AssessmentResult.toReview(this.offline.priority(),
					"Nothing that the model says is shown by words of the text.", "no_verified_quote",
					this.offline.evidence(), answered.usage());
		}
		if (status == ApplicabilityStatus.NOT_APPLICABLE && isContradicted()) {
			return AssessmentResult.toReview(this.offline.priority(), contradiction(), "contradicted",
					evidence(findings), answered.usage());
		}
		Priority priority = priority(status, CodedEnum.of(Priority.class, answer.get("priority").asString()));
		return new AssessmentResult(status, priority, words(findings, VerifiedStatement.IMPACT),
				words(findings, VerifiedStatement.ACTION), "model_" + status.code(), evidence(findings),
				answered.usage());
	}

	/** Nothing that names the company's own is put aside on a model's word. */
	private boolean isContradicted() {
		return this.offline.status() == ApplicabilityStatus.APPLICABLE || !this.named.isEmpty();
	}

	private String contradiction() {
		return this.named.isEmpty() ? "The model says that it does not apply, but: " + this.offline.impactSummary()
				: "The model says that it does not apply, but it names %s, as the profile does."
					.formatted(String.join(", ", this.named));
	}

	/** What does not apply needs no attention; what may apply is never without any. */
	private Priority priority(ApplicabilityStatus status, Priority said) {
		if (status == ApplicabilityStatus.NOT_APPLICABLE) {
			return Priority.NONE;
		}
		return (said != Priority.NONE) ? said : this.offline.priority();
	}

	private static String words(List<VerifiedStatement> findings, String kind) {
		return findings.stream()
			.filter((one) -> one.kind().equals(kind))
			.map(VerifiedStatement::words)
			.collect(Collectors.joining(" "));
	}

	private static List<Evidence> evidence(List<VerifiedStatement> findings) {
		return findings.stream().map(VerifiedStatement::proof).map(Evidence.class::cast).toList();
	}

}
