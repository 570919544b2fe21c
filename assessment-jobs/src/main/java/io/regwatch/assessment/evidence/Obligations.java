package io.regwatch.assessment.evidence;

import java.util.List;

import io.regwatch.reading.ReadSentence;
import io.regwatch.reading.SentenceClass;
import io.regwatch.reading.TextReader;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** Sentences with an obligation. */
public final class Obligations {

	private static final int LONGEST = 400;

	private Obligations() {
	}

	/**
	 * The obliging sentences of a text, as they stand there. Those that only lead to a
	 * list, have less than four words or are addressed to readers are left out.
	 * @param segment of a text
	 * @return in their order
	 */
	public static List<String> of(Segment segment) {
		return quotable(segment).stream().map(ReadSentence::text).filter((text) -> text.length() <= LONGEST).toList();
	}

	/**
	 * The obliging sentences of a text that say something when they are quoted alone.
	 * @param segment of a text
	 * @return in their order, of any length
	 */
	public static List<ReadSentence> quotable(Segment segment) {
		return segment.sentences()
			.stream()
			.filter((sentence) -> sentence.is(SentenceClass.DUTY) && sentence.isQuotable() && !isLeadIn(sentence))
			.toList();
	}

	/**
	 * The first sentence that says something when it is quoted alone.
	 * @param segment of a text
	 * @return possibly empty
	 */
	public static String first(Segment segment) {
		return segment.sentences()
			.stream()
			.filter((sentence) -> sentence.isQuotable() && !isLeadIn(sentence))
			.map(ReadSentence::text)
			.findFirst()
			.orElse("");
	}

	/**
	 * The sentences of a text, as they stand there.
	 * @param text of a block
	 * @return in their order
	 */
	public static List<String> sentences(String text) {
		return read(text).stream().map(ReadSentence::text).toList();
	}

	private static boolean isLeadIn(ReadSentence sentence) {
		return sentence.text().endsWith(":");
	}

	/**
	 * Reads the sentences of a text without its context.
	 * @param text of a block
	 * @return in their order; none if the text is blank
	 */
	public static List<ReadSentence> read(String text) {
		return text.isBlank() ? List.of()
				: TextReader.read(List.of(new Block(0, 1, BlockKind.PARAGRAPH, 0, text))).sentences();
	}

}
