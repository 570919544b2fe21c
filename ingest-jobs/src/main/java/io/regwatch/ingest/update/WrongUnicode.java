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

	/** The quotation marks from U+2018 to U+201F with their bytes merged. */
	private static final String MERGED_QUOTES = "89:;<=>?";

	/** Signs that Unicode does not class as mathematical ones or currencies. */
	private static final String SIGNS = "%\u2030\u2031\u00B0";

	/** Scripts whose letters had the places of signs in old encodings. */
	private static final Set<Character.UnicodeScript> ENCODED_AS_SIGNS = Set.of(Character.UnicodeScript.GREEK,
			Character.UnicodeScript.CYRILLIC);

	/** Letters that are units, too: micro and ohm. */
	private static final String UNITS = "\u03BC\u03A9";

	/** The dashes U+2013 and U+2014 with their bytes merged. */
	private static final String MERGED_DASHES = "34";

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
	 * that Ghostscript writes for them.
	 */
	static boolean hasMergedQuotes(String one, String other) {
		long lost = count(one, PrintedText.QUOTE + "") - count(other, PrintedText.QUOTE + "");
		return lost != 0 && lost == count(other, MERGED_QUOTES) - count(one, MERGED_QUOTES);
	}

	/** Whether all digits and signs of a passage may be merged quotation marks. */
	static boolean isMergedQuotes(String passage) {
		return passage.chars()
			.filter((it) -> Character.isDigit(it) || isSign(it))
			.allMatch((it) -> MERGED_QUOTES.indexOf(it) >= 0);
	}

	/** Whether a character is a sign that changes what a limit or an amount says. */
	static boolean isSign(int character) {
		int type = Character.getType(character);
		return type == Character.MATH_SYMBOL || type == Character.CURRENCY_SYMBOL || SIGNS.indexOf(character) >= 0;
	}

	/** Whether one character may be the other one, a dash, with its bytes merged. */
	static boolean isMergedDash(char one, char other) {
		return (one == '-' && MERGED_DASHES.indexOf(other) >= 0) || (other == '-' && MERGED_DASHES.indexOf(one) >= 0);
	}

	/** Whether one character may be the other one, an ellipsis, with its bytes merged. */
	static boolean isMergedEllipsis(char one, char other) {
		return (one == '\u2026' && other == '&') || (one == '&' && other == '\u2026');
	}

	/**
	 * Whether a letter has the bits of both bytes of another character, which Ghostscript
	 * writes for characters of fonts with one byte for each. Signs are never assumed to
	 * be such errors: one for another changes what a limit says.
	 * @param merged the letter
	 * @param original the character with two bytes
	 */
	static boolean isMerged(char merged, char original) {
		return original > 0xFF && merged == ((original >>> Byte.SIZE) | (original & 0xFF))
				&& Character.isLetter(merged);
	}

	/** Whether a character says yes or no. */
	static boolean isMark(char character) {
		return MARKS.indexOf(character) >= 0;
	}

	static long count(String text, String characters) {
		return text.chars().filter((it) -> characters.indexOf(it) >= 0).count();
	}

	private static boolean isSymbolForLetter(char one, char other) {
		if (isMark(one) || isMark(other)) {
			return MARKS_AS_LETTERS.contains("" + one + other) || MARKS_AS_LETTERS.contains("" + other + one);
		}
		return (isForeignLetter(one) && isSymbolFor(other, one)) || (isForeignLetter(other) && isSymbolFor(one, other));
	}

	/** Whether a symbol may be all that a print has of a letter. */
	static boolean isSymbolFor(char symbol, char letter) {
		return !Character.isLetterOrDigit(symbol) && (!isSign(symbol)
				|| (ENCODED_AS_SIGNS.contains(Character.UnicodeScript.of(letter)) && UNITS.indexOf(letter) < 0));
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

}
