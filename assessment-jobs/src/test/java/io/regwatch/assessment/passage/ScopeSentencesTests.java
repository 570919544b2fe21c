package io.regwatch.assessment.passage;

import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.schema.ApplicabilityStatus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What limits the scope of a text, and what only adds to it. */
class ScopeSentencesTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Registration of devices: UDI              | Manufacturers shall register each device. The same holds for in vitro diagnostics.
					UDI: Registrierung von Produkten          | Hersteller registrieren ihre Produkte. Die Pflicht gilt für Produkte aller Klassen. Für In-vitro-Diagnostika gelten die Fristen der IvDV.
					Enregistrement des dispositifs médicaux   | Les fabricants enregistrent leurs dispositifs. La règle s'applique également aux diagnostics in vitro.
					Vigilance of medical devices              | Manufacturers shall report incidents. This applies also to active implants.
					Vigilance of medical devices              | Manufacturers shall report incidents. This notice applies to custom-made devices as well.
					Vigilance of medical devices              | Manufacturers shall report incidents. This notice applies to custom-made devices too.
					Vigilance of medical devices              | Manufacturers shall report incidents. This notice extends to custom-made devices.
					Vigilance of medical devices              | Manufacturers shall report incidents. Custom-made devices are subject to Article 2 in so far as they are lent.
					Vigilance of medical devices              | Manufacturers shall report incidents. Custom-made devices fall under section 3.
					Vigilanz bei Medizinprodukten             | Hersteller von Medizinprodukten melden Vorkommnisse. Diese Verordnung gilt zudem für Sonderanfertigungen.
					Vigilanz bei Medizinprodukten             | Hersteller von Medizinprodukten melden Vorkommnisse. Sonderanfertigungen unterliegen Artikel 2.
					Vigilance des dispositifs médicaux        | Les fabricants déclarent les incidents. Le présent arrêté s'étend aux dispositifs sur mesure.
					Vigilance des dispositifs médicaux        | Les fabricants déclarent les incidents. Les dispositifs sur mesure sont soumis à l'article 2.
					""")
	void whatIsAddedDoesNotLimit(String title, String text) {
		assertThat(AssessedText
			.of(AssessedText.product("Dental implants of titanium. No electronics, no software.", "Dental implant"),
					title, text)
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource({ "The obligation covers devices of all classes.", "Die Pflicht gilt für Produkte aller Klassen.",
			"L'obligation vaut pour tous les dispositifs.", "La obligación vale para todos los productos.",
			"L'obbligo vale per tutti i dispositivi.", "A obrigação vale para todos os produtos." })
	void sentenceOfAllDevicesIsWide(String sentence) {
		assertThat(ScopeSentences.widen(sentence)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Implants are covered by ISO 14708.", "Implants are dealt with in part 3.",
			"Implantate werden in der Norm ISO 14708 behandelt; sie gilt für Implantate.",
			"Les implants sont couverts par la norme ISO 14708.",
			"Los implantes están cubiertos por la norma ISO 14708.",
			"Gli impianti sono trattati nella norma ISO 14708.", "Os implantes são abrangidos pela norma ISO 14708." })
	void whatAnotherDocumentCoversIsNoScope(String sentence) {
		assertThat(AssessedText
			.of(AssessedText.product("Sutures. No electrical products.", "Absorbable suture, an implant"),
					"Electromagnetic disturbances of medical electrical equipment",
					"This document applies to medical electrical equipment. " + sentence)
			.status()).isNotEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource({ "These considerations apply mutatis mutandis to the IVDR.",
			"The same rules apply by analogy to in vitro diagnostics.",
			"Diese Fristen gelten sinngemäß für In-vitro-Diagnostika.",
			"Ces délais s'appliquent par analogie aux diagnostics in vitro.",
			"Diese Vorgaben gelten entsprechend für In-vitro-Diagnostika." })
	void whatAppliesByAnalogyDoesNotLimit(String sentence) {
		assertThat(AssessedText
			.of(AssessedText.product("Dental implants of titanium.", "Dental implant"),
					"Registration of medical devices in EUDAMED", "Manufacturers shall register devices. " + sentence)
			.status()).isEqualTo(ApplicabilityStatus.APPLICABLE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			This order applies to devices that are subject to Article 52 of Regulation (EU) 2017/745.       | true
			This order applies to devices that are subject to section 510(k) of the Act.                    | true
			This order applies only to devices that in addition contain a medicine.                         | true
			This order applies to pumps in addition to ventilators.                                         | true
			This order applies to devices that are subject to Article 52.                                   | false
			This order extends to custom-made devices.                                                      | false
			""")
	void articlesOfOtherActsAndWhatIsOnlyMeantLimit(String sentence, boolean limits) {
		assertThat(ScopeSentences.isOfSome(sentence)).isEqualTo(limits);
	}

}
