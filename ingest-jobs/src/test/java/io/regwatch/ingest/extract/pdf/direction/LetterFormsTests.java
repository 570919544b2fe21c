package io.regwatch.ingest.extract.pdf.direction;

import java.awt.geom.Rectangle2D;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LetterFormsTests {

	@Test
	void lettersWhenFormsAreOfWordsReturnsTheLetters() {
		assertThat(LetterForms.letters("\uFEE3")).isEqualTo("\u0645");
		assertThat(LetterForms.letters("\uFEFB")).isEqualTo("\u0644\u0627");
		assertThat(LetterForms.letters("\uFB2A")).isEqualTo("\u05E9\u05C1");
		assertThat(LetterForms.letters("\uFC60")).isEqualTo("\u064E\u0651");
	}

	@Test
	void lettersWhenGhostscriptRepeatedAByteReturnsTheLetters() {
		assertThat(LetterForms.letters("\u0644\u4427")).isEqualTo("\u0644\u0627");
		assertThat(LetterForms.letters("\u0650\u5051")).isEqualTo("\u0650\u0651");
		assertThat(LetterForms.letters("\u0644\u5027")).isEqualTo("\u0644\u5027");
	}

	@Test
	void isBarWhenInkJoinsTheLettersBesideItIsTrue() {
		assertThat(Tatweel.isBar(new Rectangle2D.Double(-8, 0, 227, 76), 210)).isTrue();
		assertThat(Tatweel.isBar(new Rectangle2D.Double(0, 240, 500, 60), 500)).as("dash").isFalse();
		assertThat(Tatweel.isBar(new Rectangle2D.Double(0, -150, 500, 60), 500)).as("underscore").isFalse();
		assertThat(Tatweel.isBar(new Rectangle2D.Double(60, 0, 90, 90), 210)).as("full stop").isFalse();
	}

}
