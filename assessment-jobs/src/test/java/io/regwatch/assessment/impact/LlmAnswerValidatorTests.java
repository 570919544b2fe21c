package io.regwatch.assessment.impact;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.model.ModelReply;
import io.regwatch.assessment.model.Usage;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.SomeCandidates;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Priority;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/** A right answer remains right, and a wrong "no" is not believed. */
class LlmAnswerValidatorTests {

	private static final Company STERILISERS = new Company(1, "Steam sterilisers for practices.", List.of("EU"),
			List.of("Class IIb"), List.of("active"), List.of(),
			List.of(new Company.Product("Vaporis", "Small steam steriliser")));

	private static final AssessableUpdate RULE = SomeCandidates.titled(SomeCandidates.of(UpdateKind.NEW_PUBLICATION,
			"rule", ReferenceType.REGULATION, VersionStatus.NOT_YET_IN_FORCE, 40), "Steam sterilisers: amendment");

	private static final AssessableUpdate ALERT = SomeCandidates.titled(SomeCandidates.of(UpdateKind.NEW_PUBLICATION,
			"safety_alert", ReferenceType.GUIDANCE, VersionStatus.IN_FORCE, -1, Duration.ofDays(-1)),
			"Safety alert: steam sterilisers may burst");

	private static final String DUTY = "Steam sterilisers shall be qualified again each year.";

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Die Verordnung richtet sich ausschließlich an Betreiber und Anwender.         | NOT_APPLICABLE
			This rule applies only to hospitals and clinics.                              | NOT_APPLICABLE
			For manufacturers, no obligations are created: they are not required to act.  | NOT_APPLICABLE
			This rule does not apply to steam sterilisers.                                | NOT_APPLICABLE
			The requirements for small steam sterilisers are not changed by this rule.    | NOT_APPLICABLE
			Kettles are likewise unaffected by the rule on steam.                         | TO_REVIEW
			This rule applies to contact lenses.                                          | NOT_APPLICABLE
			This rule applies to steam sterilisers.                                       | TO_REVIEW
			Steam sterilisers shall be used by trained staff of hospitals only.           | TO_REVIEW
			The amendment has two articles and an annex.                                  | TO_REVIEW
			This rule applies only to hospitals and to manufacturers of sterilisers.      | TO_REVIEW
			The requirements for steam sterilisers placed before 2020 are not changed.    | TO_REVIEW
			This rule does not apply to steam sterilisers that are used at home.          | TO_REVIEW
			This rule applies only to devices with a steam chamber.                       | TO_REVIEW
			Nothing in this rule exempts steam sterilisers.                               | TO_REVIEW
			La présente règle s'applique uniquement aux hôpitaux.                         | NOT_APPLICABLE
			Until 2027 the requirements for class IIb sterilisers are not affected.       | TO_REVIEW
			""")
	void noIsBelievedWhereItsQuoteLeavesTheCompanyOut(String quote, ApplicabilityStatus expected) {
		AssessmentResult result = validate(RULE, "not_applicable", "none", quote, DUTY, quote);
		assertThat(result.status()).isEqualTo(expected);
		assertThat(result.priority() == Priority.NONE).isEqualTo(expected == ApplicabilityStatus.NOT_APPLICABLE);
	}

	@Test
	void regionThatIsNamedBecauseNothingIsSoldThereIsNoMarket() {
		Company british = new Company(1, "Steam sterilisers. Nothing goes to Northern Ireland.", List.of("GB"),
				List.of("Class IIb"), List.of("active"), List.of(), STERILISERS.products());
		List<Map<String, Object>> statements = List.of(statement(DUTY, 0, DUTY));
		assertThat(validate(british, RULE, read(List.of(DUTY)), "out_of_scope", "none", statements).status())
			.isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
		assertThat(validate(STERILISERS, RULE, read(List.of(DUTY)), "out_of_scope", "none", statements).status())
			.isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@Test
	void safetyNoticeAboutTheOwnKindIsNeverPutAside() {
		String quote = "This alert applies only to hospitals and clinics.";
		AssessmentResult result = validate(ALERT, "not_applicable", "none", quote, DUTY, quote);
		assertThat(result.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
		assertThat(result.priority()).isEqualTo(Priority.URGENT);
	}

	@ParameterizedTest
	@CsvSource({ "high, APPLICABLE, HIGH", "urgent, APPLICABLE, URGENT", "medium, TO_REVIEW, URGENT",
			"none, APPLICABLE, URGENT" })
	void priorityOneLevelBelowTheRulesIsKept(String said, ApplicabilityStatus status, Priority priority) {
		AssessmentResult result = validate(RULE, "applicable", said, DUTY, DUTY);
		assertThat(result.status()).isEqualTo(status);
		assertThat(result.priority()).isEqualTo(priority);
	}

	@ParameterizedTest
	@CsvSource({ "applicable", "to_review" })
	void safetyNoticeIsAsUrgentAsByTheRules(String status) {
		assertThat(validate(ALERT, status, "high", DUTY, DUTY).priority()).isEqualTo(Priority.URGENT);
	}

	@Test
	void updateToReviewIsNotMuchLessUrgentThanByTheRules() {
		assertThat(validate(RULE, "to_review", "high", DUTY, DUTY).priority()).isEqualTo(Priority.HIGH);
		assertThat(validate(RULE, "to_review", "low", DUTY, DUTY).priority()).isEqualTo(Priority.URGENT);
		assertThat(validate(RULE, "to_review", "none", DUTY, DUTY).priority()).isEqualTo(Priority.URGENT);
	}

	@Test
	void numberIsQuotedWithItsSentence() {
		AssessmentResult result = validate(RULE, "applicable", "urgent", "20 February 2026",
				"Manufacturers shall register by 20 February 2026.");
		assertThat(result.evidence()).extracting((one) -> ((Evidence.OfText) one).quote())
			.containsExactly("Manufacturers shall register by 20 February 2026.");
	}

	@Test
	void statementThatDoesNotFollowIsDroppedWithoutAnotherStatus() {
		Segment segment = read(List.of(DUTY)).getFirst();
		AssessmentResult result = validate(RULE, List.of(segment), "applicable", "urgent",
				List.of(statement("Sell the factory.", 0, DUTY)));
		assertThat(result.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
		assertThat(result.impactSummary()).doesNotContain("factory").contains(DUTY);
	}

	@Test
	void summaryIsNeverEmptyBesideAnAction() {
		Map<String, Object> action = Map.of("kind", "action", "text",
				"Qualify the steam sterilisers each year and review.", "segment", 0, "quote", DUTY);
		AssessmentResult result = validate(RULE, read(List.of(DUTY)), "applicable", "urgent",
				List.of(statement("It costs 900 euros.", 0, DUTY), action));
		assertThat(result.impactSummary()).contains(DUTY).doesNotContain("900");
		assertThat(result.suggestedActions()).contains("Qualify the steam sterilisers");
	}

	@Test
	void headingIsNotQuotedBesideASentence() {
		List<Segment> text = List.of(
				new Segment(UUID.randomUUID(), 0, 1, true, "Steam sterilisers for practices", true),
				new Segment(UUID.randomUUID(), 1, 1, false, DUTY, true));
		AssessmentResult result = validate(RULE, text, "applicable", "urgent",
				List.of(statement("It is about steam sterilisers.", 0, text.getFirst().text()),
						statement("Steam sterilisers are qualified each year.", 1, DUTY)));
		assertThat(result.evidence()).extracting((one) -> ((Evidence.OfText) one).quote()).containsExactly(DUTY);
	}

	private static AssessmentResult validate(AssessableUpdate update, String status, String priority, String quote,
			String... text) {
		return validate(update, read(List.of(text)), status, priority, List.of(statement(quote, 0, quote)));
	}

	private static AssessmentResult validate(AssessableUpdate update, List<Segment> segments, String status,
			String priority, List<Map<String, Object>> statements) {
		return validate(STERILISERS, update, segments, status, priority, statements);
	}

	private static AssessmentResult validate(Company company, AssessableUpdate update, List<Segment> segments,
			String status, String priority, List<Map<String, Object>> statements) {
		RuleBasedAssessor rules = new RuleBasedAssessor(company, SomeCandidates.NOW);
		Passages text = new Passages(StoredText.read(segments));
		return new LlmAnswerValidator(segments, rules.assess(update, text), rules.limits(text),
				LexicalEntailment.of(company))
			.validate(new ModelReply.Answered(
					JsonMapper.shared()
						.valueToTree(Map.of("status", status, "priority", priority, "statements", statements)),
					Usage.offline("test")));
	}

	private static Map<String, Object> statement(String text, int segment, String quote) {
		return Map.of("kind", "impact", "text", text, "segment", segment, "quote", quote);
	}

	private static List<Segment> read(List<String> text) {
		return Segment.read(UUID.randomUUID(),
				IntStream.range(0, text.size())
					.mapToObj((place) -> new Block(place, 1, BlockKind.PARAGRAPH, 0, text.get(place)))
					.toList(),
				(_) -> true);
	}

}
