package io.regwatch.ingest.update;

import java.util.List;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Materiality;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PrintedFootnotesTests {

	private static final String NOTE = "1Regulation (EU) 2017/745 of the European Parliament and of the Council.";

	private static final String OTHER = "2Directive 93/42/EEC of the Council concerning medical devices.";

	private static final String REST = "The maker shall keep the documentation for ten years, and report each year.";

	@Test
	void betweenWhenAFootnoteStandsAfterAnotherLineIsSilent() {
		List<Block> before = List.of(block(1, "Duties."), block(1, NOTE), block(2, REST), block(2, OTHER));
		List<Block> after = List.of(block(1, "Duties. " + REST), block(1, NOTE), block(1, OTHER));
		assertThat(materiality(before, after)).isEqualTo(Materiality.FURNITURE);
		assertThat(materiality(after, before)).isEqualTo(Materiality.FURNITURE);
	}

	@Test
	void betweenWhenAFootnoteChangesIsText() {
		List<Block> before = List.of(block(1, "Duties."), block(1, "1Within 12 days."), block(2, REST));
		List<Block> after = List.of(block(1, "Duties. " + REST), block(1, "1Within 21 days."));
		assertThat(materiality(before, after)).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenFootnotesChangePlacesIsText() {
		List<Block> before = List.of(block(1, REST), block(1, NOTE), block(1, OTHER));
		List<Block> after = List.of(block(1, REST), block(1, OTHER), block(1, NOTE));
		assertThat(materiality(before, after)).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenANumberedEntryMovesIsText() {
		List<Block> before = List.of(block(1, "Current"), block(1, NOTE), block(1, "Withdrawn"), block(1, REST));
		List<Block> after = List.of(block(1, "Current"), block(1, "Withdrawn"), block(1, NOTE), block(1, REST));
		assertThat(materiality(before, after)).isEqualTo(Materiality.TEXT);
		List<Block> last = List.of(block(1, "Current"), block(1, "Withdrawn"), block(1, REST), block(1, NOTE));
		assertThat(materiality(before, last)).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenAPassageMovesIsText() {
		List<Block> before = List.of(block(1, REST), block(1, "The importer shall verify the mark."));
		assertThat(materiality(before, before.reversed())).isEqualTo(Materiality.TEXT);
	}

	private static Materiality materiality(List<Block> before, List<Block> after) {
		return TextDifference.between(before, after, Tolerance.PRINTS).materiality();
	}

	private static Block block(int page, String text) {
		return new Block(0, page, BlockKind.PARAGRAPH, 0, text);
	}

}
