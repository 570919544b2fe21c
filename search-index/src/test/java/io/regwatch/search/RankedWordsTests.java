package io.regwatch.search;

import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class RankedWordsTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
			What must a manufacturer report?    | must manufacturer report
			Welche Fristen gelten für Meldungen | fristen gelten meldungen
			Quelles sont les règles de l'UE     | regles ue
			What doesn't a maker need?          | maker need
			CE marking in the EU for AI         | ce marking eu ai
			class I and Annex A                 | class i annex a
			part of the class of a device       | part class device
			non-sterile, off-label use          | non sterile off label use
			what is it                          | what is it
			""")
	void wordsThatSayNothingDoNotRankUnlessThereAreNoOthers(String search, String expected) {
		List<Term> terms = Arrays.stream(search.split("[ ,?]+")).map((word) -> Term.of(word, false)).toList();
		assertThat(RankedWords.of(terms)).containsExactly(expected.split(" "));
	}

}
