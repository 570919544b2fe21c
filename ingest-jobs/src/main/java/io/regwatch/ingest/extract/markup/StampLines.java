package io.regwatch.ingest.extract.markup;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import io.regwatch.ingest.extract.markup.stamp.PageNotes;
import io.regwatch.ingest.extract.markup.stamp.StampKind;
import io.regwatch.ingest.extract.markup.stamp.StampLine;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** Reads the lines of a page that may say when it was saved. */
final class StampLines {

	/** Blocks around the title. */
	private static final int NEAR = 3;

	/** Characters of a line that is no sentence of the document. */
	private static final int FEW = 60;

	private StampLines() {
	}

	/**
	 * Returns the items of each block, which has none if it says nothing of the page.
	 * @param named whether a block is in a box that is named like a stamp
	 */
	static List<StampLine> of(List<Block> blocks, Predicate<Block> named) {
		List<Block> texts = blocks.stream().filter(PageBlocks::isText).toList();
		List<StampLine> lines = new ArrayList<>();
		int at = 0;
		for (Block block : blocks) {
			boolean text = PageBlocks.isText(block);
			boolean last = text && at == texts.size() - 1;
			StampLine line = line(block, named.test(block) || (text && isBesideTitle(at, texts)), last);
			boolean term = !named.test(block) && CounterPlace.isOfDocument(blocks, lines.size(), line, last);
			lines.add(term ? StampLine.NONE : line);
			at += text ? 1 : 0;
		}
		addCounters(blocks, lines);
		return lines;
	}

	/** Counters below each other are those of one line. */
	private static void addCounters(List<Block> blocks, List<StampLine> lines) {
		List<StampLine> counters = blocks.stream().map(StampLines::counters).toList();
		int from = 0;
		for (int to = 0; to <= blocks.size(); to++) {
			if (to == blocks.size() || counters.get(to).items().isEmpty()) {
				if (StampLine.areOfPage(counters.subList(from, to))) {
					IntStream.range(from, to).forEach((at) -> lines.set(at, counters.get(at).ofCounters()));
				}
				from = to + 1;
			}
		}
	}

	private static StampLine counters(Block block) {
		StampLine line = switch (block.kind()) {
			case PARAGRAPH, LIST_ITEM -> StampLine.of(block.text());
			case HEADING, TABLE_ROW, IMAGE, STATUS, FURNITURE -> StampLine.NONE;
		};
		return line.isCounters() ? line : StampLine.NONE;
	}

	/** Whether nothing but a few words stand between a block and the title. */
	private static boolean isBesideTitle(int at, List<Block> texts) {
		for (int i = Math.max(0, at - NEAR); i <= Math.min(texts.size() - 1, at + NEAR); i++) {
			if (texts.get(i).kind() == BlockKind.HEADING && texts.get(i).level() == 1) {
				return texts.subList(Math.min(i, at), Math.max(i, at))
					.stream()
					.allMatch((between) -> between.kind() == BlockKind.HEADING || between.text().length() <= FEW);
			}
		}
		return false;
	}

	/**
	 * The items of a block that may have notes.
	 * @param ofPage whether it stands where pages state when they were saved
	 */
	private static StampLine line(Block block, boolean ofPage, boolean last) {
		boolean note = block.kind() == BlockKind.PARAGRAPH || block.kind() == BlockKind.LIST_ITEM
				|| (block.kind() == BlockKind.TABLE_ROW && last);
		StampLine line = note ? StampLine.of(block.text()) : StampLine.NONE;
		boolean read = switch (block.kind()) {
			case PARAGRAPH -> true;
			// An item "5 visits" may be one of the document.
			case LIST_ITEM -> PageNotes.isUpdate(block.text()) || line.isOfView()
					|| (line.has(StampKind.POSTED, StampKind.SAVED) && !line.has(StampKind.UPDATE));
			// Rows are facts, but the last one of a layout by tables may be about the
			// page.
			case TABLE_ROW -> last && line.has(StampKind.COPYRIGHT) && line.isNotes();
			case HEADING, IMAGE, STATUS, FURNITURE -> false;
		};
		return !read ? StampLine.NONE : (ofPage || line.isOfPage()) ? line.ofStamp() : line;
	}

}
