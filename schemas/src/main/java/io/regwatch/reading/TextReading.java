package io.regwatch.reading;

import java.util.List;
import java.util.stream.Stream;

/**
 * What the sentences of one text say.
 *
 * @param sentences in reading order
 */
public record TextReading(List<ReadSentence> sentences) {

	/** A text without sentences. */
	public static final TextReading NONE = new TextReading(List.of());

	public TextReading {
		sentences = List.copyOf(sentences);
	}

	/**
	 * The sentences of one class.
	 * @param sentenceClass to look for
	 * @return in reading order
	 */
	public List<ReadSentence> of(SentenceClass sentenceClass) {
		return this.sentences.stream().filter((sentence) -> sentence.is(sentenceClass)).toList();
	}

	/**
	 * The dates of one kind.
	 * @param kind to look for
	 * @return in reading order
	 */
	public Stream<StatedDate> dates(DateKind kind) {
		return this.sentences.stream()
			.flatMap((sentence) -> sentence.dates().stream())
			.filter((date) -> date.kind() == kind);
	}

}
