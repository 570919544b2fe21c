package io.regwatch.assessment.impact;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RuleBasedAssessorTests {

	private static final UUID VERSION = UUID.randomUUID();

	private static final Company CATHETERS = new Company(1, null, List.of("EU"), List.of(), List.of(), List.of(),
			List.of(new Company.Product("Coronary catheter", "Sterile, for angiography")));

	private static final Company NOTHING = new Company(1, null, List.of("EU"), List.of(), List.of(), List.of(),
			List.of());

	private static final Segment DUTY = body(1, "The label of a catheter shall show its length. It may show more.");

	private static final Segment NEWS = new Segment(VERSION, 2, 4, false,
			"Catheters must be sterile at the time of use.", true);

	private static final Segment OLD = new Segment(VERSION, 3, 4, false, "Catheters must not be used twice.", false);

	@Test
	void updateOfTheCompanysSubjectAppliesAndQuotesWhatObliges() {
		AssessmentResult judgement = judge(CATHETERS, "Coronary catheters: labels", List.of(DUTY));
		assertThat(judgement.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
		assertThat(judgement.reasonCode()).isEqualTo("same_subject");
		assertThat(judgement.evidence())
			.containsExactly(new Evidence.OfText(Evidence.DUTY, VERSION, 1, 1, 0, 46, DUTY.text().substring(0, 46)));
		assertThat(judgement.impactSummary()).contains("“The label of a catheter shall show its length.” (page 1)");
		assertThat(judgement.suggestedActions()).contains("It applies from 2026-01-01.", "Check that this is met:");
	}

	@Test
	void revisionQuotesOnlyWhatIsNew() {
		assertThat(quotes(judge(CATHETERS, "Coronary catheters", List.of(OLD, NEWS)))).containsExactly(NEWS.text());
	}

	@Test
	void wordsThatStandThereTwiceAreQuotedOnce() {
		assertThat(quotes(judge(CATHETERS, "Coronary catheters", List.of(NEWS, body(9, NEWS.text())))))
			.containsExactly(NEWS.text());
	}

	@Test
	void sentenceThatOnlyLeadsToAListIsNotQuoted() {
		assertThat(quotes(judge(CATHETERS, "Coronary catheters", List.of(body(1, "The label must bear:"), NEWS))))
			.containsExactly(NEWS.text());
	}

	@Test
	void updateOfAnotherAreaIsReviewedAndNotExcluded() {
		AssessmentResult judgement = judge(CATHETERS, "Dental practice", List.of(body(1, "Teeth must be clean.")));
		assertThat(judgement.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
		assertThat(judgement.reasonCode()).isEqualTo("uncertain");
	}

	@Test
	void updateOfAnotherKindOfDeviceIsExcludedByARuleThatIsCited() {
		AssessmentResult judgement = judge(CATHETERS, "Contact lenses", List.of(body(1, "Lenses must be clear.")));
		assertThat(judgement.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
		assertThat(judgement.evidence().getFirst()).isEqualTo(new Evidence.OfRule(
				"Not applicable: it is about contact lenses, and the profile's products are Coronary catheter.",
				"device_kind", "products", List.of("Coronary catheter")));
		assertThat(judgement.impactSummary()).contains("“Lenses must be clear.” (page 1)");
	}

	@Test
	void updateForAllMakersAppliesToEachThatIsDescribed() {
		List<Segment> text = List.of(body(1, "Manufacturers shall report serious incidents."));
		assertThat(judge(CATHETERS, "Vigilance for medical devices", text).reasonCode()).isEqualTo("for_all_devices");
		AssessmentResult unknown = judge(NOTHING, "Vigilance for medical devices", text);
		assertThat(unknown.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
		assertThat(unknown.reasonCode()).isEqualTo("profile_says_nothing");
	}

	@Test
	void updateWithoutTextIsReviewedWithoutAClaim() {
		AssessmentResult judgement = judge(CATHETERS, "Coronary catheters", List.of());
		assertThat(judgement.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
		assertThat(judgement.reasonCode()).isEqualTo("no_text");
		assertThat(judgement.evidence()).isEmpty();
	}

	@Test
	void textThatMayOnlyBeDescribedIsNotShown() {
		AssessableUpdate candidate = SomeCandidates.inForce("Coronary catheters", false);
		RuleBasedAssessor model = new RuleBasedAssessor(CATHETERS, SomeCandidates.NOW);
		AssessmentResult judgement = model.judge(candidate, model.read(StoredText.read(List.of(DUTY))));
		assertThat(judgement.evidence()).isNotEmpty();
		assertThat(judgement.impactSummary() + judgement.suggestedActions()).doesNotContain("label of a catheter");
	}

	@Test
	void sameQuestionHasTheSameAnswer() {
		List<Segment> text = List.of(DUTY, NEWS, OLD);
		assertThat(judge(CATHETERS, "Catheters", text)).isEqualTo(judge(CATHETERS, "Catheters", text));
	}

	private static AssessmentResult judge(Company company, String title, List<Segment> text) {
		Instant now = SomeCandidates.NOW;
		RuleBasedAssessor model = new RuleBasedAssessor(company, now);
		return model.judge(SomeCandidates.inForce(title, true), model.read(StoredText.read(text)));
	}

	private static List<String> quotes(AssessmentResult judgement) {
		return judgement.evidence().stream().map((one) -> ((Evidence.OfText) one).quote()).toList();
	}

	private static Segment body(int ordinal, String text) {
		return new Segment(VERSION, ordinal, 1, false, text, true);
	}

}
