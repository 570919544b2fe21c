package io.regwatch.ingest.update;

import io.regwatch.schema.text.StatusNotices;
import java.util.Collection;
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

	/** Characters of a message of a server. */
	private static final int BRIEF = 300;

	/** Characters of a notice and what belongs to it. */
	private static final int NOTICE = 600;

	private static final int MAX_CHARACTERS = 300_000;

	/** Versions of one document share more of their passages. */
	public static final double LEAST = 0.25;

	/**
	 * A text that lost its last paragraph is longer than this share of the one before.
	 */
	public static final double MOST = 0.75;

	/** What says that more follows, such as "[...] Continue reading". */
	private static final Pattern ELLIPSIS = Pattern
		.compile("\\[?(?:\\.{3}|\u2026)]?[^.\u2026]{0,40}(?:\\.{3}|\u2026)?$");

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
	 * Whether hardly any passage of a text is left: another text is in its place, or most
	 * of it is lost.
	 * @param now blocks of a text
	 * @param before blocks of the text before, by the same extractor version
	 */
	public static boolean isReplaced(List<Block> now, List<Block> before) {
		return kept(now, before) < LEAST;
	}

	/**
	 * Share of the passages of a text that are left, 0 to 1.
	 * @param now blocks of a text
	 * @param before blocks of the text before, by the same extractor version
	 */
	public static double kept(List<Block> now, List<Block> before) {
		String text = PrintedText.fold(text(now));
		String textBefore = PrintedText.fold(text(before));
		if (text.equals(textBefore)) {
			return 1;
		}
		int length = Math.min(LENGTH, Math.min(text.length(), textBefore.length()));
		Set<String> passages = passages(text, length);
		Set<String> wanted = passages(textBefore, length);
		return wanted.isEmpty() ? 1 : (double) wanted.stream().filter(passages::contains).count() / wanted.size();
	}

	/**
	 * Whether a text is a few sentences in the place of many, such as a message of a
	 * server.
	 * @param now blocks of a text
	 * @param before blocks of the text before
	 */
	public static boolean isBrief(List<Block> now, List<Block> before) {
		int length = text(now).length();
		return length <= BRIEF && length * 2 <= text(before).length();
	}

	/**
	 * Whether a text is only the beginning of the one before.
	 * @param now blocks of a text
	 * @param before blocks of the text before, by the same extractor version
	 */
	public static boolean isCutOff(List<Block> now, List<Block> before) {
		String text = ELLIPSIS.matcher(PrintedText.fold(text(now))).replaceFirst("");
		String textBefore = PrintedText.fold(text(before));
		return text.length() < textBefore.length() * MOST && textBefore.startsWith(text);
	}

	/**
	 * Whether a text is only the beginning of the one before, and says that more follows.
	 * @param now blocks of a text
	 * @param before blocks of the text before, by the same extractor version
	 */
	public static boolean isExcerpt(List<Block> now, List<Block> before) {
		return ELLIPSIS.matcher(PrintedText.fold(text(now))).find() && isCutOff(now, before);
	}

	/**
	 * A text without what a server writes anew into each answer, such as the number of a
	 * request or the time, and without titles of the document.
	 * @param blocks of the text
	 * @param titles that it may begin with
	 */
	public static String withoutNumbers(List<Block> blocks, Collection<String> titles) {
		String text = withoutNumbers(text(blocks));
		for (String title : titles) {
			text = title.isBlank() ? text : text.replace(withoutNumbers(title), "");
		}
		return text;
	}

	private static String withoutNumbers(String text) {
		return PrintedText.fold(CHANGING.matcher(text).replaceAll("#"));
	}

	/**
	 * Whether a text is no more than a statement that the document has ended.
	 * @param blocks of the text
	 */
	public static boolean isNotice(List<Block> blocks) {
		String text = text(blocks);
		return text.length() <= NOTICE && StatusNotices.isNotice(text);
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
