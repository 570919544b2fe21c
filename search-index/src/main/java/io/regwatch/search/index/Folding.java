package io.regwatch.search.index;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Makes words equal that differ only in case, accents or typography. Documents and
 * queries are folded alike, so a change here needs a new layout of the index.
 */
public final class Folding {

	private static final Pattern MARKS = Pattern.compile("\\p{M}+");

	private static final Pattern NOT_ALPHANUMERIC = Pattern.compile("[^\\p{L}\\p{N}]+");

	private static final int FIRST_IDEOGRAPH = 0x2E80;

	private static final Map<Integer, String> UNDECOMPOSED = Map.ofEntries(letter('ß', "ss"), letter('ø', "o"),
			letter('æ', "ae"), letter('œ', "oe"), letter('đ', "d"), letter('ð', "d"), letter('ł', "l"),
			letter('þ', "th"), letter('ħ', "h"), letter('ı', "i"), letter('ŋ', "n"), letter('ς', "σ"));

	private Folding() {
	}

	/**
	 * Folds a text and keeps its words and their order.
	 * @param text any
	 * @return lower case, without accents
	 */
	static String fold(String text) {
		return text.chars().allMatch((character) -> character < 128) ? text.toLowerCase(Locale.ROOT) : foldAll(text);
	}

	private static String foldAll(String text) {
		String bare = MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFKD)).replaceAll("");
		String folded = bare.toLowerCase(Locale.ROOT)
			.codePoints()
			.collect(StringBuilder::new, Folding::append, StringBuilder::append)
			.toString();
		return Normalizer.normalize(folded, Normalizer.Form.NFC);
	}

	/**
	 * Folds a text to its words: {@code l'évaluation} has two.
	 * @param text any
	 * @return letters and digits, words separated by one space; possibly empty
	 */
	public static String words(String text) {
		StringBuilder words = new StringBuilder(text.length());
		boolean apart = false;
		for (int character : fold(text).codePoints().toArray()) {
			boolean ideograph = isIdeograph(character);
			if (isAlphanumeric(character)) {
				words.append(((apart || ideograph) && !words.isEmpty()) ? " " : "").appendCodePoint(character);
			}
			apart = ideograph || !isAlphanumeric(character);
		}
		return words.toString();
	}

	/**
	 * Folds an external id so that its spelling does not matter: {@code MDCG 2019-11}
	 * becomes {@code mdcg201911}.
	 * @param externalId as the authority writes it
	 * @return letters and digits only
	 */
	public static String compact(String externalId) {
		return NOT_ALPHANUMERIC.matcher(fold(externalId)).replaceAll("");
	}

	private static boolean isAlphanumeric(int character) {
		return Character.isLetterOrDigit(character) || Character.getType(character) == Character.LETTER_NUMBER
				|| Character.getType(character) == Character.OTHER_NUMBER;
	}

	/** Of scripts without spaces, in which each character is a word. */
	private static boolean isIdeograph(int character) {
		return character >= FIRST_IDEOGRAPH && (Character.UnicodeScript.of(character) == Character.UnicodeScript.HAN
				|| Character.UnicodeScript.of(character) == Character.UnicodeScript.HIRAGANA);
	}

	private static void append(StringBuilder folded, int codePoint) {
		String replacement = UNDECOMPOSED.get(codePoint);
		if (replacement != null) {
			folded.append(replacement);
		}
		else {
			folded.appendCodePoint(codePoint);
		}
	}

	private static Map.Entry<Integer, String> letter(char letter, String folded) {
		return Map.entry((int) letter, folded);
	}

}
