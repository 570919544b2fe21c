package io.regwatch.ingest.update;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * White space and hyphens between two letters of a file that stores characters. A space
 * makes two words of one, except in scripts that write no spaces between words, and
 * nobody but the author writes a hyphen. Only before white space it may come from the end
 * of a line, and stand for a space, for a hyphen of the word or for nothing.
 */
final class WordBorders {

	/** Stands for white space between two letters. */
	private static final char SPACE = '\uFDD3';

	/** Stands for a hyphen between two letters. */
	private static final char HYPHEN = '\uFDD4';

	/** Stands for a hyphen that may divide a word. */
	private static final char DIVISION = '\uFDD5';

	/** Letters of no single script are the marks of Chinese and Japanese, and units. */
	private static final String LETTER = "[\\p{L}\\p{M}&&[^\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsBopomofo}\\p{IsYi}"
			+ "\\p{IsThai}\\p{IsLao}\\p{IsKhmer}\\p{IsMyanmar}\\p{IsTibetan}\\p{IsCommon}]]";

	/** White space, also before the bullet of an item and after it. */
	private static final Pattern SPACES = Pattern
		.compile("(?<=" + LETTER + ")(?:[\\s\\p{Z}]*\\n[" + PrintedText.BULLETS + "])?[\\s\\p{Z}]++(?=" + LETTER + ")");

	private static final Pattern HYPHENS = Pattern.compile("(?<=\\p{L})[" + Hyphens.ALL + "]([\\s\\p{Z}]*+)(?=\\p{L})");

	private WordBorders() {
	}

	/** Replaces what is between two letters by one sign. */
	static String mark(String text) {
		String hyphens = HYPHENS.matcher(text).replaceAll((hyphen) -> String.valueOf(sign(text, hyphen)));
		return SPACES.matcher(hyphens).replaceAll(String.valueOf(SPACE));
	}

	private static char sign(String text, MatchResult hyphen) {
		return (hyphen.group(1).isEmpty() || !Hyphens.mayDivide(text, hyphen.start())) ? HYPHEN : DIVISION;
	}

	/** Whether two marked texts have the same words. */
	static boolean areSame(String before, String after) {
		int old = 0;
		int now = 0;
		while (old < before.length() && now < after.length()) {
			char one = before.charAt(old);
			char other = after.charAt(now);
			boolean same = one == other;
			if (!same && one != DIVISION && other != DIVISION) {
				return false;
			}
			old += (same || isBorder(one)) ? 1 : 0;
			now += (same || isBorder(other)) ? 1 : 0;
		}
		return old == before.length() && now == after.length();
	}

	private static boolean isBorder(char character) {
		return character == SPACE || character == HYPHEN || character == DIVISION;
	}

}
