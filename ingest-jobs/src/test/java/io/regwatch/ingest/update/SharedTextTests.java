package io.regwatch.ingest.update;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class SharedTextTests {

	private static final String TITLE = "Guidance on sterile packaging of devices. ";

	private static final String TEXT = TITLE + IntStream.range(0, 20)
		.mapToObj("Section %d asks makers for one more record."::formatted)
		.collect(Collectors.joining(" "));

	@Test
	void isReplacedWhenHardlyAnyOfTheTextIsLeft() {
		assertThat(isReplaced(TITLE + "Loading\u2026")).isTrue();
		assertThat(isReplaced("Le fabricant conserve toute la documentation technique pendant quinze ans. ".repeat(9)))
			.isTrue();
		assertThat(isReplaced(TEXT)).isFalse();
		assertThat(isReplaced(TEXT.substring(0, TEXT.length() / 2))).isFalse();
		assertThat(isReplaced(TEXT + "Annex. " + "More is said here about other things. ".repeat(90))).isFalse();
	}

	@Test
	void isCutOffWhenOnlyTheBeginningIsLeft() {
		assertThat(isCutOff(TEXT.substring(0, TEXT.length() / 2))).isTrue();
		assertThat(isCutOff(TEXT.substring(0, TEXT.length() / 2) + "\u2026")).isTrue();
		assertThat(isCutOff(TEXT.substring(0, TEXT.length() * 9 / 10))).isFalse();
		assertThat(isCutOff(TEXT.substring(TEXT.length() / 2))).isFalse();
		assertThat(isCutOff(TEXT)).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "\u2026", "...", "[\u2026] Continue reading", "... Read more \u00BB", "\u2026 Mehr...",
			"\u2026 \u7D9A\u304D\u3092\u8AAD\u3080" })
	void isExcerptWhenTheBeginningSaysThatMoreFollows(String sign) {
		assertThat(isExcerpt(TEXT.substring(0, 150) + sign)).isTrue();
		assertThat(isExcerpt("Another text " + sign)).isFalse();
		assertThat(isExcerpt(TEXT.substring(0, 150))).isFalse();
		assertThat(isExcerpt(TEXT + sign)).isFalse();
	}

	@Test
	void withoutNumbersWhenPagesDifferByTitleAndNumberIsTheSame() {
		String page = "%s is not available now. Reference: 78d5%d3";
		assertThat(SharedText.withoutNumbers(blocks(page.formatted("Stents 2", 1)), List.of("Stents 2")))
			.isEqualTo(SharedText.withoutNumbers(blocks(page.formatted("Lasers", 2)), List.of("Lasers", "")));
	}

	private static boolean isExcerpt(String now) {
		return SharedText.isExcerpt(blocks(now), blocks(TEXT));
	}

	private static boolean isReplaced(String now) {
		return SharedText.isReplaced(blocks(now), blocks(TEXT));
	}

	private static boolean isCutOff(String now) {
		return SharedText.isCutOff(blocks(now), blocks(TEXT));
	}

	private static List<Block> blocks(String text) {
		return List.of(new Block(0, 1, BlockKind.PARAGRAPH, 0, text));
	}

}
