package io.regwatch.search.index;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class FoldingTests {

	@ParameterizedTest
	@CsvSource({ "Prüfung, prufung", "Straße, strasse", "STRASSE, strasse", "ẞ, ss", "Lægemiddel, laegemiddel",
			"Øre, ore", "Łódź, lodz", "Đorđe, dorde", "İstanbul, istanbul", "ılık, ilik", "ﬁle, file", "Ⅷ, viii",
			"ΟΔΌΣ, οδοσ", "οδός, οδοσ", "한국, 한국" })
	void foldWhenCaseAccentsOrTypographyDifferReturnsSame(String text, String folded) {
		assertThat(Folding.fold(text)).isEqualTo(folded);
	}

	@Test
	void foldWhenComposedOrDecomposedReturnsSame() {
		assertThat(Folding.fold("e\u0301")).isEqualTo(Folding.fold("\u00e9"));
	}

	@Test
	void foldWhenFoldedAgainChangesNothing() {
		String folded = Folding.fold("Änderung der Verordnung (EU) 2017/745 – Ærø");
		assertThat(Folding.fold(folded)).isEqualTo(folded);
	}

	@ParameterizedTest
	@CsvSource(quoteCharacter = '"', value = { "L'évaluation – clinique, l evaluation clinique",
			"(EU) 2017/745, eu 2017 745", "21 CFR 820.30(a), 21 cfr 820 30 a", "医疗 devices, 医 疗 devices", "§§, \"\"" })
	void wordsWhenPunctuatedAreApart(String text, String words) {
		assertThat(Folding.words(text)).isEqualTo(words);
	}

	@ParameterizedTest
	@CsvSource({ "MDCG 2019-11, mdcg201911", "(EU) 2017/745, eu2017745", "ISO 14971:2019/A11:2021, iso149712019a112021",
			"§, ''" })
	void compactWhenSpacedOrPunctuatedKeepsLettersAndDigits(String externalId, String compact) {
		assertThat(Folding.compact(externalId)).isEqualTo(compact);
	}

}
