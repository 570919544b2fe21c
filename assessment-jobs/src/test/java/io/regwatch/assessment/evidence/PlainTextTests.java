package io.regwatch.assessment.evidence;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class PlainTextTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
			Read <b>this</b> now | Read this now
			Read [this](https://evil.example/a?b) now | Read this now
			![x](https://evil.example/pixel.png) Report. | x Report.
			See https://evil.example/a, then report. | See then report.
			See www.evil.example or evil.com/login now | See or now
			Write to bad@evil.example now | Write to now
			<scr<script>ipt>alert(1)</scr</script>ipt> it | ipt>alert(1) ipt> it
			Go &lt;a href='x'&gt; on | Go a href='x' on
			**Bold** and `code` | Bold and code
			javascript:alert(1) is run | is run
			An open <img src=x onerror=alert(1) | An open
			""")
	void markupAndLinksAreTakenOut(String text, String plain) {
		assertThat(PlainText.of(text, 100)).isEqualTo(plain);
		assertThat(PlainText.isPlain(PlainText.of(text, 100))).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Devices shall be ≥ 5 mm and < 7 mm long; see Article 10(9)(a).",
			"Regulation (EU) 2017/745", "Übergangsfristen für Klasse-III-Implantate: 26. Mai 2026.",
			"R&D, i.e. the maker's.", "5 * 4 > 3 # 2" })
	void wordsOfTheFieldStay(String text) {
		assertThat(PlainText.isPlain(text)).isTrue();
		assertThat(PlainText.of(text, 100)).isEqualTo(text);
	}

	@Test
	void whatCannotBeSeenIsTakenOut() {
		assertThat(PlainText.of("a\u200bb\u202ec\u00add \ud83d x\n\n\ty\u0000z", 100)).isEqualTo("abcd x y z");
		assertThat(PlainText.of("tag" + new String(Character.toChars(0xE0041)), 100)).isEqualTo("tag");
	}

	@Test
	void whatIsTooLongEndsAfterAWord() {
		assertThat(PlainText.of("one two three", 9)).isEqualTo("one two…");
		assertThat(PlainText.of("x".repeat(50), 9)).hasSize(9);
	}

}
