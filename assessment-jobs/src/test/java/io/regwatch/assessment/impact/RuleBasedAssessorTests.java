package io.regwatch.assessment.impact;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.SomeCandidates;
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
		AssessmentResult result = assess(CATHETERS, "Coronary catheters: labels", List.of(DUTY));
		assertThat(result.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
		assertThat(result.reasonCode()).isEqualTo("same_subject");
		assertThat(result.evidence())
			.containsExactly(new Evidence.OfText(Evidence.DUTY, VERSION, 1, 1, 0, 46, DUTY.text().substring(0, 46)));
		assertThat(result.impactSummary()).contains("“The label of a catheter shall show its length.” (page 1)");
		assertThat(result.suggestedActions()).contains("It applies from 2026-01-01.", "Check that this is met:");
	}

	@Test
	void revisionQuotesOnlyWhatIsNew() {
		assertThat(quotes(assess(CATHETERS, "Coronary catheters", List.of(OLD, NEWS)))).containsExactly(NEWS.text());
	}

	@Test
	void wordsThatStandThereTwiceAreQuotedOnce() {
		assertThat(quotes(assess(CATHETERS, "Coronary catheters", List.of(NEWS, body(9, NEWS.text())))))
			.containsExactly(NEWS.text());
	}

	@Test
	void sentenceThatOnlyLeadsToAListIsNotQuoted() {
		assertThat(quotes(assess(CATHETERS, "Coronary catheters", List.of(body(1, "The label must bear:"), NEWS))))
			.containsExactly(NEWS.text());
	}

	@Test
	void updateOfAnotherAreaIsReviewedAndNotExcluded() {
		AssessmentResult result = assess(CATHETERS, "Dental practice", List.of(body(1, "Teeth must be clean.")));
		assertThat(result.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
		assertThat(result.reasonCode()).isEqualTo("uncertain");
	}

	@Test
	void updateOfAnotherKindOfDeviceIsExcludedByARuleThatIsCited() {
		AssessmentResult result = assess(CATHETERS, "Contact lenses", List.of(body(1, "Lenses must be clear.")));
		assertThat(result.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
		assertThat(result.evidence().getFirst()).isEqualTo(new Evidence.OfRule(
				"Not applicable: it is about contact lenses, and the profile's products are Coronary catheter.",
				"device_kind", "products", List.of("Coronary catheter")));
		assertThat(result.impactSummary()).contains("“Lenses must be clear.” (page 1)");
	}

	@Test
	void updateForAllMakersAppliesToEachThatIsDescribed() {
		List<Segment> text = List.of(body(1, "Manufacturers shall report serious incidents."));
		assertThat(assess(CATHETERS, "Vigilance for medical devices", text).reasonCode()).isEqualTo("for_all_devices");
		AssessmentResult unknown = assess(NOTHING, "Vigilance for medical devices", text);
		assertThat(unknown.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
		assertThat(unknown.reasonCode()).isEqualTo("profile_says_nothing");
	}

	@Test
	void updateWithoutTextIsReviewedWithoutAClaim() {
		AssessmentResult result = assess(CATHETERS, "Coronary catheters", List.of());
		assertThat(result.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
		assertThat(result.reasonCode()).isEqualTo("no_text");
		assertThat(result.evidence()).isEmpty();
	}

	@Test
	void textThatMayOnlyBeDescribedIsNotShown() {
		AssessableUpdate candidate = SomeCandidates.inForce("Coronary catheters", false);
		RuleBasedAssessor model = new RuleBasedAssessor(CATHETERS, SomeCandidates.NOW);
		AssessmentResult result = model.assess(candidate, new Passages(StoredText.read(List.of(DUTY)))).result();
		assertThat(result.evidence()).isNotEmpty();
		assertThat(result.impactSummary() + result.suggestedActions()).doesNotContain("label of a catheter");
	}

	@Test
	void sameQuestionHasTheSameAnswer() {
		List<Segment> text = List.of(DUTY, NEWS, OLD);
		assertThat(assess(CATHETERS, "Catheters", text)).isEqualTo(assess(CATHETERS, "Catheters", text));
	}

	private static AssessmentResult assess(Company company, String title, List<Segment> text) {
		Instant now = SomeCandidates.NOW;
		RuleBasedAssessor model = new RuleBasedAssessor(company, now);
		return model.assess(SomeCandidates.inForce(title, true), new Passages(StoredText.read(text))).result();
	}

	private static List<String> quotes(AssessmentResult result) {
		return result.evidence().stream().map((one) -> ((Evidence.OfText) one).quote()).toList();
	}

	private static Segment body(int ordinal, String text) {
		return new Segment(VERSION, ordinal, 1, false, text, true);
	}

}
