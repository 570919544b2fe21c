package io.regwatch.assessment.impact;

import org.junit.jupiter.params.provider.ValueSource;
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

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Questions on article 14 of Regulation (EU) 2017/745 | This document answers questions about the obligations of distributors. A distributor shall keep a register.
					Questions on article 13 of Regulation (EU) 2017/745 | This guidance explains the obligations of importers. Importers shall keep a register.
					Fragen zu Artikel 13 der Verordnung (EU) 2017/745   | Dieses Dokument erläutert die Pflichten der Importeure. Importeure müssen ein Register führen.
					Questions sur l'article 14 du règlement (UE) 2017/745 | Ce document explique les obligations des distributeurs. Les distributeurs doivent tenir un registre.
					Domande sull'articolo 13 del regolamento (UE) 2017/745 | Questo documento spiega gli obblighi degli importatori. Gli importatori devono tenere un registro.
					Aufbereitung von Medizinprodukten in Spitälern      | Dieses Dokument richtet sich an Spitäler. Das Spital muss jede Charge dokumentieren.
					Reusable medical devices in dialysis centres        | Dialysis centres must keep a record of each cycle. Hospitals must train staff.
					""")
	void documentOfOthersDutiesIsNotForMakers(String title, String text) {
		assertThat(AssessedText.of(AssessedText.product("Reusable bone drills.", "Bone drill"), title, text).status())
			.isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Responsibilities of notified bodies for medical devices",
			"Competence of auditing organizations for medical devices", "Medical devices in hospitals",
			"Aufgaben der Benannten Stellen für Medizinprodukte",
			"Tâches des organismes notifiés pour les dispositifs médicaux" })
	void longTextForOthersMaySpeakOfMakers(String title) {
		String text = "The notified body must check the file. ".repeat(9) + "The manufacturer shall sign it.";
		assertThat(AssessedText.of(AssessedText.product("Coronary stents.", "Coronary stent"), title, text).status())
			.isEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Duties of manufacturers and notified bodies for medical devices",
			"Notified bodies and manufacturers of medical devices: audits",
			"Hersteller und Benannte Stellen: Medizinprodukte",
			"Fabricants et organismes notifiés de dispositifs médicaux",
			"Fabricantes y organismos notificados de productos sanitarios" })
	void titleThatNamesMakersIsForThem(String title) {
		String text = "The notified body must check the file. ".repeat(9) + "The manufacturer shall sign it.";
		assertThat(AssessedText.of(AssessedText.product("Coronary stents.", "Coronary stent"), title, text).status())
			.isNotEqualTo(ApplicabilityStatus.NOT_APPLICABLE);
	}

}
