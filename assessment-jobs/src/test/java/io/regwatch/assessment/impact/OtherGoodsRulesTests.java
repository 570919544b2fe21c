package io.regwatch.assessment.impact;

import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Goods of other laws, by what updates are about and newly say. */
class OtherGoodsRulesTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Endoscopes and X-ray systems for use in animals      | Labels of an animal device name the species. Devices for use in animals need no clearance.
					Geräte für Tiere                                     | Die Anwendung bei Tieren ist anzugeben. Geräte für Tiere brauchen keine Benannte Stelle.
					Instruments à usage vétérinaire                      | Les instruments à usage vétérinaire portent une mention. Les appareils pour les animaux sont exclus du marquage.
					Batch records: questions and answers                 | Records of drug products are kept for a year. Makers of drug substances answer within a month.
					Fristen der Zulassung                                | Arzneimittel dürfen bis Ende 2027 verkauft werden. Kantone können Arzneimittel melden.
					Guide d'inspection des sites                         | Les médicaments sont fabriqués selon le dossier. Un site de médicaments est inspecté chaque année.
					""")
	void updateOfOtherGoodsAloneIsOutOfScope(String title, String text) {
		assertThat(status(title, text)).isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Act on medicines and medical devices | Pharmacies keep a list of medicines. = Whoever sells a medical device registers it.
					Gesetz über Arzneimittel und Medizinprodukte | Apotheken führen ein Verzeichnis der Arzneimittel. = Medizinprodukte werden registriert.
					Loi sur les médicaments et les dispositifs médicaux | Les médicaments importés sont déclarés. = Les dispositifs médicaux sont enregistrés.
					""")
	void amendmentIsJudgedByWhatIsNew(String title, String text) {
		assertThat(status(title, text)).isEqualTo(ApplicabilityStatus.OUT_OF_SCOPE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Act on medicines and medical devices | Medicines and medical devices are registered by their makers. = Pharmacies keep a list.
					Materials of devices that touch food | Manufacturers document which material of a device touches food.
					Classification of devices in Regulation (EU) 2017/745 (MDR) and Regulation (EU) 2017/746 (IVDR) | Manufacturers justify the class of each device.
					""")
	void updateThatSpeaksOfDevicesTooIsNeverPutAside(String title, String text) {
		assertThat(status(title, text)).isNotIn(ApplicabilityStatus.OUT_OF_SCOPE, ApplicabilityStatus.NOT_APPLICABLE);
	}

	private static ApplicabilityStatus status(String title, String text) {
		return AssessedText.of(AssessedText.product("Hospital beds with electric motors.", "Hospital bed"), title, text)
			.status();
	}

}
