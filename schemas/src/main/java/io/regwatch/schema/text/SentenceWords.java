package io.regwatch.schema.text;

import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of one language in {@code end-sentences.properties}, as regular expressions.
 */
final class SentenceWords {

	private static final String LETTER = "[\\p{L}\\p{M}]";

	private static final String NEVER = "(?!)";

	private static final Pattern NAME = Pattern.compile("\\{([a-z]+)}");

	private final Properties words;

	private final String language;

	SentenceWords(Properties words, String language) {
		this.words = words;
		this.language = language;
	}

	/** Whether words stand without spaces between them. */
	private boolean isSolid() {
		return this.words.containsKey(this.language + ".solid");
	}

	/** What an entry matches up to the end of a word; nothing if there is none. */
	String of(String name) {
		return regex(name) + (isSolid() ? "" : "(?!" + LETTER + ")");
	}

	/** A condition anywhere in a sentence; what a hyphen joins to a verb is none. */
	String condition() {
		return (isSolid() ? "" : "(?<!" + LETTER + "|-)") + of("if");
	}

	/**
	 * A condition with an end at the end of a text. The words of an end show that the
	 * condition is of this language.
	 */
	String supposed() {
		return isSolid() ? condition() + "\\S*$" : "%s(?:.*(?<!%s))?(?:%s)$".formatted(condition(), LETTER,
				Stream.of("ended", "start", "bare", "gone").map(this::of).collect(Collectors.joining("|")));
	}

	/**
	 * A condition that follows an end, in languages without spaces, whose verbs may stand
	 * before it.
	 */
	String supposedBefore() {
		return isSolid() ? "^(?:\\S{1,8}\\s?)?" + condition() : NEVER;
	}

	/** What may stand between a subject and its verb. */
	String gap() {
		return isSolid() ? "(?:" + goesOn() + ".){0,40}?" : "[,)]?(?:\\s+" + goesOn() + "\\S+){0,20}?" + space();
	}

	String space() {
		return isSolid() ? "\\s*" : ",?\\s+";
	}

	private String goesOn() {
		return "(?!%s|%s)".formatted(of("stop"), of("if"));
	}

	private String regex(String name) {
		String entry = this.words.getProperty(this.language + "." + name, NEVER);
		Matcher names = NAME.matcher(entry);
		StringBuilder text = new StringBuilder("(?:");
		while (names.find()) {
			names.appendReplacement(text, Matcher.quoteReplacement(regex(names.group(1))));
		}
		return withoutMarks(names.appendTail(text).append(')').toString());
	}

	private String withoutMarks(String text) {
		String marked = text.replace(" ?", "\\s*")
			.replace(" ", "\\s+")
			.replace("~", LETTER + "*")
			.replace("\u00B6", "(?=\\s*(?:$|[^\\p{L}\\p{M}\\p{N}\\s]))");
		return !marked.contains("\u00A7") && !marked.contains("\u00A4") ? marked
				: marked.replace("\u00A7", "(?:%s\\S+\\s+){0,8}?".formatted(goesOn()))
					.replace("\u00A4", "(?:%s\\S+\\s+){0,2}?".formatted(goesOn()));
	}

}
