package io.regwatch.assessment.passage;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.reading.DateKind;
import io.regwatch.reading.Duty;
import io.regwatch.reading.ReadSentence;
import io.regwatch.reading.SentenceClass;

/** What a text leaves makers to do: sentences that oblige, and those that name an end. */
final class DutyExtractor {

	private DutyExtractor() {
	}

	/** The duties of a text that are not only those of others, and what ends when. */
	static List<StatedDuty> of(String text) {
		return of(Obligations.read(text));
	}

	/** The same of sentences that are read with their context. */
	static List<StatedDuty> of(List<ReadSentence> sentences) {
		return sentences.stream().flatMap(DutyExtractor::stated).distinct().toList();
	}

	private static Stream<StatedDuty> stated(ReadSentence sentence) {
		return (isOfMakers(sentence) || isEnd(sentence)) ? Stream.of(StatedDuty.of(sentence))
				: (Set.of(SentenceClass.DATE, SentenceClass.SCOPE)
					.containsAll(sentence.classes()) && !sentence.addressedToReader()) ? ImpliedDuty.of(sentence)
						.flatMap((duty) -> Obligations.read(duty).stream().map(StatedDuty::of).map(StatedDuty::implied))
							: Stream.empty();
	}

	private static boolean isOfMakers(ReadSentence sentence) {
		return sentence.duties().stream().map(Duty::bearer).anyMatch((bearer) -> bearer.mayBeMaker());
	}

	private static boolean isEnd(ReadSentence sentence) {
		return sentence.dates()
			.stream()
			.anyMatch((date) -> date.kind() == DateKind.TRANSITION_UNTIL || date.kind() == DateKind.REPEALED_FROM);
	}

}
