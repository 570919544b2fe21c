package io.regwatch.assessment.relevance;

import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Words of profiles and titles that are close to known ones and mean others. */
class UnseenWordsTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Who must register        | Manufacturers, contract sterilizers and importers of medical devices shall register each year.       | Splint     | Class IIa | APPLICABLE
					Facility changes for sterilization with ethylene oxide, class III devices | This applies to holders of approvals for class III devices. Holders should write at least 30 days before. | Splint | Class IIa | NOT_APPLICABLE
					Tests of laboratories    | Laboratories must report their results. We do not propose any requirement for manufacturers of kits.  | Splint     | Class II  | NOT_APPLICABLE
					Mandates of authorised representatives | Manufacturers established in a Member State of the Union have no representatives and have nothing to confirm. Authorised representatives shall confirm their mandates. | Splint | Class IIa | NOT_APPLICABLE
					Consumer products with coin cells | Consumer products with a coin cell shall close with a screw. These rules do not apply to: (a) medical devices within the meaning of the Act; (b) toys. | Splint | Class IIa | OUT_OF_SCOPE
					""")
	void othersAreAddressed(String title, String text, String product, String classification,
			ApplicabilityStatus expected) {
		Company company = new Company(1, "We make splints.", List.of("EU"), List.of(classification), List.of(),
				List.of(), List.of(new Company.Product("Nova", product)));
		assertThat(AssessedText.of(company, title, text).status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					software; artificial intelligence; cloud | Guidance on devices made of tissues of animal origin | Manufacturers shall name the herd. Devices of animal tissue are tested. | NOT_APPLICABLE
					active; non-sterile                      | Support periods of connected devices                 | Makers of connected devices should name the period. This applies to devices that exchange data. | NOT_APPLICABLE
					""")
	void characteristicsAreComparedByWhatTheyMean(String listed, String title, String text,
			ApplicabilityStatus expected) {
		boolean program = listed.startsWith("software");
		Company company = new Company(1,
				program ? "A program for doctors." : "Lifts with a hand control. They contain no software.",
				List.of("EU"), List.of("Class I"), List.of(listed.split("; ")), List.of(),
				List.of(new Company.Product("Nova", program ? "Software that measures moles" : "Patient lift")));
		assertThat(AssessedText.of(company, title, text).status()).isEqualTo(expected);
	}

	@Test
	void unchangedScopeConfirmsTheClassOfATitle() {
		assertThat(AssessedText
			.of(AssessedText.company("We make devices of steel.", "Class III"),
					"Notes for manufacturers of class I devices",
					"= These notes are for manufacturers of devices of class I. Manufacturers shall register.")
			.status()).isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	/** A law of radio names devices and is not for all of them. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Lamp with Bluetooth remote control   | active        | APPLICABLE
			Surgical suture                      | sterile       | NOT_APPLICABLE
			Examination lamp                     | active        | TO_REVIEW
			""")
	void lawOfRadioIsForDevicesWithRadio(String product, String listed, ApplicabilityStatus expected) {
		Company company = new Company(1, "We make one product.", List.of("EU"), List.of("Class IIa"), List.of(listed),
				List.of(), List.of(new Company.Product("Nova", product)));
		assertThat(AssessedText.of(company,
				"RSS-247: Frequency Hopping Systems and Licence-Exempt Local Area Network Devices",
				"The certificate holder shall file the test report. Devices covered by this standard shall be labelled.")
			.status()).isEqualTo(expected);
	}

	@Test
	void exemptionFromALicenceIsNotOfRadio() {
		assertThat(AssessedText
			.of(AssessedText.product("We make sutures.", "Surgical suture"),
					"Licence-exempt medical devices: annual declaration",
					"Manufacturers of medical devices shall declare their products each year.")
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Cryosurgery spray with propellant    | APPLICABLE
			Surgical suture                      | NOT_APPLICABLE
			""")
	void lawOfFluorinatedGasesIsForDevicesThatContainThem(String product, ApplicabilityStatus expected) {
		Company company = new Company(1, "We make one product.", List.of("EU"), List.of("Class IIa"), List.of(),
				List.of(), List.of(new Company.Product("Nova", product)));
		assertThat(AssessedText
			.of(company, "Fluorinated greenhouse gases: end of exemptions",
					"Manufacturers of products that contain hydrofluorocarbons shall report the quantity each year.")
			.status()).isEqualTo(expected);
	}

	/** A test has no battery: the profile must have a reader beside it. */
	@Test
	void productOfAnotherFamilyLeavesItsCharacteristicsOpen() {
		Company company = new Company(1,
				"We make malaria rapid tests. The second product is read by a hand-held battery-operated reader.",
				List.of("EU"), List.of("Class C"), List.of("in vitro diagnostic"), List.of(),
				List.of(new Company.Product("Nova", "Malaria rapid diagnostic test")));
		assertThat(AssessedText
			.of(company, "Cyber security of networked devices",
					"The manufacturer of a networked device must have a process to identify vulnerabilities.")
			.status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

}
