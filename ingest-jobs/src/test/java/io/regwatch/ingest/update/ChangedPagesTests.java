package io.regwatch.ingest.update;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Which pages have to be looked at before two prints are taken for the same. */
class ChangedPagesTests {

	private static final String UNKNOWN = "\uFFFD";

	@Test
	void sameTextsHaveNone() {
		assertThat(ChangedPages.find(text("1 One", "2 Two"), text("1 One", "2 Two"))).isEmpty();
		assertThat(ChangedPages.find(text("1 One", "2 Two"), text("1 On" + UNKNOWN, "2 Two"))).isEmpty();
	}

	@Test
	void paragraphMayEndOnALaterPage() {
		List<Block> before = text("1 One", "2 Keep them for 10 years", "5 Five", "6 Six");
		List<Block> after = text("1 One", "2 Keep them for 15 years", "5 Five", "6 Six");
		assertThat(ChangedPages.find(before, after)).containsExactly(2, 3, 4, 5);
		assertThat(ChangedPages.find(text("1 One", "2 Two"), text("1 One", "2 Three"))).containsExactly(2);
	}

	@Test
	void nothingContinuesFromAnImage() {
		List<Block> image = new ArrayList<>(text("1 One", "2 Two", "3 Three"));
		image.set(0, new Block(0, 1, BlockKind.IMAGE, 0, "[Page 1 is an image]"));
		assertThat(ChangedPages.find(text("1 One", "2 Two", "3 Three"), image)).containsExactly(1);
		assertThat(ChangedPages.find(image, text("1 One", "2 Two", "3 Three"))).containsExactly(1);
		assertThat(
				ChangedPages.find(text("1 One and two", "2 Two", "3 Three"), text("1 One", "2 and two Two", "3 Three")))
			.isEmpty();
	}

	/** It is a block of the first page, whose image it follows. */
	@Test
	void whatRunningHeadersStateIsNoTextOfAPage() {
		List<Block> before = new ArrayList<>(text("1 One", "2 Two"));
		List<Block> image = new ArrayList<>(before);
		image.set(0, new Block(0, 1, BlockKind.IMAGE, 0, "[Page 1 is an image]"));
		Block notice = new Block(2, 1, BlockKind.STATUS, 0, "Version 2");
		before.add(notice);
		image.add(notice);
		assertThat(ChangedPages.find(before, image)).containsExactly(1);
	}

	@Test
	void pagesThatOnlyLostCharactersAreNotAmongThem() {
		List<Block> before = text("1 The limit is five", "3 Another page", "4 The last");
		List<Block> after = text("1 The limit is " + UNKNOWN + "ive", "3 Other page", "4 The last");
		assertThat(ChangedPages.find(before, after)).containsExactly(3, 4);
	}

	/** A symbol in place of a letter is tolerated if it is one letter everywhere. */
	@Test
	void noneIfTheOtherPagesDifferTogether() {
		List<Block> before = text("1 five of four", "2 give a gap", "3 Another page");
		List<Block> same = text("1 \u2665ive o\u2665 \u2665our", "2 give a gap", "3 Other page");
		List<Block> other = text("1 \u2665ive o\u2665 \u2665our", "2 \u2665ive a \u2665ap", "3 Other page");
		assertThat(ChangedPages.find(before, same)).containsExactly(3);
		assertThat(ChangedPages.find(before, other)).isEmpty();
	}

	@Test
	void pageOfFurnitureEndsNoParagraph() {
		List<Block> before = new ArrayList<>(text("1 Keep them for 10 years", "2 Draft 2", "3 Three"));
		List<Block> after = new ArrayList<>(text("1 Keep them for 15 years", "2 Draft 2", "3 Three"));
		before.set(1, new Block(1, 2, BlockKind.FURNITURE, 0, "Draft 2"));
		after.set(1, new Block(1, 2, BlockKind.FURNITURE, 0, "Draft 2"));
		assertThat(ChangedPages.find(before, after)).containsExactly(1, 2, 3);
	}

	private static List<Block> text(String... paragraphs) {
		List<Block> blocks = new ArrayList<>();
		for (String paragraph : paragraphs) {
			blocks.add(new Block(blocks.size(), Integer.parseInt(paragraph.substring(0, 1)), BlockKind.PARAGRAPH, 0,
					paragraph.substring(2)));
		}
		return blocks;
	}

}
