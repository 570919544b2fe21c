package io.regwatch.ingest.extract.markup.plain;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.text.RaisedDigits;
import org.jsoup.parser.Parser;

/**
 * Removes the markup of Markdown as CommonMark 0.31 defines it. No CommonMark parser is
 * used because it numbers the items of a list anew: that 2 was repealed would be lost.
 */
final class MarkdownText {

	private static final Pattern COMMENT = Pattern.compile("(?s)<!--.*?-->");

	private static final Pattern RAISED = Pattern.compile("<sup>([-+\u2212]?\\d+[-+\u2212]?)</sup>");

	private static final Pattern LOWERED = Pattern.compile("<sub>(\\d+)</sub>");

	private static final Pattern TAGS = Pattern.compile("</?(?:sup|sub|b|i|em|strong|a|span)(?:\\s[^<>]*)?>");

	/** A sign around a phrase, not within a word. */
	private static final Pattern EMPHASIS = Pattern.compile(
			"(?<![\\p{L}\\p{N}*_\\\\])(\\*\\*|__|[*_])(?=\\S)([^*_\\n]{1,500}?)(?<=[^\\s\\\\])\\1(?![\\p{L}\\p{N}*_])");

	private static final Pattern STRONG = Pattern.compile("\\*\\*");

	private static final Pattern ESCAPE = Pattern.compile("\\\\([!-/:-@\\[-`{-~])");

	private static final Pattern DESTINATION = Pattern.compile("(?<=]\\()[^)\\s]{1,2000}");

	/** What sites add to addresses to count their readers. */
	private static final Pattern TRACKING = Pattern
		.compile("(?i)(?<=[?&])(?:utm_[a-z]+|fbclid|gclid|msclkid|mc_[ce]id)=[^&#]*+&?");

	private static final Pattern BULLET = Pattern.compile("^(\\s*)[*+](?=\\s)");

	private MarkdownText() {
	}

	static String withoutComments(String markdown) {
		return COMMENT.matcher(markdown).replaceAll("");
	}

	/** Each list has the same bullets. */
	static String bulleted(String line) {
		return BULLET.matcher(line).replaceFirst("$1-");
	}

	private static String untracked(String address) {
		String rest = TRACKING.matcher(address).replaceAll("");
		return rest.equals(address) ? address : rest.replaceFirst("[?&]$", "");
	}

	/** Raised digits stay raised, lowered ones lowered. */
	static String plain(String markdown) {
		String text = RAISED.matcher(markdown).replaceAll((match) -> RaisedDigits.of(match.group(1)));
		text = LOWERED.matcher(text).replaceAll((match) -> RaisedDigits.lowered(match.group(1)));
		text = TAGS.matcher(text).replaceAll("");
		text = DESTINATION.matcher(text).replaceAll((match) -> Matcher.quoteReplacement(untracked(match.group())));
		text = EMPHASIS.matcher(text).replaceAll("$2");
		text = STRONG.matcher(text).replaceAll("");
		return Parser.unescapeEntities(ESCAPE.matcher(text).replaceAll("$1"), false);
	}

}
