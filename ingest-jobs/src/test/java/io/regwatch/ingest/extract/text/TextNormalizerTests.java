package io.regwatch.ingest.extract.text;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TextNormalizerTests {

	@Test
	void cleanWhenUnstorableCharactersDropsThem() {
		assertThat(TextNormalizer.clean("a\u0000b\uD800c\uDC00d\u00ADe\uFEFF\u200Bf\uFFFF")).isEqualTo("abcdef");
	}

	@Test
	void cleanWhenPairOfSurrogatesKeepsIt() {
		assertThat(TextNormalizer.clean("a\uD83D\uDE00b")).isEqualTo("a\uD83D\uDE00b");
	}

	@Test
	void cleanWhenLigaturesAndAccentsComposesThem() {
		assertThat(TextNormalizer.clean("e\uFB03cient re\u0301gime H\u2082O"))
			.isEqualTo("efficient r\u00E9gime H\u2082O");
	}

	@Test
	void cleanWhenWhiteSpaceCollapsesIt() {
		assertThat(TextNormalizer.clean("\u00A0 a\t\r\n\u2003b \f")).isEqualTo("a b");
	}

	@Test
	void cleanCutsRunsOfCombiningMarksButNoneThatScriptsUse() {
		assertThat(TextNormalizer.clean("a" + "\u0301".repeat(100_000) + "b")).hasSizeLessThan(40).endsWith("b");
		assertThat(TextNormalizer.clean("\u0928\u093F\u0930\u094D\u092E\u093E"))
			.isEqualTo("\u0928\u093F\u0930\u094D\u092E\u093E");
	}

	@Test
	void cleanReadsControlCharactersAsWindows1252() {
		assertThat(TextNormalizer.clean("a \u0093limit\u0094 \u0096 5")).isEqualTo("a \u201Climit\u201D \u2013 5");
	}

}
