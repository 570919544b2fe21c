package io.regwatch.assessment.evidence;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.reading.Deadline;
import io.regwatch.reading.ReadSentence;

/**
 * A day of which a sentence says that something has to be done by it, or begins or ends.
 *
 * @param date that the sentence names
 * @param sentence as it stands there
 */
public record StatedDeadline(LocalDate date, String sentence) {

	/**
	 * Finds the days of a text.
	 * @param text of a sentence or block that is read alone
	 * @return in their order
	 */
	public static List<StatedDeadline> of(String text) {
		return of(Obligations.read(text));
	}

	/**
	 * Finds the days of a block.
	 * @param segment read with its context
	 * @return in their order
	 */
	public static List<StatedDeadline> of(Segment segment) {
		return of(segment.sentences());
	}

	/**
	 * Finds the days of a sentence.
	 * @param sentence read with its context
	 * @return in their order
	 */
	public static List<StatedDeadline> of(ReadSentence sentence) {
		return days(sentence).distinct().map((day) -> new StatedDeadline(day, sentence.text())).toList();
	}

	private static List<StatedDeadline> of(List<ReadSentence> sentences) {
		return sentences.stream().flatMap((sentence) -> of(sentence).stream()).toList();
	}

	private static Stream<LocalDate> days(ReadSentence sentence) {
		return Stream.concat(sentence.dates().stream().flatMap((stated) -> Stream.ofNullable(stated.date())),
				sentence.duties().stream().flatMap((duty) -> duty.deadlines().stream()).flatMap(StatedDeadline::day));
	}

	private static Stream<LocalDate> day(Deadline deadline) {
		return (deadline instanceof Deadline.OnDate stated) ? Stream.of(stated.date()) : Stream.empty();
	}

}
