package io.regwatch.ingest.update;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Materiality;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TextDifferenceTests {

	private static final List<Block> BEFORE = text("Page 1", "Scope", "The limit is 5 mg.", "It applies at once.");

	@Test
	void betweenWhenEqualIsBytes() {
		assertThat(TextDifference.between(BEFORE, BEFORE)).isEqualTo(new TextDifference(Materiality.BYTES, 0, 0));
	}

	@Test
	void betweenWhenOnlyFurnitureDiffersIsFurniture() {
		List<Block> after = text("Page 1 of 2", "Scope", "The limit is 5 mg.", "It applies at once.");
		assertThat(TextDifference.between(BEFORE, after).materiality()).isEqualTo(Materiality.FURNITURE);
	}

	@Test
	void betweenWhenLinesFlowOtherwiseIsSilent() {
		List<Block> after = text("Page 1", "Scope", "The limit is 5 mg. It applies at once.");
		assertThat(TextDifference.between(BEFORE, after).materiality()).isNotEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenOneDigitDiffersIsText() {
		List<Block> after = text("Page 1", "Scope", "The limit is 6 mg.", "It applies at once.");
		assertThat(TextDifference.between(BEFORE, after)).isEqualTo(new TextDifference(Materiality.TEXT, 1, 1));
	}

	@Test
	void betweenWhenPassageIsAddedCountsIt() {
		List<Block> after = text("Page 1", "Scope", "The limit is 5 mg.", "It applies at once.", "Except on Sundays.");
		assertThat(TextDifference.between(BEFORE, after)).isEqualTo(new TextDifference(Materiality.TEXT, 1, 0));
	}

	@Test
	void betweenWhenAWordIsPartedOtherwiseIsSilentButNotANumber() {
		assertThat(materiality("A non-sterile device.", "A nonsterile device.")).isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("Doses of 5-10 mg.", "Doses of 510 mg.")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("Class I - sterile.", "Class I sterile.")).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenACellStandsInAnotherColumnIsText() {
		assertThat(materiality("Implant card | yes |", "Implant card | | yes")).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenRowsAreReadAsTextIsSilent() {
		List<Block> rows = List.of(new Block(0, 1, BlockKind.TABLE_ROW, 0, "Class I | 100"));
		List<Block> text = List.of(new Block(0, 1, BlockKind.PARAGRAPH, 0, "Class I 100"));
		assertThat(TextDifference.between(rows, text).materiality()).isEqualTo(Materiality.FURNITURE);
	}

	private static Materiality materiality(String before, String after) {
		return TextDifference.between(List.of(block(before)), List.of(block(after))).materiality();
	}

	private static Block block(String text) {
		return new Block(0, 1, text.contains("|") ? BlockKind.TABLE_ROW : BlockKind.PARAGRAPH, 0, text);
	}

	private static List<Block> text(String furniture, String heading, String... paragraphs) {
		List<Block> blocks = new ArrayList<>();
		blocks.add(new Block(0, 1, BlockKind.FURNITURE, 0, furniture));
		blocks.add(new Block(1, 1, BlockKind.HEADING, 1, heading));
		for (String paragraph : paragraphs) {
			blocks.add(new Block(blocks.size(), 1, BlockKind.PARAGRAPH, 0, paragraph));
		}
		return blocks;
	}

}
