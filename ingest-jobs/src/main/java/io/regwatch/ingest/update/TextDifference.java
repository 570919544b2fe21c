package io.regwatch.ingest.update;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.Materiality;

/**
 * How two texts of one extractor version differ. They are compared as printed words:
 * white space, hyphenation between letters, quotation marks and compatibility variants of
 * characters (NFKC) never count, and a glyph without a known character may stand for any.
 * Raised and lowered digits count.
 *
 * @param materiality of the difference
 * @param added passages that only the new text has
 * @param removed passages that only the old text has
 */
public record TextDifference(Materiality materiality, int added, int removed) {

	private static final Pattern BULLETS = Pattern.compile("[\u00B7\u2022\u2219\u25CF\u25AA\u25A0\u25E6\u2023]");

	private static final Pattern CELL_BORDER = Pattern.compile("\\|");

	/**
	 * Compares two texts.
	 * @param before blocks of the old text
	 * @param after blocks of the new text, by the same extractor version
	 * @return how they differ
	 */
	public static TextDifference between(List<Block> before, List<Block> after) {
		Materiality materiality = materiality(before, after);
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
		return ContentHash.of(text(blocks, true));
	}

	private static Materiality materiality(List<Block> before, List<Block> after) {
		if (!isSameText(before, after)) {
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
	 * The difference of texts whose pages look the same: only what the files say of their
	 * letters differs.
	 * @return this, or the silent one if only the text differs
	 */
	public TextDifference ofSamePrint() {
		return (this.materiality == Materiality.TEXT) ? new TextDifference(Materiality.FURNITURE, 0, 0) : this;
	}

	private static boolean isSameText(List<Block> before, List<Block> after) {
		String old = text(before, false);
		String now = text(after, false);
		return (PrintComparison.isSame(old, now) || PrintedHeaders.isSameWithout(before, after, old, now))
				&& hasSameCells(before, after);
	}

	/**
	 * Whether the cells of rows with the same words are in the same columns. Prints
	 * separate cells differently, so this shows only if both have as many rows. If they
	 * also divide the words differently, a row is letter-spaced text.
	 */
	private static boolean hasSameCells(List<Block> before, List<Block> after) {
		if (rows(before) != rows(after)) {
			return true;
		}
		Map<String, List<String>> old = cellsByWords(before);
		Map<String, List<String>> now = cellsByWords(after);
		return old.entrySet()
			.stream()
			.allMatch((row) -> row.getValue().equals(now.getOrDefault(row.getKey(), row.getValue())));
	}

	private static Map<String, List<String>> cellsByWords(List<Block> blocks) {
		return blocks.stream()
			.filter((block) -> block.kind() == BlockKind.TABLE_ROW)
			.collect(Collectors
				.groupingBy((row) -> words(BULLETS.matcher(row(row.text(), false)).replaceAll("")), Collectors.mapping(
						(row) -> PrintedText.fold(row(row.text(), true)),
						Collectors.collectingAndThen(Collectors.toList(), (rows) -> rows.stream().sorted().toList()))));
	}

	private static String words(String row) {
		return Stream.of(row.strip().split("\\s+", -1)).map(PrintedText::fold).collect(Collectors.joining(" "));
	}

	private static long rows(List<Block> blocks) {
		return blocks.stream().filter((block) -> block.kind() == BlockKind.TABLE_ROW).count();
	}

	private static String text(List<Block> blocks, boolean cells) {
		return PrintedText.fold(blocks.stream()
			.filter((block) -> block.kind() != BlockKind.FURNITURE && block.kind() != BlockKind.STATUS)
			.map((block) -> (block.kind() == BlockKind.TABLE_ROW) ? row(block.text(), cells) : block.text())
			.collect(Collectors.joining("\n")));
	}

	// Prints part cells differently, but an empty cell puts the next one in another
	// column.
	private static String row(String text, boolean cells) {
		return Stream.of(CELL_BORDER.split(text, -1))
			.map((cell) -> cells ? mark(cell) : cell)
			.collect(Collectors.joining(" "));
	}

	/** A bullet in a cell is a tick. */
	private static String mark(String cell) {
		return cell.isBlank() ? "|" : BULLETS.matcher(cell).replaceAll("\u25C9");
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
