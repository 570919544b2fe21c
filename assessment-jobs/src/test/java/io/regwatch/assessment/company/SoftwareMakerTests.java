package io.regwatch.assessment.company;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.schema.ApplicabilityStatus;

import static org.assertj.core.api.Assertions.assertThat;

/** Programs that work on what devices of others record have no body. */
class SoftwareMakerTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			We make software only.                              | NOT_APPLICABLE
			Wir entwickeln nur Software und keine Hardware.     | NOT_APPLICABLE
			We make no scanners or other hardware.              | NOT_APPLICABLE
			We make software, and hardware of others reads it.  | TO_REVIEW
			A patch with software; no other hardware is needed. | TO_REVIEW
			The only software-controlled patch.                 | TO_REVIEW
			""")
	void whoMakesNothingElseMakesPrograms(String description, ApplicabilityStatus expected) {
		Company company = new Company(1, description, List.of("EU"), List.of("Class IIa"), List.of("software", "AI/ML"),
				List.of(), List.of(new Company.Product("Cora", "Triage of suspected embolism")));
		assertThat(AssessedText
			.of(company, "Natural rubber latex in medical devices", "Devices with latex shall bear a warning.")
			.status()).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			software, AI/ML   | Software that interprets electrocardiograms | NOT_APPLICABLE
			software          | Program for reading spirometers             | TO_REVIEW
			software, sterile | Software that interprets electrocardiograms | TO_REVIEW
			software          | Electrocardiograph                          | TO_REVIEW
			""")
	void materialsAreNotThoseOfPrograms(String characteristics, String product, ApplicabilityStatus expected) {
		Company company = new Company(1, null, List.of("EU"), List.of("Class IIa"),
				List.of(characteristics.split(", ")), List.of(), List.of(new Company.Product("Cora", product)));
		assertThat(AssessedText
			.of(company, "Natural rubber latex in medical devices", "Devices with latex shall bear a warning.")
			.status()).isEqualTo(expected);
	}

}
