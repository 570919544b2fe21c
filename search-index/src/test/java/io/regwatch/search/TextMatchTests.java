package io.regwatch.search;

import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class TextMatchTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~',
			textBlock = """
					implant                 | ~All implants, and implantable pumps.~         | ~All [implants], and [implantable] pumps.~
					EVALUATION              | ~L'évaluation clinique~                        | ~L'[évaluation] clinique~
					Stents                  | ~A stent is one of the stents.~                | ~A [stent] is one of the [stents].~
					"clinical evaluation"   | ~Clinical data; a clinical, evaluation plan.~  | ~Clinical data; a [clinical, evaluation] plan.~
					post-market             | ~Post-market data of the market~               | ~[Post]-[market] data of the [market]~
					820.30                  | ~See 21 CFR 820.30(g), not 820 or 30.~         | ~See 21 CFR [820.30](g), not 820 or 30.~
					機器                    | ~医療機器の機~                                 | ~医療[機器]の機~
					-stent pump             | ~A pump without stent~                         | ~A [pump] without stent~
					UDI                     | ~The unique device identification, or UDI.~    | ~The [unique device identification], or [UDI].~
					Geräte                  | ~Die Geraete, Gerät und Medizingeräte~         | ~Die Geraete, [Gerät] und [Medizingeräte]~
					xylophone               | ~Nothing here~                                 | ~Nothing here~
					""")
	void highlightMarksWordsAndPhrases(String search, String text, String expected) {
		assertThat(highlighted(search, text)).isEqualTo(expected);
	}

	@Test
	void highlightKeepsTheText() {
		String text = "  e\u0301tude\u00A0\uD83D\uDE00 — «stent»\n\u202Eend ";
		assertThat(new TextMatch("stent etude").highlight(text)).extracting(TextPart::text)
			.satisfies((parts) -> assertThat(String.join("", parts)).isEqualTo(text));
		assertThat(highlighted("etude", text)).startsWith("  [e\u0301tude]");
	}

	@Test
	void highlightWhenTheTextIsEmptyHasNoParts() {
		assertThat(new TextMatch("stent").highlight("")).isEmpty();
	}

	private static String highlighted(String search, String text) {
		return new TextMatch(search).highlight(text)
			.stream()
			.map((part) -> part.matches() ? "[" + part.text() + "]" : part.text())
			.collect(Collectors.joining());
	}

}
