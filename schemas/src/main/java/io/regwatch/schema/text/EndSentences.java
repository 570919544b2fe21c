package io.regwatch.schema.text;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.regex.Pattern;

/**
 * Sentences of one language whose subject is a document, or is missing, and that say in
 * the past or present, without a condition, that it has ended.
 */
final class EndSentences {

	/** The sentences of each language. */
	static final List<EndSentences> OF_ALL_LANGUAGES = read();

	private final Pattern ofThis;

	private final Pattern own;

	private final Pattern any;

	private final Pattern condition;

	private final Pattern supposed;

	private final Pattern supposedBefore;

	private EndSentences(SentenceWords words) {
		String ended = words.of("ended");
		String alone = words.of("start") + "|" + words.of("bare") + StatusNotices.AFTER_STATE;
		String document = words.of("any");
		this.ofThis = compile(words.of("own") + words.gap() + ended + "|" + words.of("whole"));
		this.own = compile("%s%s(?:%s|%s%s|%s)|%s".formatted(document, words.space(), ended, words.of("gone"),
				StatusNotices.AFTER_STATE, alone, alone));
		this.any = compile(document + words.gap() + ended);
		this.condition = compile(words.condition());
		this.supposed = compile(words.supposed());
		this.supposedBefore = compile(words.supposedBefore());
	}

	/** Whether a sentence names this document. */
	boolean isOfThis(Sentence sentence) {
		return sentence.parts().stream().anyMatch((part) -> this.ofThis.matcher(part).lookingAt())
				&& isUnconditional(sentence);
	}

	/** Whether a sentence names this document, or none but "the document". */
	boolean isOwn(Sentence sentence) {
		return isOfThis(sentence) || (this.own.matcher(sentence.text()).lookingAt() && isUnconditional(sentence));
	}

	/** Whether a sentence is about any document. */
	boolean isAny(Sentence sentence) {
		return isOwn(sentence) || (this.any.matcher(sentence.text()).lookingAt() && isUnconditional(sentence));
	}

	/**
	 * Whether a part of a sentence only supposes that something has ended.
	 * @param part up to the end of the word that says so
	 * @param rest of the part
	 */
	boolean isSupposed(String part, String rest) {
		return this.supposed.matcher(part).find() || this.supposedBefore.matcher(rest).find();
	}

	private boolean isUnconditional(Sentence sentence) {
		return !this.condition.matcher(sentence.text()).find();
	}

	private static Pattern compile(String regex) {
		return Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
	}

	private static List<EndSentences> read() {
		Properties words = new Properties();
		try (InputStreamReader file = new InputStreamReader(
				Objects.requireNonNull(EndSentences.class.getResourceAsStream("end-sentences.properties")),
				StandardCharsets.UTF_8)) {
			words.load(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The words of sentences about ends cannot be read", ex);
		}
		return words.stringPropertyNames()
			.stream()
			.map((name) -> name.substring(0, name.indexOf('.')))
			.distinct()
			.sorted()
			.map((language) -> new EndSentences(new SentenceWords(words, language)))
			.toList();
	}

}
