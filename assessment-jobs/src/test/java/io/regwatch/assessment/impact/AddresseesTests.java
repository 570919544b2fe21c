package io.regwatch.assessment.impact;

import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Texts for others than makers. */
class AddresseesTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Implants: records in hospitals                | Hospitals must enter each stent in the register by Friday. Manufacturers have no duties under this order.
					Implantatregister                             | Krankenhäuser melden jeden Stent. Hersteller haben hieraus keine Pflichten.
					Registre des implants                         | Les établissements de santé déclarent chaque stent. Les fabricants n'ont aucune obligation.
					""")
	void textThatReleasesAllMakersIsNotForThem(String title, String text) {
		assertThat(AssessedText.of(AssessedText.product("Coronary stents.", "Coronary stent"), title, text).status())
			.isNotEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource({ "Manufacturers have no duties under these Directions.", "Makers are not addressed.",
			"Hersteller haben hieraus keine Pflichten.", "Les fabricants n'ont aucune obligation." })
	void releaseIsRead(String sentence) {
		assertThat(Addressees.releaseAllMakers(sentence)).isTrue();
	}

	@ParameterizedTest
	@CsvSource({ "Manufacturers have no duties until 2027.", "Manufacturers have duties.",
			"Distributors have no obligations." })
	void releaseForATimeOrOfOthersIsNone(String sentence) {
		assertThat(Addressees.releaseAllMakers(sentence)).isFalse();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Competence of auditors of notified bodies   | Notified bodies train their auditors. Decision makers need five years of practice.
					Benennung der Benannten Stellen             | Die Benannte Stelle gibt ihre Codes an. Die zuständige Behörde prüft sie.
					Exchange of reports between competent authorities | Competent authorities send the form. Makers neither fill in nor receive it.
					""")
	void othersMayBeAuthoritiesAndNotifiedBodies(String title, String text) {
		assertThat(AssessedText.of(AssessedText.product("Coronary stents.", "Coronary stent"), title, text).status())
			.isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

}
