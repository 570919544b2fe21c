package io.regwatch.ingest.update;

import java.util.regex.Pattern;

/**
 * White space between two numbers, of which it makes two. Three digits after white space
 * may be thousands.
 */
final class NumberBorders {

	/** Stands for such white space. */
	private static final char BORDER = '\uFDD2';

	private static final String SPACE = "[\\s\\p{Z}]";

	private static final Pattern SPACES = Pattern
		.compile("(?<=\\p{Nd})" + SPACE + "++(?=\\p{Nd})(?!\\p{Nd}{3}(?!\\p{Nd}))");

	/** A sign of decimals with white space before it or after it. */
	private static final Pattern SPACED_SIGN = Pattern
		.compile("(?<=\\p{Nd})(?:" + SPACE + "++([.,\u066B])" + SPACE + "*+|([.,\u066B])" + SPACE + "++)(?=\\p{Nd})");

	/** In dates, white space after a full stop makes no other number. */
	private static final Pattern DATE = Pattern.compile(
			"(?<![\\p{Nd}.])(\\p{Nd}{1,2}\\.)" + SPACE + "*+(\\p{Nd}{1,2}\\.)" + SPACE + "*+(?=\\p{Nd}{4}(?!\\p{Nd}))");

	private NumberBorders() {
	}

	/** Replaces white space between digits by one sign. */
	static String mark(CharSequence text) {
		return SPACES.matcher(text).replaceAll(String.valueOf(BORDER));
	}

	/** Likewise, also beside a sign of decimals between them. */
	static String markDecimals(CharSequence text) {
		return SPACED_SIGN.matcher(DATE.matcher(mark(text)).replaceAll("$1$2")).replaceAll("$1$2" + BORDER);
	}

}
