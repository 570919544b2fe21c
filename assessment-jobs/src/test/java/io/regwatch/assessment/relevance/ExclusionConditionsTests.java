package io.regwatch.assessment.relevance;

import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.assessment.impact.AssessmentResult;
import io.regwatch.assessment.update.SomeCandidates;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What an exclusion needs in the document and in the profile. */
class ExclusionConditionsTests {

	private static final UUID VERSION = UUID.randomUUID();

	private static final Company CARDIAC = new Company(1,
			"We make sterile cardiac implants and the software that reads them.", List.of("EU"), List.of("Class III"),
			List.of("AI/ML", "implantable", "software", "sterile"), List.of("Cardiovascular"),
			List.of(new Company.Product("Recorder", "Implantable cardiac monitor, sterile, for ECG recording"),
					new Company.Product("Reader", "Software with machine learning")));

	private static final Company DESCRIBED = described("We make stents.");

	private static final Company LISTED = new Company(1, null, List.of("EU"), List.of(), List.of("sterile"), List.of(),
			List.of(new Company.Product("Unit 5", "For use in hospitals")));

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Sterile Barrier Systems and Ethylene Oxide Residuals   | The recognition applies to packaging of devices that are sterilized by ethylene oxide, radiation or moist heat.
					Ethylene oxide residuals                               | Residuals must not exceed 4 mg in the first day.
					Cybersecurity of networked devices                     | It applies to infusion pumps, patient monitors, imaging systems and software that is a device in itself.
					Cybersecurity of networked devices                     | Patient monitors and infusion pumps must accept signed updates only.
					Real-world evidence in post-market follow-up           | The guidance applies to devices of class III. It is of particular interest for infusion pumps and hip implants.
					Surveillance plans by family                           | Manufacturers of infusion pumps must report weekly. Makers of hip implants must report monthly.
					Guidance on follow-up                                  | This guidance applies to infusion pumps, hearing aids and hip implants.
					Notice 12                                              | Logs of infusion pumps must be kept. Logs of hearing aids must be kept. Logs of ventilators must be kept.
					Vigilance                                              | Events with breast implants, hearing aids and contact lenses must be reported.
					Unique device identification                           | Labels of contact lenses must show the identifier.
					Post-market surveillance                               | The plan must name the registry, as for knee implants.
					Electrical safety                                      | Infusion pumps must not leak current.
					Radiation sterilization of devices                     | The dose must be audited each quarter.
					""")
	void examplesAndUnstatedDetailsDoNotExclude(String title, String text) {
		assertThat(assess(CARDIAC, title, text).status()).isNotIn(ApplicabilityStatus.NOT_APPLICABLE,
				ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Follow-up of breast implants          | Manufacturers of breast implants shall supply registries.
					Self-fitting hearing aids             | The volume of a hearing aid must be adjustable.
					Software changes of infusion pumps    | Each change of an infusion pump must be documented.
							Custom-made devices                   | The maker of a custom-made device must supply a statement.
					Guidance 7                            | This guidance applies only to contact lenses and hearing aids.
					Guidance 8                            | This guidance applies to contact lenses. A contact lens must be clear.
					Notice 9                              | Makers of contact lenses shall report each event. Each contact lens is counted.
					""")
	void titleOrScopeThatNamesOtherDevicesExcludes(String title, String text) {
		assertThat(assess(CARDIAC, title, text).status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Guidance 8 | This guidance applies to contact lenses.
			Notice 9   | Makers of contact lenses shall report each event.
			""")
	void singleStatementExcludesNothing(String title, String text) {
		assertThat(assess(CARDIAC, title, text).status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@Test
	void methodOfSterilizationIsUnknownOfAnActiveDevice() {
		Company ventilators = new Company(1, null, List.of("EU"), List.of(), List.of("active"), List.of(),
				List.of(new Company.Product("Respira", "Intensive care ventilator")));
		assertThat(assess(ventilators, "Radiation sterilization", "The dose must be audited.").status())
			.isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@Test
	void listThatLacksSoftwareExcludesNothingAlone() {
		Company beds = new Company(1, null, List.of("EU"), List.of(), List.of("reusable"), List.of(),
				List.of(new Company.Product("Dormera", "Hospital bed")));
		assertThat(assess(beds, "Qualification of software", "Makers shall document this.").status())
			.isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@Test
	void panelOfDiagnosticsIsNotApplicableForOtherDevices() {
		String title = "Medical Devices; Immunology and Microbiology Devices; Classification of the Sepsis Risk Marker";
		Segment text = new Segment(VERSION, 1, 1, false, "The marker is measured in a specimen of blood.", true);
		assertThat(
				AssessedText.of(CARDIAC, SomeCandidates.inForce(title, true), StoredText.read(List.of(text))).status())
			.isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource({ "Qualification of software", "Machine learning in devices", "Cybersecurity of devices" })
	void purelyMechanicalDevicesHaveNoSoftware(String title) {
		assertThat(assess(described("Our wheelchairs are purely mechanical."), title, "Makers shall document this.")
			.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource({ "Qualification of Software", "Machine learning in devices", "Wearable devices" })
	void emptyFieldExcludesNothing(String title) {
		AssessmentResult result = assess(DESCRIBED, title, "Makers shall document this.");
		assertThat(result.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
		assertThat(result.impactSummary()).contains("?");
	}

	@ParameterizedTest
	@CsvSource({ "Qualification of Software", "Machine learning in devices", "Implantable devices" })
	void listThatLacksACharacteristicExcludesNothingAlone(String title) {
		assertThat(assess(LISTED, title, "Makers shall document this.").status())
			.isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@Test
	void descriptionThatNamesOrDeniesWhatTheTitleIsAboutIsCited() {
		assertThat(cited(assess(DESCRIBED, "Hearing aids", "A hearing aid must be loud."))).isEqualTo("device_kind");
		assertThat(cited(assess(described("We make stents. They contain no software."), "Qualification of Software",
				"Makers of software shall document this.")))
			.isEqualTo("device_characteristic");
	}

	@Test
	void statedMethodOfSterilizationExcludesTheOthers() {
		Company steam = described("Our implants are sterilised with steam.");
		Company gas = described("Our implants are sterilised with ethylene oxide.");
		String title = "Ethylene oxide residuals";
		String text = "Residuals must not exceed 4 mg.";
		assertThat(assess(gas, title, text).status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
		assertThat(assess(CARDIAC, title, text).status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
		assertThat(assess(withList(steam), title, text).status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	private static String cited(AssessmentResult result) {
		Evidence.OfRule rule = (Evidence.OfRule) result.evidence().getFirst();
		assertThat(rule.profileField()).isEqualTo("companyDescription");
		assertThat(rule.values()).isNotEmpty();
		return rule.rule();
	}

	private static Company described(String description) {
		return new Company(1, description, List.of("EU"), List.of(), List.of(), List.of(), List.of());
	}

	private static Company withList(Company company) {
		return new Company(1, company.description(), company.markets(), List.of(), List.of("implantable", "sterile"),
				List.of(), List.of());
	}

	private static AssessmentResult assess(Company company, String title, String text) {
		List<String> sentences = Arrays.asList(text.split("(?<=\\.) "));
		List<Segment> segments = IntStream.range(0, sentences.size())
			.mapToObj((place) -> new Segment(VERSION, place + 1, 1, false, sentences.get(place), true))
			.toList();
		return AssessedText.withoutExclusions(company, SomeCandidates.inForce(title, true), StoredText.read(segments));
	}

}
