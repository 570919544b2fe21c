package io.regwatch.ingest.extract.pdf.furniture;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class RunningNumbersTests {

	@ParameterizedTest
	@ValueSource(strings = { "5", "- 5 -", "Page 5 of 9", "Seite 5", "5/9", "\u7B2C 5 \u9875", "\u0441\u0442\u0440. 5",
			"\u0665", "v" })
	void loneWhenALineIsAPageNumberGivesIt(String line) {
		assertThat(RunningNumbers.lone(line)).hasValue(5);
	}

	@ParameterizedTest
	@ValueSource(strings = { "\u7981\u6B62 5", "\u0417\u0430\u043F\u0440\u0435\u0442 5",
			"\u0391\u03C0\u03B1\u03B3\u03CC\u03C1\u03B5\u03C5\u03C3\u03B7 5", "\u062D\u0638\u0631 5", "\uAE08\uC9C0 5",
			"\u0928\u093F\u0937\u0947\u0927 5", "5 mg", "5 \u043C\u0433" })
	void loneWhenALineHasWordsOfAnyScriptGivesNone(String line) {
		assertThat(RunningNumbers.lone(line)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "1/2", "3/4" })
	void isExplicitWhenAFractionIsNotOfAllPagesIsFalse(String line) {
		assertThat(RunningNumbers.isExplicit(line, 9)).isFalse();
	}

	@Test
	void maskedWhenARuleIsDrawnBesideAHeaderIgnoresIt() {
		assertThat(RunningNumbers.masked("Guidance 2011 ______________"))
			.isEqualTo(RunningNumbers.masked("Guidance 2012"))
			.isNotEqualTo(RunningNumbers.masked("Guidance"));
		assertThat(RunningNumbers.masked("______________")).isNotEmpty();
	}

}
