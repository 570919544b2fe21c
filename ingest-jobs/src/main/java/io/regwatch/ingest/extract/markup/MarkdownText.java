package io.regwatch.ingest.extract.markup;

import java.util.regex.Pattern;

/** Removes the markup of a line of Markdown. */
final class MarkdownText {

	private static final Pattern RAISED = Pattern.compile("<sup>(\\d+)</sup>");

	private static final Pattern MARKS = Pattern.compile("\\*\\*|</?(?:sup|sub|b|i|em|strong)>");

	private static final String DIGITS = "\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079";

	private MarkdownText() {
	}

	/** Raised digits stay raised: 10 to the sixth is not 106. */
	static String plain(String markdown) {
		String raised = RAISED.matcher(markdown).replaceAll((match) -> raise(match.group(1)));
		return MARKS.matcher(raised).replaceAll("");
	}

	private static String raise(String digits) {
		StringBuilder raised = new StringBuilder();
		digits.chars().forEach((digit) -> raised.append(DIGITS.charAt(Character.digit(digit, 10))));
		return raised.toString();
	}

}
