package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.UUID;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.assessment.impact.AssessmentResult;
import io.regwatch.assessment.update.SomeCandidates;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What a document is about, beside what a company makes. */
class RelevanceClassifierTests {

	private static final UUID VERSION = UUID.randomUUID();

	private static final Company STENTS = new Company(1, null, List.of("EU"), List.of("Class III"),
			List.of("implantable", "sterile"), List.of("Cardiovascular"),
			List.of(new Company.Product("Flex", "Coronary stent on a catheter")));

	private static final Company APP = new Company(1, null, List.of("EU"), List.of("Class IIa"), List.of("software"),
			List.of(), List.of(new Company.Product("Marker", "App that marks findings on X-ray images")));

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			The List names hearing aids; sutures; wheelchairs.                  | NOT_APPLICABLE
			The List names hearing aids; coronary stents; wheelchairs.          | APPLICABLE
			The List is on the website.                                         | APPLICABLE
			""")
	void dutiesForListedDevicesAreThoseOfTheirMakers(String list, ApplicabilityStatus expected) {
		assertThat(assess(STENTS, "Reports of shortages of medical devices",
				"Manufacturers of a device on the List shall report a shortage within five days. " + list)
			.status()).isEqualTo(expected);
	}

	@Test
	void whatDevicesExchangeDataWithIsNotTheirKind() {
		assertThat(assess(APP,
				"Specifications for medical devices for which interoperability with electronic health record systems is claimed",
				"This regulation lays down specifications for medical devices that exchange data with electronic health record systems.")
			.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Clinical evidence for coronary stents                 | same_subject
			Klinische Prüfung von Stents                          | same_subject
			Implant cards                                         | same_subject
			Fees for advice on class III devices                  | same_subject
			Vigilance for medical devices                         | for_all_devices
			Flex: special controls                                | same_subject
			Leitfaden für Medizinprodukte                         | for_all_devices
			Quality system of makers of software                  | device_characteristic
			Custom-made devices                                   | uncertain
			Dental practice                                       | uncertain
			Phthalates in devices                                 | uncertain
			""")
	void subjectIsFoundInTitles(String title, String reason) {
		assertThat(assess(STENTS, title, "It shall be so.").reasonCode()).isEqualTo(reason);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Hearing aids                                       | device_kind           | products
			コンタクトレンズの承認基準                               | device_kind           | products
			Particular requirements for cochlear implants      | device_kind           | products
			""")
	void whatDoesNotApplyCitesTheRuleAndTheProfile(String title, String rule, String field) {
		AssessmentResult result = assess(STENTS, title, "It shall be so.");
		assertThat(result.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
		assertThat(result.priority()).isEqualTo(Priority.NONE);
		Evidence.OfRule cited = (Evidence.OfRule) result.evidence().getFirst();
		assertThat(cited.rule()).isEqualTo(rule);
		assertThat(cited.profileField()).isEqualTo(field);
		assertThat(cited.values()).isNotEmpty();
		assertThat(result.evidence()).hasSize(2);
	}

	@Test
	void whatIsAboutAWiderKindConcernsWhoMakesANarrowerOne() {
		Company lasers = new Company(1, null, List.of("EU"), List.of(), List.of(), List.of(),
				List.of(new Company.Product("Corneon", "Excimer laser for the cornea")));
		assertThat(assess(lasers, "Laser products", "Makers of laser products shall report.").reasonCode())
			.isEqualTo("same_subject");
	}

	@Test
	void classOfATitleExcludesOnlyWhereTheTextAgrees() {
		String title = "Requirements for class IIa devices";
		assertThat(assess(STENTS, title, "It shall be so.").reasonCode()).isEqualTo("uncertain");
		assertThat(assess(STENTS, title, "Makers of class IIa devices shall report.").reasonCode())
			.isEqualTo("risk_class");
	}

	@ParameterizedTest
	@ValueSource(strings = { "Biological evaluation of medical devices", "Ethylene oxide sterilization of devices" })
	void softwareHasNoBody(String title) {
		assertThat(assess(APP, title, "It shall be so.").status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
		assertThat(assess(STENTS, title, "It shall be so.").status()).isNotEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "Devices including hearing aids", "Vascular catheters", "Cardiac surgery or dental surgery" })
	void whatMayBeTheCompanysIsNeverPutAside(String title) {
		assertThat(assess(STENTS, title, "It shall be so.").status()).isNotEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@Test
	void textDecidesWhenTheTitleIsUnspecific() {
		assertThat(assess(STENTS, "Notice 7", "Makers of coronary stents shall report.").reasonCode())
			.isEqualTo("same_subject");
		assertThat(assess(STENTS, "Notice 7", "Manufacturers shall report serious incidents.").reasonCode())
			.isEqualTo("for_all_devices");
		assertThat(assess(STENTS, "Notice 7", "Makers of hearing aids shall report.").reasonCode())
			.isEqualTo("uncertain");
		assertThat(assess(STENTS, "Notice 7", "Makers of moxibustion cones shall report.").reasonCode())
			.isEqualTo("uncertain");
		assertThat(
				assess(STENTS, "Notice 7", "Makers of hearing aids shall report. A hearing aid is worn.").reasonCode())
			.isEqualTo("device_kind");
		assertThat(assess(STENTS, "Notice 7 on devices", "Makers of hearing aids shall report.").reasonCode())
			.isEqualTo("uncertain");
	}

	@Test
	void textThatExcludesTheCompanysKindDoesNotApply() {
		assertThat(assess(STENTS, "Implantable devices",
				"This does not apply to coronary stents and catheters for the heart.")
			.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@Test
	void profileThatNamesNoKindExcludesNone() {
		Company vague = new Company(1, "We care.", List.of("EU"), List.of(), List.of(), List.of(), List.of());
		assertThat(assess(vague, "Hearing aids", "They shall be loud.").reasonCode()).isEqualTo("uncertain");
	}

	private static AssessmentResult assess(Company company, String title, String text) {
		return AssessedText.withoutExclusions(company, SomeCandidates.inForce(title, true),
				StoredText.read(List.of(new Segment(VERSION, 1, 1, false, text, true))));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Hearing aids that wearers adjust themselves.      | APPLICABLE
			Sondes pour nutrition entérale, à domicile aussi. | APPLICABLE
			Hearing aids.                                     | TO_REVIEW
			""")
	void useByLayPersonsIsReadFromTheProfile(String description, ApplicabilityStatus expected) {
		assertThat(AssessedText
			.of(AssessedText.company(description, "Class IIa"), "Instructions for devices intended for lay persons",
					"Manufacturers shall provide printed instructions.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"El decreto se aplica a los fabricantes de productos sanitarios y de productos sanitarios para diagnóstico in vitro.",
			"Die Verordnung gilt für Medizinprodukte und In-vitro-Diagnostika.",
			"Il decreto si applica ai dispositivi medici e ai dispositivi medici per diagnosi in vitro." })
	void diagnosticsBesideOtherDevicesAreNoLimit(String scope) {
		assertThat(AssessedText.of(STENTS, "Supply of medical devices", scope).status())
			.isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

}
