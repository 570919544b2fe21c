package io.regwatch.assessment.relevance;

import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Kinds of devices that titles name. */
class KindRulesTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Fetal monitors that alert the midwife.        | National alert: hospital mattresses    | Hospital mattresses may burn.
					Infusion pumps with a log of each recall.     | Recall of hearing aids: model range A  | Hearing aids may break.
					Ventilators for field hospitals and hazards.  | Field safety notice: dermal fillers    | Dermal fillers may harm.
					""")
	void wordsOfNoticesAreNotThoseOfDevices(String description, String title, String text) {
		Company company = AssessedText.company(description);
		assertThat(AssessedText.of(company, title, text).status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Orthodontic aligners, formed for each patient after a scan, with software.  | Personalised devices: orthodontic aligners | Aligners must be registered. A patient-matched aligner is not custom-made.
					Bone plates that are cut after a scan of the patient. No software.          | Personalised devices: bone plates          | Bone plates must be registered. A patient-matched plate is not custom-made.
					Gouttières d'alignement dentaire, formées pour chaque patient.              | Dispositifs sur mesure : aligneurs et gouttières | Les gouttières d'alignement doivent être enregistrées.
					""")
	void deviceThatIsMatchedToAPatientIsNotPutAsideByCustomMade(String description, String title, String text) {
		Company company = new Company(1, description, List.of("EU"), List.of("Class IIa"), List.of("non-sterile"),
				List.of(), List.of(new Company.Product("Nova", description)));
		assertThat(AssessedText.of(company, title, text).status()).isNotIn(ApplicabilityStatus.NOT_APPLICABLE,
				ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Active hearing aids.                         | Non-active surgical implants: knee replacements
			Hearing aids, sold in Australia by a sponsor. | Knee replacements in Australia: information from sponsors
			Hörgeräte für Österreich, auch implantierbar. | Implantate in Österreich: Knieendoprothesen
			""")
	void wordsThatDoNotTellDevicesApartAreNoDoubt(String description, String title) {
		Company company = new Company(1, description, List.of("EU"), List.of("Class IIa"), List.of("active"), List.of(),
				List.of(new Company.Product("Nova", "Hearing aid")));
		assertThat(AssessedText.of(company, title,
				"Manufacturers of knee replacements shall test each knee replacement. Knee replacements are worn for years.")
			.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource({ "active, true", "australia, true", "sponsor, true", "pericardium, false", "wristband, false" })
	void onlyClassesOfTheLawRolesAndCountriesTellNothingApart(String word, boolean common) {
		assertThat(SignificantWords.isCommon(word)).isEqualTo(common);
	}

	@Test
	void makersOfProgramsOnlyMakeNoThings() {
		Company company = new Company(1, "We help with memory.", List.of("EU"), List.of(), List.of("software", "AI/ML"),
				List.of(), List.of(new Company.Product("Nova", "Program for memory after a stroke")));
		assertThat(AssessedText
			.of(company, "Patient hoists: loops of slings that open",
					"Manufacturers of patient hoists shall check the loops. Patient hoists have failed.")
			.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@Test
	void partsThatATitleNamesBesideAKindMayBeOwn() {
		assertThat(AssessedText
			.of(AssessedText.product("Stone breakers for urology.", "Stone breaker with steel rods"),
					"Cleaning of endoscopes and rods in contact with tissue",
					"Manufacturers of endoscopes and rods should name the number of cycles. Endoscopes are rinsed.")
			.status()).isNotIn(ApplicabilityStatus.NOT_APPLICABLE, ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			active    | It applies to all medical electrical equipment with a plug.  | TO_REVIEW
			active    | Infusion pumps are tested at 3 V/m.                          | NOT_APPLICABLE
			active    | Er gilt für alle aktiven Medizinprodukte.                   | TO_REVIEW
			""")
	void whatIsForAllPoweredDevicesIsNotForTheKindInTheTitleAlone(String characteristic, String scope,
			ApplicabilityStatus expected) {
		Company company = new Company(1, "Cooling caps against hair loss.", List.of("EU"), List.of("Class IIa"),
				List.of(characteristic), List.of(), List.of(new Company.Product("Nova", "Cooling cap")));
		assertThat(AssessedText
			.of(company, "Standards for electrical equipment: radiated fields and infusion pumps",
					scope + " Manufacturers of infusion pumps shall test them.")
			.status()).isEqualTo(expected);
	}

	@Test
	void companiesThatSteriliseForOthersAreNoSterilisers() {
		Company company = new Company(1, "Ear tubes, sterilised with ethylene oxide.", List.of("EU"), List.of(),
				List.of("sterile"), List.of(), List.of(new Company.Product("Nova", "Ear tube")));
		assertThat(AssessedText.of(company, "Changes of ethylene oxide sterilisation of devices",
				"Manufacturers of devices sterilised with ethylene oxide should document changes. Commercial sterilizers must report emissions.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

}
