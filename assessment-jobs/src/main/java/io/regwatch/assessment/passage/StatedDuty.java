package io.regwatch.assessment.passage;

import java.time.LocalDate;
import java.util.List;

import io.regwatch.assessment.evidence.StatedDeadline;
import io.regwatch.reading.Bearer;
import io.regwatch.reading.Deadline;
import io.regwatch.reading.Duty;
import io.regwatch.reading.ReadSentence;

/**
 * A sentence that leaves makers something to do, or names an end, as it was read with its
 * headings, lead-in and column heads.
 *
 * @param sentence as it stands in the text
 * @param days that it names
 * @param deadlines of its duties
 * @param ofMakers whether its words say that makers have it; {@code false} if that only
 * follows from them
 */
public record StatedDuty(String sentence, List<LocalDate> days, List<Deadline> deadlines, boolean ofMakers) {

	/** Of a text that is not known, which may oblige to something. */
	public static final StatedDuty UNKNOWN = new StatedDuty("", List.of(), List.of(), false);

	public StatedDuty {
		days = List.copyOf(days);
		deadlines = List.copyOf(deadlines);
	}

	/**
	 * Reads a duty.
	 * @param sentence that obliges or names an end, read with its context
	 * @return with the days and deadlines that it states
	 */
	public static StatedDuty of(ReadSentence sentence) {
		return new StatedDuty(sentence.text(), StatedDeadline.of(sentence).stream().map(StatedDeadline::date).toList(),
				sentence.duties().stream().map(Duty::deadlines).flatMap(List::stream).toList(),
				sentence.duties().stream().anyMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER));
	}

	/** The same duty where its bearer is not named but follows from what is said. */
	StatedDuty implied() {
		return new StatedDuty(this.sentence, this.days, this.deadlines, false);
	}

	/**
	 * The times in which something has to be done.
	 * @return in their order, possibly none
	 */
	public List<Deadline.Within> times() {
		return this.deadlines.stream()
			.filter(Deadline.Within.class::isInstance)
			.map(Deadline.Within.class::cast)
			.toList();
	}

	/**
	 * Whether it names a deadline, but not one of comments.
	 * @return {@code true} for "the deadline is 1 May 2027"
	 */
	public boolean namesDeadline() {
		return ImpliedDuty.namesDeadline(this.sentence);
	}

}
