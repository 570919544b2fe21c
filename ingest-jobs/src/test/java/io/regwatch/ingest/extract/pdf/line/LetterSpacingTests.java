package io.regwatch.ingest.extract.pdf.line;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LetterSpacingTests {

	@Test
	void closeUpWhenLettersAreSpacedJoinsWords() {
		assertThat(LetterSpacing.closeUp("S C O P E  O F  D U T I E S")).isEqualTo("SCOPE  OF  DUTIES");
		assertThat(LetterSpacing.closeUp("2  \u0393 \u0395 \u039D \u0399 \u039A \u0391"))
			.isEqualTo("2  \u0393\u0395\u039D\u0399\u039A\u0391");
	}

	@Test
	void closeUpWhenLettersAreWordsOrClassesKeepsThem() {
		assertThat(LetterSpacing.closeUp("Classes A B C and D")).isEqualTo("Classes A B C and D");
		assertThat(LetterSpacing.closeUp("a b c d")).isEqualTo("a b c d");
		assertThat(LetterSpacing.closeUp("1 2 3 4 5 6")).isEqualTo("1 2 3 4 5 6");
	}

}
