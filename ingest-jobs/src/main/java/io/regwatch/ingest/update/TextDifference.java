package io.regwatch.ingest.update;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.Materiality;

/**
 * How two texts of one extractor version differ. They are compared as printed words:
 * hyphens that may divide a word, kinds of quotation marks and compatibility variants of
 * characters (NFKC) never count. White space between two numbers counts, unless it may
 * separate thousands or both texts are prints; that between two letters, and any hyphen
 * within a line, counts if both files store characters, as does that beside a sign of
 * decimals; other white space never does. In prints, a glyph without a known character
 * may stand for any, and footnotes may move. Raised and lowered digits count. In others,
 * the title of the document may stand as a heading above the text.
 *
 * @param materiality of the difference
 * @param added passages that only the new text has
 * @param removed passages that only the old text has
 */
public record TextDifference(Materiality materiality, int added, int removed) {

	/**
	 * Compares two texts.
	 * @param before the old text
	 * @param after the new text, by the same extractor version
	 * @return how they differ
	 */
	public static TextDifference between(Extraction.Text before, Extraction.Text after) {
		Tolerance tolerance = Tolerance.of(before, after);
		TextDifference whole = between(before.blocks(), after.blocks(), tolerance);
		return (whole.materiality == Materiality.TEXT && (tolerance != Tolerance.PRINTS || FilesType.isOfFiles(after)))
				? withoutTitles(before, after, whole, tolerance) : whole;
	}

	private static TextDifference withoutTitles(Extraction.Text before, Extraction.Text after, TextDifference whole,
			Tolerance tolerance) {
		TextDifference rest = between(TitleHeading.without(before, after), TitleHeading.without(after, before),
				tolerance);
		return switch (rest.materiality) {
			case TEXT -> whole;
			case STATUS, FURNITURE -> rest;
			case BYTES -> new TextDifference(Materiality.FURNITURE, 0, 0);
		};
	}

	/**
	 * Compares two texts of files that store characters.
	 * @param before blocks of the old text
	 * @param after blocks of the new text, by the same extractor version
	 * @return how they differ
	 */
	public static TextDifference between(List<Block> before, List<Block> after) {
		return between(before, after, Tolerance.MARKUP);
	}

	/**
	 * Compares two texts.
	 * @param before blocks of the old text
	 * @param after blocks of the new text, by the same extractor version
	 * @param tolerance what may differ
	 * @return how they differ
	 */
	public static TextDifference between(List<Block> before, List<Block> after, Tolerance tolerance) {
		Materiality materiality = (tolerance == Tolerance.PRINTS)
				? materiality(OnePagePrint.withoutHeads(before, after), OnePagePrint.withoutHeads(after, before),
						tolerance)
				: materiality(before, after, tolerance);
		return switch (materiality) {
			case BYTES, FURNITURE -> new TextDifference(materiality, 0, 0);
			case TEXT, STATUS -> counted(materiality, before, after);
		};
	}

	/**
	 * Identifies a text by its printed words. Equal texts have equal hashes; prints that
	 * lost characters or moved footnotes have other ones.
	 * @param blocks of the text
	 * @return the hash of one extractor version
	 */
	public static ContentHash hash(List<Block> blocks) {
		return ContentHash.of(text(blocks, true, Tolerance.LAYOUT));
	}

	private static Materiality materiality(List<Block> before, List<Block> after, Tolerance tolerance) {
		if (!isSameText(before, after, tolerance)) {
			return Materiality.TEXT;
		}
		if (!passages(before, BlockKind.STATUS).equals(passages(after, BlockKind.STATUS))) {
			return Materiality.STATUS;
		}
		return texts(before).equals(texts(after)) ? Materiality.BYTES : Materiality.FURNITURE;
	}

	private static TextDifference counted(Materiality materiality, List<Block> before, List<Block> after) {
		Map<String, Integer> balance = new HashMap<>();
		passages(after).forEach((passage) -> balance.merge(passage, 1, Integer::sum));
		passages(before).forEach((passage) -> balance.merge(passage, -1, Integer::sum));
		int added = balance.values().stream().filter((count) -> count > 0).mapToInt(Integer::intValue).sum();
		int removed = -balance.values().stream().filter((count) -> count < 0).mapToInt(Integer::intValue).sum();
		return new TextDifference(materiality, added, removed);
	}

	/**
	 * The difference to a text that cannot be read any more, which nothing is known of.
	 * @return a difference that matters
	 */
	public static TextDifference unknown() {
		return new TextDifference(Materiality.TEXT, 0, 0);
	}

	/**
	 * The difference of texts that is not the authority's: their pages look the same, or
	 * they were made of other files.
	 * @return this, or the silent one if only the text differs
	 */
	public TextDifference silent() {
		return (this.materiality == Materiality.TEXT) ? new TextDifference(Materiality.FURNITURE, 0, 0) : this;
	}

	private static boolean isSameText(List<Block> before, List<Block> after, Tolerance tolerance) {
		return switch (tolerance) {
			case MARKUP, LAYOUT ->
				isSameLayout(before, after, tolerance) || isSameLayout(SurroundingLines.without(before, after),
						SurroundingLines.without(after, before), tolerance);
			case PRINTS -> (hasSamePrintedWords(before, after) || hasSameWordsWithoutFootnotes(before, after))
					&& TableCells.areSamePrinted(before, after);
		};
	}

	private static boolean isSameLayout(List<Block> before, List<Block> after, Tolerance tolerance) {
		return tolerance.isSame(text(before, false, tolerance), text(after, false, tolerance))
				&& TableCells.areSame(before, after);
	}

	private static boolean hasSameWordsWithoutFootnotes(List<Block> before, List<Block> after) {
		PrintedFootnotes footnotes = new PrintedFootnotes(before, after);
		return footnotes.areSame() && hasSamePrintedWords(footnotes.before(), footnotes.after());
	}

	private static boolean hasSamePrintedWords(List<Block> before, List<Block> after) {
		String old = text(before, false, Tolerance.PRINTS);
		String now = text(after, false, Tolerance.PRINTS);
		return Tolerance.PRINTS.isSame(old, now) || PrintedHeaders.isSameWithout(before, after, old, now);
	}

	private static String text(List<Block> blocks, boolean cells, Tolerance tolerance) {
		return tolerance.fold(blocks.stream()
			.filter((block) -> block.kind() != BlockKind.FURNITURE && block.kind() != BlockKind.STATUS)
			.map((block) -> (block.kind() == BlockKind.TABLE_ROW) ? TableCells.row(block.text(), cells) : block.text())
			.collect(Collectors.joining("\n")));
	}

	private static List<String> passages(List<Block> blocks) {
		return blocks.stream()
			.filter((block) -> block.kind() != BlockKind.FURNITURE)
			.map((block) -> PrintedText.fold(block.text()))
			.toList();
	}

	private static List<String> passages(List<Block> blocks, BlockKind kind) {
		return blocks.stream()
			.filter((block) -> block.kind() == kind)
			.map((block) -> PrintedText.fold(block.text()))
			.toList();
	}

	private static List<String> texts(List<Block> blocks) {
		return blocks.stream().map(Block::text).toList();
	}

}
