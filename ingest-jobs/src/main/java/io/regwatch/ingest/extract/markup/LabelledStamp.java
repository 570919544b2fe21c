package io.regwatch.ingest.extract.markup;

import java.util.List;

import io.regwatch.ingest.extract.markup.stamp.PageDates;
import io.regwatch.ingest.extract.markup.stamp.PageNotes;
import io.regwatch.ingest.extract.markup.stamp.StampLine;
import io.regwatch.schema.Block;

/**
 * Recognises a label with what follows it in another cell or block: the date on which a
 * page was saved, or how often it was viewed.
 */
final class LabelledStamp {

	private LabelledStamp() {
	}

	/** A label and the date after it, in two blocks. */
	static boolean isPair(List<Block> blocks, int index) {
		if (index + 1 >= blocks.size()) {
			return false;
		}
		Block block = blocks.get(index);
		return switch (block.kind()) {
			case PARAGRAPH, HEADING, LIST_ITEM -> isStamp(block.text(), blocks.get(index + 1).text());
			case TABLE_ROW, IMAGE, STATUS, FURNITURE -> false;
		};
	}

	/** A label and the date after it, in two cells. */
	static boolean isRow(Block block) {
		String[] cells = cells(block);
		return PageBlocks.isText(block) && cells.length == 2 && isStamp(cells[0], cells[1]);
	}

	/** Whether a label and what follows it are a date of saving, or a number of views. */
	private static boolean isStamp(String label, String value) {
		return PageNotes.isLabel(label) ? (PageDates.isDate(value) || StampLine.of(value).isDateWithHistory())
				: (isNumber(value) && StampLine.of(label + ": " + value).isViews());
	}

	private static boolean isNumber(String value) {
		return value.codePoints().filter(Character::isLetterOrDigit).limit(1).anyMatch(Character::isDigit);
	}

	static String[] cells(Block block) {
		return block.text().split(" \\| ", -1);
	}

}
