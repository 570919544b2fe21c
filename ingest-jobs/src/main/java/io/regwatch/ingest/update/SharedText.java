package io.regwatch.ingest.update;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** Recognises texts that are no versions of one document. */
public final class SharedText {

	/** Characters without white space: two words or more in most languages. */
	private static final int LENGTH = 12;

	private static final int MAX_CHARACTERS = 300_000;

	/** Versions of one document share more of their passages. */
	private static final double LEAST = 0.25;

	/** Words of ASCII that have a digit, are written in hexadecimal, or are very long. */
	private static final Pattern CHANGING = Pattern
		.compile("(?<![A-Za-z0-9])(?:[A-Za-z_./+=:-]*\\d[\\w./+=:-]*|[A-Fa-f]{6,}|[\\w/+=-]{24,})(?![A-Za-z0-9])");

	private SharedText() {
	}

	/**
	 * Whether hardly any passage of one text is in the other one.
	 * @param one blocks of a text
	 * @param other blocks of a text by the same extractor version
	 */
	public static boolean isHardlyAny(List<Block> one, List<Block> other) {
		return isHardlyAny(text(one), text(other));
	}

	/**
	 * Whether two titles have hardly any passage in common.
	 * @param one title
	 * @param other title
	 */
	public static boolean isHardlyAny(String one, String other) {
		String text = PrintedText.fold(one);
		String otherText = PrintedText.fold(other);
		int length = Math.min(LENGTH, Math.min(text.length(), otherText.length()));
		Set<String> passages = passages(text, length);
		Set<String> others = passages(otherText, length);
		long common = passages.stream().filter(others::contains).count();
		return common < Math.min(passages.size(), others.size()) * LEAST;
	}

	/**
	 * A text without what a server writes anew into each answer, such as the number of a
	 * request or the time.
	 * @param blocks of the text
	 */
	public static String withoutNumbers(List<Block> blocks) {
		return PrintedText.fold(CHANGING.matcher(text(blocks)).replaceAll("#"));
	}

	/**
	 * Whether a text is no more than a statement that the document has ended.
	 * @param blocks of the text
	 */
	public static boolean isNotice(List<Block> blocks) {
		return StatusNotices.isNotice(text(blocks));
	}

	private static Set<String> passages(String text, int length) {
		int end = Math.min(text.length(), MAX_CHARACTERS);
		Set<String> passages = new HashSet<>();
		for (int at = 0; at + length <= end; at++) {
			passages.add(text.substring(at, at + length));
		}
		return passages;
	}

	private static String text(List<Block> blocks) {
		return blocks.stream()
			.filter((block) -> block.kind() != BlockKind.FURNITURE)
			.map(Block::text)
			.collect(Collectors.joining("\n"));
	}

}
