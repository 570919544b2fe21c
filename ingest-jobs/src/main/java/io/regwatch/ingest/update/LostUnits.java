package io.regwatch.ingest.update;

import java.util.regex.Pattern;

/**
 * Unknown glyphs of prints in units, such as that of micro: a lost sign of a unit may
 * have been any other one, and none is not the same.
 */
final class LostUnits {

	/** Stands for such a glyph, and for nothing else: no text has it. */
	private static final String LOST = "\u0001";

	private static final String UNKNOWN = "\uFFFD";

	private static final String UNIT = "(?:g|l|L|m|s|A|V|W|F|H|T|M|N|J|C|K|S|Pa|Hz|Sv|Gy|Bq|Ci|mol|kat|eq|lm|lx|bar|cd|rad|U|IU)";

	/** What follows a unit, other than a word of a title after a dash. */
	private static final String AFTER = "/|per(?!\\p{L})|[.,;:)\\]|]|$";

	/** After a number: a prefix, a degree, or all of a unit. */
	private static final Pattern SIGN = Pattern
		.compile("(?m)(?<=\\p{Nd}[ \u00A0]?)" + UNKNOWN + "(?=[ \u00A0]?(?:" + UNIT + "(?!\\p{L})|" + AFTER + "))");

	/** After a length or a time: an exponent. */
	private static final Pattern EXPONENT = Pattern
		.compile("(?<=(?:\\p{Nd}[ \u00A0]?|/)(?:[cdkm]?m|s|in|ft))" + UNKNOWN + "(?!\\p{L})");

	private LostUnits() {
	}

	/** Makes such glyphs differ from all others. */
	static String mark(String text) {
		return (text.indexOf(UNKNOWN) < 0) ? text
				: EXPONENT.matcher(SIGN.matcher(text).replaceAll(LOST)).replaceAll(LOST);
	}

}
