package io.regwatch.ingest.update;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** The cells of rows: one in another column changes what a table says. */
final class TableCells {

	private static final Pattern BULLETS = Pattern.compile("[\u00B7\u2022\u2219\u25CF\u25AA\u25A0\u25E6\u2023]");

	private static final Pattern DIGITS = Pattern.compile("\\p{Nd}+");

	private static final Pattern CELL_BORDER = Pattern.compile("\\|");

	private TableCells() {
	}

	/**
	 * Whether texts with the same words have the same cells. One of them may have rows
	 * where the other one has none, or divide them differently: then the rows with the
	 * same words count. A row of one cell may be any paragraph in a table for layout.
	 */
	static boolean areSame(List<Block> before, List<Block> after) {
		return (divided(before).count() == divided(after).count())
				? Tolerance.LAYOUT.isSame(cells(before), cells(after))
				: agree(before, after, PrintedText::fold, (row) -> PrintedText.fold(row(row, true)));
	}

	private static Stream<Block> divided(List<Block> blocks) {
		return blocks.stream()
			.filter((block) -> block.kind() == BlockKind.TABLE_ROW && CELL_BORDER.matcher(block.text()).find());
	}

	private static String cells(List<Block> blocks) {
		return divided(blocks)
			.map((row) -> PrintedText
				.fold(CELL_BORDER.splitAsStream(row.text()).map(TableCells::mark).collect(Collectors.joining("|"))))
			.collect(Collectors.joining("\n"));
	}

	/**
	 * Whether the cells of rows with the same words are in the same columns. Prints
	 * separate cells differently, so this shows only if both have as many rows. If they
	 * also divide the words differently, a row is letter-spaced text.
	 */
	static boolean areSamePrinted(List<Block> before, List<Block> after) {
		return rows(before) != rows(after)
				|| (agree(before, after, TableCells::words, (row) -> PrintedText.fold(row(row, true)))
						&& agree(before, after, PrintedText::fold, TableCells::numbers));
	}

	/** Whether rows with the same key have the same content in both texts. */
	private static boolean agree(List<Block> before, List<Block> after, UnaryOperator<String> key,
			UnaryOperator<String> content) {
		Map<String, List<String>> old = byKey(before, key, content);
		Map<String, List<String>> now = byKey(after, key, content);
		return old.entrySet()
			.stream()
			.allMatch((row) -> row.getValue().equals(now.getOrDefault(row.getKey(), row.getValue())));
	}

	private static Map<String, List<String>> byKey(List<Block> blocks, UnaryOperator<String> key,
			UnaryOperator<String> content) {
		return blocks.stream()
			.filter((block) -> block.kind() == BlockKind.TABLE_ROW)
			.map(Block::text)
			.collect(Collectors
				.groupingBy((row) -> key.apply(BULLETS.matcher(row(row, false)).replaceAll("")), Collectors.mapping(
						content,
						Collectors.collectingAndThen(Collectors.toList(), (rows) -> rows.stream().sorted().toList()))));
	}

	/** The digits of two cells are two numbers. */
	private static String numbers(String row) {
		return DIGITS.matcher(row).results().map(MatchResult::group).collect(Collectors.joining(" "));
	}

	private static String words(String row) {
		return Stream.of(row.strip().split("\\s+", -1)).map(PrintedText::fold).collect(Collectors.joining(" "));
	}

	private static long rows(List<Block> blocks) {
		return blocks.stream().filter((block) -> block.kind() == BlockKind.TABLE_ROW).count();
	}

	// Prints part cells differently, but an empty cell puts the next one in another
	// column.
	static String row(String text, boolean cells) {
		return Stream.of(CELL_BORDER.split(text, -1))
			.map((cell) -> cells ? mark(cell) : cell)
			.collect(Collectors.joining(" "));
	}

	/** A bullet in a cell is a tick. */
	private static String mark(String cell) {
		return cell.isBlank() ? "|" : BULLETS.matcher(cell).replaceAll("\u25C9");
	}

}
