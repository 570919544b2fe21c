package io.regwatch.ingest.extract.markup;

import java.util.regex.Pattern;

/** Removes the markup of a line of Markdown. */
final class MarkdownText {

	private static final Pattern RAISED = Pattern.compile("<sup>(\\d+)</sup>");

	private static final Pattern MARKS = Pattern.compile("\\*\\*|</?(?:sup|sub|b|i|em|strong)>");

	private MarkdownText() {
	}

	/** Raised digits stay raised. */
	static String plain(String markdown) {
		String raised = RAISED.matcher(markdown).replaceAll((match) -> RaisedDigits.of(match.group(1)));
		return MARKS.matcher(raised).replaceAll("");
	}

}
