package io.regwatch.ingest.extract;

import java.util.List;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LanguageDetectorTests {

	private final LanguageDetector languages = new LanguageDetector();

	@Test
	void toldWhenTextIsLongEnoughNamesItsLanguage() {
		assertThat(languageOf("This Regulation lays down rules concerning the placing on the market of devices."))
			.isEqualTo("en");
		assertThat(languageOf("Mit dieser Verordnung werden Regeln für das Inverkehrbringen von Medizinprodukten und "
				+ "deren Zubehör in der Union festgelegt."))
			.isEqualTo("de");
		assertThat(languageOf("Le présent règlement établit des règles concernant la mise sur le marché de dispositifs "
				+ "médicaux à usage humain et de leurs accessoires."))
			.isEqualTo("fr");
	}

	@Test
	void toldWhenTextIsTooShortNamesNone() {
		assertThat(languageOf("MDR 2017/745")).isNull();
	}

	@Test
	void toldWhenTextHasNoWordsNamesNone() {
		assertThat(languageOf("12 345 678 90 11 22 33 44 55 66 77 88 99 00 11 22 33 44 55 66 77 88 99 00")).isNull();
	}

	private @Nullable String languageOf(String text) {
		Block block = new Block(0, 1, BlockKind.PARAGRAPH, 0, text);
		return this.languages.told(new Extraction.Text("text/plain", null, null, 1, List.of(block))).language();
	}

}
