package io.regwatch.ingest.update;

import java.util.HashMap;
import java.util.Map;

/**
 * Symbols that a print has in place of letters, because a font lost its names of glyphs.
 * A symbol stands for a letter only if it occurs more than once, the other print never
 * has it, and it stands for the same letter everywhere; or if the letter has its bytes
 * merged, and one print has as many fewer of the one as more of the other.
 */
final class GlyphSubstitutions {

	private final String before;

	private final String after;

	private final Map<Character, Character> letters = new HashMap<>();

	GlyphSubstitutions(String before, String after) {
		this.before = before;
		this.after = after;
	}

	/** Whether characters at the same place are the same glyph; remembers the letter. */
	boolean isSame(char old, char now) {
		if (old == now) {
			return true;
		}
		if (isFor(old, now, this.before, this.after)) {
			this.letters.put(old, now);
			return true;
		}
		if (isFor(now, old, this.after, this.before)) {
			this.letters.put(now, old);
			return true;
		}
		return false;
	}

	/** Whether characters of either text may be the same glyph, by what was found. */
	boolean isPossible(char one, char other) {
		return one == other || isFor(one, other, this.before, this.after) || isFor(other, one, this.after, this.before)
				|| isFor(one, other, this.after, this.before) || isFor(other, one, this.before, this.after);
	}

	private boolean isFor(char symbol, char letter, String text, String other) {
		Character known = this.letters.get(symbol);
		if (known != null) {
			return known == letter;
		}
		if (isCircledDigit(symbol) && letter == symbol - '\u2460' + '1') {
			return true;
		}
		if (!isSymbol(symbol) || !WrongUnicode.isSymbolFor(symbol, letter)) {
			return false;
		}
		if (WrongUnicode.isMerged(letter, symbol)) {
			long lost = lost(symbol, text, other);
			return lost > 0 && lost == lost(letter, other, text);
		}
		return Character.isLetter(letter) && other.indexOf(symbol) < 0
				&& text.indexOf(symbol) != text.lastIndexOf(symbol);
	}

	private static long lost(char character, String text, String other) {
		return WrongUnicode.count(text, "" + character) - WrongUnicode.count(other, "" + character);
	}

	/** Whether a character is a digit from 1 to 9 in a circle. */
	static boolean isCircledDigit(char character) {
		return character >= '\u2460' && character <= '\u2468';
	}

	private static boolean isSymbol(char character) {
		return character >= 0x80 && !WrongUnicode.isMark(character) && !PrintedText.isUnknown(character);
	}

}
