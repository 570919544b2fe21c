package io.regwatch.reading;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import io.regwatch.reading.DateGrammar.Day;
import io.regwatch.reading.Phrases.Hit;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

import org.jspecify.annotations.Nullable;

/**
 * The deadline to which "by the same date" refers: a day that the sentence has named,
 * else the last deadline of a duty below the same heading, or the only day of a sentence
 * since then on which something begins or ends.
 */
final class ReferencedDeadline {

	private static final Set<DateKind> BEGINNINGS_AND_ENDS = Set.of(DateKind.APPLIES_FROM, DateKind.ENTERS_INTO_FORCE,
			DateKind.REPEALED_FROM);

	private @Nullable Deadline deadline;

	void begin(Block block) {
		if (block.kind() == BlockKind.HEADING || block.kind() == BlockKind.TABLE_ROW) {
			this.deadline = null;
		}
	}

	/** Keeps the deadline of a sentence for those that follow. */
	void keep(Marked words, List<Duty> duties, List<StatedDate> dates) {
		Optional<Deadline> last = duties.stream().flatMap((duty) -> duty.deadlines().stream()).reduce((_, two) -> two);
		if (last.isPresent() || !DateGrammar.find(words).isEmpty()) {
			this.deadline = last.orElseGet(() -> day(dates));
		}
	}

	/** The only day, on which something begins or ends. */
	private static @Nullable Deadline day(List<StatedDate> dates) {
		LocalDate day = (dates.size() == 1) ? dates.getFirst().date() : null;
		return (day != null && BEGINNINGS_AND_ENDS.contains(dates.getFirst().kind())) ? new Deadline.OnDate("", day)
				: null;
	}

	/** Duties that have no deadline of their own get the one that is referred to. */
	List<Duty> resolve(List<Duty> duties, Marked words) {
		Optional<Hit> hit = words.hits(Cue.SAME_DAY).stream().findFirst();
		return hit.isEmpty() ? duties : duties.stream().map((duty) -> resolve(duty, words, hit.get())).toList();
	}

	private Duty resolve(Duty duty, Marked words, Hit hit) {
		String reference = words.words(hit.from(), hit.to());
		boolean ofDuty = hit.from() <= words.from() + 1 || duty.what().contains(reference);
		Deadline meant = meant(words, hit, reference);
		return (!ofDuty || meant == null || !duty.deadlines().isEmpty()) ? duty
				: new Duty(duty.bearer(), duty.who(), duty.what(), duty.toWhom(), duty.prohibited(), List.of(meant));
	}

	private @Nullable Deadline meant(Marked words, Hit hit, String reference) {
		Optional<Day> named = DateGrammar.find(words)
			.stream()
			.filter((day) -> day.to() <= hit.from())
			.reduce((_, two) -> two);
		if (named.isPresent()) {
			return new Deadline.OnDate(reference, named.get().date());
		}
		return switch (this.deadline) {
			case Deadline.OnDate on -> new Deadline.OnDate(reference, on.date());
			case Deadline.Within within ->
				new Deadline.Within(reference, within.amount(), within.unit(), within.event());
			case Deadline.AtOnce _ -> new Deadline.AtOnce(reference);
			case null -> null;
		};
	}

}
