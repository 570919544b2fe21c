package io.regwatch.ingest.extract.markup;

import java.util.List;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.markup.stamp.PageDates;
import io.regwatch.ingest.extract.markup.stamp.PageNotes;
import io.regwatch.ingest.extract.markup.stamp.StampLine;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * Recognises a label with what follows it in another cell or block: the date on which a
 * page was saved, how often it was viewed, who publishes it.
 */
final class LabelledStamp {

	/** Before the names of those who publish a site; a law has its own authors. */
	private static final Pattern PUBLISHER = Pattern.compile(
			"(?iu)(?:from|publish(?:ed\\sby|er)|herausgeber(?:in)?|publié\\spar|éditeur|publicado\\spor|pubblicato\\sda|gepubliceerd\\sdoor|uitgever"
					+ "|utgivare|udgiver|utgiver|julkaisija|wydawca|vydavatel)\\s?:?");

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

	/** A label and the names of those who publish a site, in two blocks. */
	static boolean isPublisher(List<Block> blocks, int index) {
		return index + 1 < blocks.size() && PUBLISHER.matcher(blocks.get(index).text()).matches()
				&& blocks.get(index + 1).kind() == BlockKind.PARAGRAPH
				&& PageLinks.isNeutral(blocks.get(index + 1).text());
	}

	/** A note that a page takes no more comments. */
	static boolean isClosed(List<Block> blocks, int index) {
		return index < blocks.size() && blocks.get(index).kind() == BlockKind.PARAGRAPH
				&& PageNotes.isCommentsClosed(blocks.get(index).text());
	}

	/** A label and the date after it, in two cells. */
	static boolean isRow(Block block) {
		String[] cells = cells(block);
		return PageBlocks.isText(block) && cells.length == 2 && isStamp(cells[0], cells[1]);
	}

	/**
	 * Whether a label and what follows it are a date of saving, or what each view
	 * changes.
	 */
	private static boolean isStamp(String label, String value) {
		if (PageNotes.isLabel(label)) {
			return PageNotes.isUpdate(label + " " + value) || StampLine.of(value).isDateWithHistory();
		}
		return !label.isBlank() && !value.isBlank() && StampLine.of(label + ": " + value).isOfView();
	}

	static String[] cells(Block block) {
		return block.text().split(" \\| ", -1);
	}

}
