package io.regwatch.assessment.impact;

import java.util.List;
import java.util.stream.Stream;

import io.regwatch.reading.DateKind;
import io.regwatch.reading.Deadline;
import io.regwatch.reading.Duty;
import io.regwatch.reading.ReadSentence;
import io.regwatch.reading.TextReader;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** What a text leaves makers to do: sentences that oblige, and those that name an end. */
final class DutyExtractor {

	/** A duty of one's own within so many days is urgent. */
	static final int SOON = 90;

	private DutyExtractor() {
	}

	/** The duties of a text that are not only those of others, and what ends when. */
	static List<String> of(String text) {
		return of(read(text));
	}

	/** The same of sentences that are read with their context. */
	static List<String> of(List<ReadSentence> sentences) {
		return sentences.stream()
			.filter((sentence) -> isOfMakers(sentence) || isEnd(sentence))
			.map(ReadSentence::text)
			.distinct()
			.toList();
	}

	/** Whether a sentence obliges to something at once or within a short time. */
	static boolean isDueSoon(String duty) {
		return read(duty).stream()
			.flatMap((sentence) -> sentence.duties().stream())
			.flatMap((one) -> one.deadlines().stream())
			.anyMatch(DutyExtractor::isSoon);
	}

	/** The times in which a sentence obliges to something. */
	static Stream<Deadline.Within> times(String duty) {
		return read(duty).stream()
			.flatMap((sentence) -> sentence.duties().stream())
			.flatMap((one) -> one.deadlines().stream())
			.filter(Deadline.Within.class::isInstance)
			.map(Deadline.Within.class::cast);
	}

	private static boolean isSoon(Deadline deadline) {
		return switch (deadline) {
			case Deadline.AtOnce _ -> true;
			case Deadline.Within within -> within.days() <= SOON;
			case Deadline.OnDate _ -> false;
		};
	}

	private static boolean isOfMakers(ReadSentence sentence) {
		return sentence.duties().stream().map(Duty::bearer).anyMatch((bearer) -> bearer.mayBeMaker());
	}

	private static boolean isEnd(ReadSentence sentence) {
		return sentence.dates()
			.stream()
			.anyMatch((date) -> date.kind() == DateKind.TRANSITION_UNTIL || date.kind() == DateKind.REPEALED_FROM);
	}

	/** The sentences of a passage. */
	static List<ReadSentence> read(String text) {
		return text.isBlank() ? List.of()
				: TextReader.read(List.of(new Block(0, 1, BlockKind.PARAGRAPH, 0, text))).sentences();
	}

}
