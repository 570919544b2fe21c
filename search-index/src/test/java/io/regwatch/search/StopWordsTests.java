package io.regwatch.search;

import java.util.List;

import io.regwatch.search.index.Folding;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class StopWordsTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
			What must a manufacturer report?    | must manufacturer report
			Welche Fristen gelten für Meldungen | fristen gelten meldungen
			Quelles sont les règles de l'UE     | regles ue
			what is it                          | what is it
			""")
	void wordsThatSayNothingAreRemovedUnlessThereAreNoOthers(String search, String expected) {
		List<String> words = List.of(Folding.words(search).split(" "));
		assertThat(StopWords.without(words)).containsExactly(expected.split(" "));
	}

}
