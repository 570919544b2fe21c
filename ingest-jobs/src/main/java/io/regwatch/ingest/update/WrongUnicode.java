package io.regwatch.ingest.update;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Wrong characters that programs write beside right glyphs when they print a PDF anew.
 * Letters for letters, and anything for a digit, are never assumed to be such errors.
 */
final class WrongUnicode {

	/** Fewer occurrences may be a change by a person. */
	private static final int FEWEST = 2;

	/**
	 * The sums of the two bytes of the quotation marks U+2018, U+2019, U+201C, U+201D.
	 */
	private static final String SUMS_OF_QUOTES = "89<=";

	/** The sums of the two bytes of the dashes U+2013 and U+2014. */
	private static final String SUMS_OF_DASHES = "34";

	/** Marks that say yes or no: one for another changes what a table says. */
	private static final String MARKS = "\u2713\u2714\u2717\u2718\u2610\u2611\u2612\u25CB\u25CF\u25EF\u00D7\u2715\u2716";

	/** Marks and the letters that the font Wingdings has at their places. */
	private static final Set<String> MARKS_AS_LETTERS = Set.of("\u2713\u00FC", "\u2714\u00FC", "\u2717\u00FB",
			"\u2718\u00FB", "\u2611\u00FE", "\u2612\u00FD");

	/** A Chinese or Japanese character is a word. */
	private static final Set<Character.UnicodeScript> ALPHABETS = Set.of(Character.UnicodeScript.LATIN,
			Character.UnicodeScript.GREEK, Character.UnicodeScript.CYRILLIC);

	private WrongUnicode() {
	}

	/**
	 * Replaces symbols of a text that stand for each occurrence of one letter beyond
	 * ASCII of another print, or such letters that stand for a symbol: fonts of pictures
	 * and fonts with their own encodings lose their names.
	 * @param text to correct
	 * @param other print
	 */
	static String correct(String text, String other) {
		Map<Character, Integer> own = counts(text);
		Map<Character, Integer> others = counts(other);
		List<Character> added = without(own, others);
		List<Character> lost = without(others, own);
		String corrected = text;
		for (char wrong : added) {
			for (char right : List.copyOf(lost)) {
				if (Objects.equals(own.get(wrong), others.get(right)) && isSymbolForLetter(wrong, right)) {
					corrected = corrected.replace(wrong, right);
					lost.remove(Character.valueOf(right));
					break;
				}
			}
		}
		return corrected;
	}

	/**
	 * Whether one print has just as many fewer quotation marks as it has more characters
	 * that are the sum of their bytes, which Ghostscript writes for them.
	 */
	static boolean isSummed(String one, String other) {
		long lost = count(one, PrintedText.QUOTE + "") - count(other, PrintedText.QUOTE + "");
		return lost != 0 && lost == count(other, SUMS_OF_QUOTES) - count(one, SUMS_OF_QUOTES);
	}

	/** Whether all digits of a passage may be sums of the bytes of quotation marks. */
	static boolean isSummedQuotes(String passage) {
		return passage.chars().filter(Character::isDigit).allMatch((it) -> SUMS_OF_QUOTES.indexOf(it) >= 0);
	}

	/** Whether one character may be the sum of the bytes of the other one, a dash. */
	static boolean isSummedDash(char one, char other) {
		return (one == '-' && SUMS_OF_DASHES.indexOf(other) >= 0) || (other == '-' && SUMS_OF_DASHES.indexOf(one) >= 0);
	}

	/** Whether a character says yes or no. */
	static boolean isMark(char character) {
		return MARKS.indexOf(character) >= 0;
	}

	private static boolean isSymbolForLetter(char one, char other) {
		if (isMark(one) || isMark(other)) {
			return MARKS_AS_LETTERS.contains("" + one + other) || MARKS_AS_LETTERS.contains("" + other + one);
		}
		return (isForeignLetter(one) && !Character.isLetterOrDigit(other))
				|| (isForeignLetter(other) && !Character.isLetterOrDigit(one));
	}

	private static boolean isForeignLetter(char character) {
		return character >= 0x80 && Character.isLetter(character)
				&& ALPHABETS.contains(Character.UnicodeScript.of(character));
	}

	private static Map<Character, Integer> counts(String text) {
		Map<Character, Integer> counts = new HashMap<>();
		text.chars().filter((character) -> character >= 0x80).forEach((it) -> counts.merge((char) it, 1, Integer::sum));
		return counts;
	}

	private static List<Character> without(Map<Character, Integer> counts, Map<Character, Integer> others) {
		List<Character> result = new ArrayList<>(counts.keySet());
		result.removeIf(
				(it) -> counts.getOrDefault(it, 0) < FEWEST || others.containsKey(it) || PrintedText.isUnknown(it));
		result.sort(Comparator.naturalOrder());
		return result;
	}

	private static long count(String text, String characters) {
		return text.chars().filter((it) -> characters.indexOf(it) >= 0).count();
	}

}
