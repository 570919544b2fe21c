package io.regwatch.ingest.update;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Materiality;

/**
 * How two texts of one extractor version differ. White space never counts, nor a hyphen
 * between letters: a document that flows differently says the same.
 *
 * @param materiality of the difference, never {@link Materiality#STATUS}
 * @param added passages that only the new text has
 * @param removed passages that only the old text has
 */
public record TextDifference(Materiality materiality, int added, int removed) {

	private static final Pattern SPACE = Pattern.compile("\\s+");

	private static final Pattern HYPHEN = Pattern.compile("(?<=\\p{L})[-\u2010\u2011](?=\\p{L})");

	/**
	 * Compares two texts.
	 * @param before blocks of the old text
	 * @param after blocks of the new text, by the same extractor version
	 * @return how they differ
	 */
	public static TextDifference between(List<Block> before, List<Block> after) {
		if (content(before).equals(content(after))) {
			return new TextDifference(
					words(before, true).equals(words(after, true)) ? Materiality.BYTES : Materiality.FURNITURE, 0, 0);
		}
		if (isOnlyLayout(before, after)) {
			return new TextDifference(Materiality.FURNITURE, 0, 0);
		}
		Map<String, Integer> balance = new HashMap<>();
		passages(after).forEach((passage) -> balance.merge(passage, 1, Integer::sum));
		passages(before).forEach((passage) -> balance.merge(passage, -1, Integer::sum));
		int added = balance.values().stream().filter((count) -> count > 0).mapToInt(Integer::intValue).sum();
		int removed = -balance.values().stream().filter((count) -> count < 0).mapToInt(Integer::intValue).sum();
		return new TextDifference(Materiality.TEXT, added, removed);
	}

	/**
	 * The difference to a text that cannot be read any more, which nothing is known of.
	 * @return a difference that matters
	 */
	public static TextDifference unknown() {
		return new TextDifference(Materiality.TEXT, 0, 0);
	}

	private static String content(List<Block> blocks) {
		return words(blocks, false);
	}

	private static String words(List<Block> blocks, boolean furniture) {
		return blocks.stream()
			.filter((block) -> furniture || block.kind() != BlockKind.FURNITURE)
			.map(TextDifference::withoutSpace)
			.collect(Collectors.joining());
	}

	// Where a line ends, nobody can tell a word's own hyphen from one that parts it; and
	// whether cells stand in columns shows only where there are rows enough.
	private static boolean isOnlyLayout(List<Block> before, List<Block> after) {
		boolean sameRows = rows(before) == rows(after);
		return withoutLayout(before, sameRows).equals(withoutLayout(after, sameRows));
	}

	private static long rows(List<Block> blocks) {
		return blocks.stream().filter((block) -> block.kind() == BlockKind.TABLE_ROW).count();
	}

	private static String withoutLayout(List<Block> blocks, boolean cells) {
		return blocks.stream()
			.filter((block) -> block.kind() != BlockKind.FURNITURE)
			.map((block) -> HYPHEN.matcher(block.text()).replaceAll(""))
			.map((text) -> cells ? text : text.replace(" | ", " "))
			.map((text) -> SPACE.matcher(text).replaceAll(""))
			.collect(Collectors.joining());
	}

	private static List<String> passages(List<Block> blocks) {
		return blocks.stream()
			.filter((block) -> block.kind() != BlockKind.FURNITURE)
			.map(TextDifference::withoutSpace)
			.toList();
	}

	private static String withoutSpace(Block block) {
		return SPACE.matcher(block.text()).replaceAll("");
	}

}
