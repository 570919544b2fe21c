package io.regwatch.search.index;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class CompoundsTests {

	@ParameterizedTest
	@CsvSource({ "Implantatpass, pass", "Implantatpässe, pass", "Medizinproduktesicherheit, sicherheit+produkt",
			"Herzschrittmacher, schrittmacher", "Marktüberwachungsbehörden, behorde+uberwachung",
			"Gebrauchsanweisung, anweisung", "Medizinprodukteverordnung, verordnung+produkt",
			"Blutzuckerteststreifen, teststreifen" })
	void compoundHasItsLaterParts(String word, String expected) {
		assertThat(Compounds.of(Folding.words(word), "de")).containsExactlyElementsOf(List.of(expected.split("\\+")));
	}

	@ParameterizedTest
	@ValueSource(strings = { "Anpassung", "Hersteller", "Kompass", "Überprüfung", "klinische", "Produkt", "Verordnung",
			"Beanstandung", "Untersuchung", "" })
	void otherWordHasNone(String word) {
		assertThat(Compounds.of(Folding.words(word), "de")).isEmpty();
	}

	@Test
	void wordsOfOtherLanguagesAreNotSplit() {
		assertThat(Compounds.of("implantatpass", "en")).isEmpty();
	}

}
