package io.regwatch.assessment.relevance;

import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Profiles in words that any maker may use. */
class VagueProfileTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Surgical instrument            | Ultrasonic scalpels  | Makers of ultrasonic scalpels should test the blade.
					Medizinische Geräte für Kliniken | Beatmungsgeräte    | Hersteller von Beatmungsgeräten prüfen den Alarm.
					Dispositifs à usage unique     | Gants chirurgicaux   | Les fabricants de gants chirurgicaux essaient la résistance.
					Equipment for hospitals        | Recall of hospital beds | The side rail of the hospital beds may fall.
					""")
	void kindsDecideNothing(String product, String title, String text) {
		Company company = new Company(1, null, List.of("EU"), List.of(), List.of(), List.of(),
				List.of(new Company.Product("Nova", product)));
		assertThat(VagueProfile.is(company)).isTrue();
		assertThat(AssessedText.of(company, title, text).status()).isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@ParameterizedTest
	@CsvSource({ "Hip implant", "Zahnimplantat", "Pompe à perfusion", "Surgical glove", "Suture kit" })
	void oneTellingWordIsEnough(String product) {
		assertThat(VagueProfile.is(AssessedText.product("Medical devices", product))).isFalse();
	}

}
