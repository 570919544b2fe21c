package io.regwatch.ingest.update;

import java.util.regex.Pattern;

/**
 * White space and hyphens between two letters. A space makes two words of one, except in
 * scripts that write no spaces between words; a hyphen may stand for either.
 */
final class WordBorders {

	/** Stands for white space between two letters. */
	private static final char SPACE = '\uFDD3';

	/** Stands for a hyphen between two letters. */
	private static final char HYPHEN = '\uFDD4';

	/** Letters of no single script are the marks of Chinese and Japanese, and units. */
	private static final String LETTER = "[\\p{L}\\p{M}&&[^\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsBopomofo}\\p{IsYi}"
			+ "\\p{IsThai}\\p{IsLao}\\p{IsKhmer}\\p{IsMyanmar}\\p{IsTibetan}\\p{IsCommon}]]";

	/** White space, also before the bullet of an item and after it. */
	private static final Pattern SPACES = Pattern
		.compile("(?<=" + LETTER + ")(?:[\\s\\p{Z}]*\\n[" + PrintedText.BULLETS + "])?[\\s\\p{Z}]++(?=" + LETTER + ")");

	private static final Pattern HYPHENS = Pattern
		.compile("(?<=\\p{L})[" + PrintedText.HYPHENS + "][\\s\\p{Z}]*+(?=\\p{L})");

	private WordBorders() {
	}

	/** Replaces what is between two letters by one sign. */
	static String mark(CharSequence text) {
		String hyphens = HYPHENS.matcher(text).replaceAll(String.valueOf(HYPHEN));
		return SPACES.matcher(hyphens).replaceAll(String.valueOf(SPACE));
	}

	/** Whether two marked texts have the same words. */
	static boolean areSame(String before, String after) {
		int old = 0;
		int now = 0;
		while (old < before.length() && now < after.length()) {
			char one = before.charAt(old);
			char other = after.charAt(now);
			boolean same = one == other;
			if (!same && one != HYPHEN && other != HYPHEN) {
				return false;
			}
			old += (same || one == HYPHEN || one == SPACE) ? 1 : 0;
			now += (same || other == HYPHEN || other == SPACE) ? 1 : 0;
		}
		return old == before.length() && now == after.length();
	}

}
