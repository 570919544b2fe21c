package io.regwatch.ingest.extract.pdf.line;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SwappedUnicodeTests {

	@Test
	void correctWhenBytesOfLettersAreSwappedReadsTheLetters() {
		assertThat(SwappedUnicode.correct("inte\u7200\u6E00ational Ha\u7200\u6D00onization"))
			.isEqualTo("international Harmonization");
	}

	@Test
	void correctWhenALetterIsCutOffKnowsNone() {
		assertThat(SwappedUnicode.correct("of \u6E00\uFFFD kind")).isEqualTo("of \uFFFD\uFFFD kind");
	}

	@Test
	void correctWhenTextIsChineseLeavesIt() {
		assertThat(SwappedUnicode.correct("Class A\u6700\u9AD8")).isEqualTo("Class A\u6700\u9AD8");
		assertThat(SwappedUnicode.correct("GB\u4E00\u822C")).isEqualTo("GB\u4E00\u822C");
		assertThat(SwappedUnicode.correct("\u5100\u5668\u8A2D\u5099")).isEqualTo("\u5100\u5668\u8A2D\u5099");
	}

}
