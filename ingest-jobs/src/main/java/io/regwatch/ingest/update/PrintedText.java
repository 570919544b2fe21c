package io.regwatch.ingest.update;

import java.text.Normalizer;

/** Reduces a text to what every print of it shows, whatever its fonts and paper. */
final class PrintedText {

	/** Stands for any quotation mark or apostrophe. */
	static final char QUOTE = '\uFDD0';

	private static final String CHOICES = "\u25CB\u25CE\u25EF\u25B3\u25A1\u2610";

	private static final char BULLET = '\u2022';

	/** Characters that prints show as the bullet of an item. */
	static final String BULLETS = "\u2022\u00B7\u2219\u318D\u25CF\u25AA\u25A0\u25E6\u2023\uF0B7";

	/** Stands for the bullet of an item. */
	static final char ITEM_BULLET = '\uFDD1';

	private PrintedText() {
	}

	/**
	 * Folds a text of blocks in lines: NFKC without raised and lowered digits, one kind
	 * of quotation mark and dash, no white space, any bullet, no hyphen that may divide a
	 * word.
	 */
	static String fold(String text) {
		return withoutLayout(compatible(text));
	}

	/**
	 * Folds a text, but keeps two numbers with white space between them apart.
	 */
	static String foldWords(String text) {
		return withoutLayout(NumberBorders.mark(compatible(text)));
	}

	/** Folds a text likewise, but keeps two words, and the parts of a decimal, apart. */
	static String foldMarkup(String text) {
		return withoutLayout(WordBorders.mark(NumberBorders.markDecimals(compatible(text))));
	}

	private static String compatible(String text) {
		return Fractions.fold(SameLetters.fold(normalized(text)));
	}

	/** Whether a character shows that a print lost one, or is often lost. */
	static boolean isUnknown(int character) {
		return character == 0xFFFD || character == QUOTE || character == ITEM_BULLET
				|| Character.getType(character) == Character.PRIVATE_USE;
	}

	/** Whether a character is a number above or below the line. */
	static boolean isRaisedOrLowered(int character) {
		return character == 0xB2 || character == 0xB3 || character == 0xB9
				|| (character >= 0x2070 && character <= 0x209C);
	}

	/**
	 * Whether both are signs of symbol fonts, whose codes are the same in all programs.
	 */
	static boolean areOtherSymbols(char one, char other) {
		return one != other && isSymbol(one) && isSymbol(other);
	}

	private static boolean isSymbol(char character) {
		return character >= '\uF020' && character <= '\uF0FF';
	}

	/**
	 * Whether a character is a tick or an empty box, of which none is in place of a
	 * bullet.
	 */
	static boolean isChoice(int character) {
		return CHOICES.indexOf(character) >= 0;
	}

	private static CharSequence normalized(String text) {
		StringBuilder normalized = new StringBuilder(text.length());
		int at = 0;
		while (at < text.length()) {
			int end = at;
			while (end < text.length() && isCompatible(text.charAt(end))) {
				end++;
			}
			normalized.append(Normalizer.normalize(text.substring(at, end), Normalizer.Form.NFKC));
			at = end;
			while (at < text.length() && !isCompatible(text.charAt(at))) {
				normalized.append(isUnit(text.charAt(at)) ? unit(text.charAt(at)) : text.charAt(at));
				at++;
			}
		}
		return normalized;
	}

	/** Units in one character, as East Asian texts have them. */
	private static boolean isUnit(char character) {
		return character >= '\u3371' && character <= '\u33DF';
	}

	private static String unit(char character) {
		return Normalizer.normalize(String.valueOf(character), Normalizer.Form.NFKC)
			.replace('2', '\u00B2')
			.replace('3', '\u00B3');
	}

	// Ten to the sixth is not 106.
	private static boolean isCompatible(char character) {
		return character >= 0x80 && !isRaisedOrLowered(character) && character != '\u00B4'
				&& !(character >= '\u00BC' && character <= '\u00BE') && !GlyphSubstitutions.isCircledDigit(character)
				&& !(character >= '\u2032' && character <= '\u2034')
				&& !(character >= '\u2150' && character <= '\u215F') && character != '\u318D' && !isUnit(character);
	}

	private static String withoutLayout(CharSequence text) {
		StringBuilder result = new StringBuilder(text.length());
		for (int at = 0; at < text.length(); at++) {
			char character = text.charAt(at);
			if (!isLayout(character) && !(Hyphens.isBetweenLetters(text, at) && Hyphens.mayDivide(text, at))) {
				char folded = isBullet(text, at) ? ITEM_BULLET : fold(character);
				result.append((isMark(folded) && isAfterNumeral(text, at)) ? prime(character) : folded);
			}
		}
		return result.toString();
	}

	private static char fold(char character) {
		return switch (character) {
			case '\'', '"', '`', '\u00B4', '\u02BB', '\u02BC', '\u05F3', '\u05F4', '\u2018', '\u2019', '\u201A',
					'\u201B', '\u201C', '\u201D', '\u201E', '\u201F', '\u00AB', '\u00BB', '\u2039', '\u203A', '\u300C',
					'\u300D', '\u300E', '\u300F' ->
				QUOTE;
			case '\u05BE', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\uFE63' -> '-';
			case '\u2044', '\u2215' -> '/';
			case '\u301C' -> '~';
			default -> (BULLETS.indexOf(character) >= 0) ? BULLET
					: Character.isDigit(character) ? (char) ('0' + Character.digit(character, 10)) : character;
		};
	}

	private static boolean isMark(char folded) {
		return folded == QUOTE || folded == '\u2032' || folded == '\u2033';
	}

	/**
	 * A mark after a digit may be one of feet, inches, minutes or seconds; after a letter
	 * of Hebrew it makes a numeral or an abbreviation.
	 */
	private static boolean isAfterNumeral(CharSequence text, int at) {
		return at > 0 && (Character.isDigit(text.charAt(at - 1))
				|| Character.UnicodeScript.of(text.charAt(at - 1)) == Character.UnicodeScript.HEBREW);
	}

	private static char prime(char mark) {
		return switch (mark) {
			case '"', '\u201C', '\u201D', '\u201E', '\u201F', '\u00AB', '\u00BB', '\u2033', '\u05F4' -> '"';
			default -> '\'';
		};
	}

	/** White space, the line that stretches Arabic words, and variants of glyphs. */
	private static boolean isLayout(char character) {
		return isSpace(character) || character == '\u0640' || (character >= '\uFE00' && character <= '\uFE0F');
	}

	static boolean isSpace(char character) {
		return Character.isWhitespace(character) || Character.isSpaceChar(character);
	}

	/**
	 * Prints show the bullet of an item by any character or by none. Within a line, it
	 * may be a sign in a cell.
	 */
	private static boolean isBullet(CharSequence text, int at) {
		return fold(text.charAt(at)) == BULLET && !isBetweenNumbers(text, at)
				&& (at == 0 || text.charAt(at - 1) == '\n')
				&& (at + 1 == text.length() || isSpace(text.charAt(at + 1)));
	}

	/** Between numbers, a dot in the middle of a line is a sign. */
	private static boolean isBetweenNumbers(CharSequence text, int at) {
		return at > 1 && at + 2 < text.length() && text.charAt(at) == '\u00B7' && Character.isDigit(text.charAt(at - 2))
				&& Character.isDigit(text.charAt(at + 2));
	}

}
