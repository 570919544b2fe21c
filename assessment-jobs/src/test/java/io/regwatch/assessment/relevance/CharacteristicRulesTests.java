package io.regwatch.assessment.relevance;

import java.util.Arrays;
import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What titles ask of devices, and what profiles say that theirs have or have not. */
class CharacteristicRulesTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			connected            | APPLICABLE
			sterile, software    | TO_REVIEW
			""")
	void oneOfTwoAlternativesIsEnough(String characteristics, ApplicabilityStatus expected) {
		assertThat(assess("Monitors for the ward, with software.", characteristics,
				"Guidance on updates of devices with wireless or network functions",
				"Manufacturers should say for how long they send updates."))
			.isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Screws of titanium. No material of animal or human origin is used. | NOT_APPLICABLE
			Screws, some of them with a coating.                              | TO_REVIEW
			""")
	void eachLimitOfATitleHasToBeMet(String description, ApplicabilityStatus expected) {
		assertThat(assess(description, "implantable",
				"Materials from cattle in implantable and absorbable medical devices",
				"Manufacturers shall keep records of the herd for each device from cattle."))
			.isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Software for doses by a formula, without machine learning.        | NOT_APPLICABLE
			Software per le dosi, senza funzioni di apprendimento.            | NOT_APPLICABLE
			Software for doses. Nothing in it learns from data.               | NOT_APPLICABLE
			Software for doses with a trained model.                          | APPLICABLE
			""")
	void softwareThatDoesNotLearnIsNotMeant(String description, ApplicabilityStatus expected) {
		assertThat(assess(description, "software", "Changes of machine learning-enabled device software",
				"This guidance applies to software of which a function relies on a model that was trained with data. "
						+ "Manufacturers should describe each change."))
			.isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Pumps with a Wi-Fi module. They have no Bluetooth.   | NOT_APPLICABLE
			Pumps with Bluetooth.                                | APPLICABLE
			Pumps with a wireless module.                        | APPLICABLE
			""")
	void oneKindOfRadioIsNotAnother(String description, ApplicabilityStatus expected) {
		assertThat(assess(description, "connected", "Weakness of a Bluetooth Low Energy library in medical devices",
				"Manufacturers should check whether their devices use the Bluetooth library."))
			.isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Membranas de colágeno reabsorbibles: inflamación    | APPLICABLE
			Membranas de colágeno no reabsorbibles: inflamación | NOT_APPLICABLE
			""")
	void lettersWithinAWordDenyNothing(String title, ApplicabilityStatus expected) {
		Company company = new Company(1, "Absorbable membranes of collagen for dentists.", List.of("EU"), List.of(),
				List.of("absorbable", "implantable", "sterile"), List.of(),
				List.of(new Company.Product("Nova", "Resorbable collagen membrane")));
		assertThat(
				AssessedText.of(company, title, "Los fabricantes deben revisar los lotes de las membranas.").status())
			.isEqualTo(expected);
	}

	private static ApplicabilityStatus assess(String description, String characteristics, String title, String text) {
		Company company = new Company(1, description, List.of("EU", "US"), List.of(),
				Arrays.asList(characteristics.split(", ")), List.of(),
				List.of(new Company.Product("Nova", description)));
		return AssessedText.of(company, title, text).status();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Tubing free of latex, whose inside is coated with heparin of porcine origin. | APPLICABLE
			Tubing free of latex and of materials of porcine origin.                    | NOT_APPLICABLE
			""")
	void relativeClauseBehindADenialIsAffirmed(String description, ApplicabilityStatus expected) {
		assertThat(assess(description, "sterile", "Medical devices with materials of animal origin",
				"Manufacturers of devices with porcine materials shall document the animals."))
			.isEqualTo(expected);
	}

	@Test
	void plannedChangesOfATitleAreNotOpen() {
		assertThat(assess("An app with machine learning.", "software, AI/ML",
				"Planned changes to medical devices that use machine learning",
				"Manufacturers should describe each change of the model."))
			.isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

}
