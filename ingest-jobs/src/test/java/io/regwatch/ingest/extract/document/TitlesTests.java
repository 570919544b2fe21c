package io.regwatch.ingest.extract.document;

import java.util.List;
import java.util.stream.Stream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class TitlesTests {

	@ParameterizedTest
	@ValueSource(strings = { "CHAPTER I", "Article 5", "\u00A7 3", "Annex II:", "Page 3 of 10", "Seite 4", "- 12 -",
			"12", "\u7B2C\u4E00\u7AE0", "\uC81C1\uC7A5", "3 / 10" })
	void ofWhenHeadingIsANumberTakesTheNextOne(String number) {
		assertThat(title(null, number, "General provisions")).isEqualTo("General provisions");
		assertThat(title(null, number)).isNull();
		assertThat(title(number, "General provisions")).isEqualTo("General provisions");
	}

	@ParameterizedTest
	@ValueSource(strings = { "Annex I General requirements", "Part 820 Quality system regulation", "MDCG 2019-11",
			"Page layout of labels", "\u7B2C\u4E00\u7AE0 \u603B\u5219" })
	void ofWhenHeadingHasWordsTakesIt(String title) {
		assertThat(title(null, title)).isEqualTo(title);
	}

	@Test
	void ofWhenMetadataAreSensiblePrefersThem() {
		assertThat(title("Guidance on residuals", "Scope")).isEqualTo("Guidance on residuals");
	}

	private static @Nullable String title(@Nullable String metadata, String... headings) {
		List<Block> blocks = Stream.of(headings).map((text) -> new Block(0, 1, BlockKind.HEADING, 1, text)).toList();
		return Titles.of(metadata, blocks);
	}

}
