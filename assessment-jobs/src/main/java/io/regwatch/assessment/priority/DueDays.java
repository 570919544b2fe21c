package io.regwatch.assessment.priority;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.StatedDuty;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.UpdateNature;
import io.regwatch.reading.Deadline;

/**
 * By when what an update asks for has to be done, in days from today.
 *
 * @param candidate of which it is asked
 * @param nature of it
 * @param duties sentences that oblige
 * @param now today
 */
record DueDays(AssessableUpdate candidate, UpdateNature nature, List<StatedDuty> duties, Instant now) {

	/** A duty of one's own within so many days is urgent. */
	static final int SOON = 90;

	private static final int MONTH = 31;

	/** What is to be done once and for all. */
	private static final WordPattern ONCE = WordPattern
		.of("\\b(comply|conform|relabel|revise|update|replace|implement|adapt|register|apply for|bring)\\b");

	/** From which event a time is counted that begins with the document itself. */
	private static final WordPattern WITH_DOCUMENT = WordPattern
		.of("\\b(publication|entry into force|effective date|(date|receipt) of (this|the) (notice|letter|order|rule|regulation|communication|alert)|this (notice|letter|order|communication|alert))\\b|veröffentlichung|bekanntmachung|inkrafttreten|erhalt dieses|entrée en vigueur|à compter de la publication|pubblicazione|entrata in vigore|publicación|publicação|entrada (en|em) vigor");

	/** What was made before may still be sold: other devices have to comply. */
	private static final WordPattern STOCK = WordPattern
		.of("\\b(released|manufactured|made|produced|imported|filled|packed|labelled|labeled|placed on the market) (before|prior to|until|up to)\\b[^.;]{0,120}\\b(may|can) (still |continue to )?be (\\w+ )?(supplied|sold|distributed|placed|made available|used|imported)\\b");

	/** Whether the text itself says that something has to be done within 90 days. */
	boolean isDueSoon() {
		return stated().anyMatch((days) -> days >= 0 && days <= SOON);
	}

	/**
	 * Days until the first duty is due, if one still is.
	 * @param own whether the subject is the company's own devices; guidance on these is
	 * to be followed from the day that it states
	 */
	OptionalLong due(boolean own) {
		boolean begins = this.nature.isBinding() || (own && takesEffectLater());
		LongStream binding = (begins && this.candidate.version().dated() && !givesTimeToComply())
				? LongStream.of(left()) : LongStream.empty();
		return LongStream.concat(stated(), binding).filter((days) -> days >= 0).min();
	}

	/** Guidance that states from when the law that it explains applies. */
	private boolean takesEffectLater() {
		return this.candidate.version().effectiveAt().isAfter(this.candidate.publishedAt().plus(Duration.ofDays(1)));
	}

	/** Days until each day that duties name, or that is counted from the document. */
	private LongStream stated() {
		LongStream stated = this.duties.stream()
			.flatMap((duty) -> duty.days().stream())
			.mapToLong((day) -> days(day.atStartOfDay(ZoneOffset.UTC).toInstant()));
		LongStream counted = this.duties.stream()
			.flatMap((duty) -> duty.times().stream().filter((time) -> beginsWithDocument(time, duty.sentence())))
			.mapToLong((time) -> days(beginning()) + time.days());
		return LongStream.concat(stated, counted);
	}

	/**
	 * Whether something has to be done by a day that is later than the one on which the
	 * rule takes effect: "effective December 16, 2026; submit by December 16, 2028".
	 */
	private boolean givesTimeToComply() {
		Stream<LocalDate> due = this.duties.stream()
			.flatMap((duty) -> duty.deadlines().stream())
			.flatMap((deadline) -> (deadline instanceof Deadline.OnDate day) ? Stream.of(day.date()) : Stream.empty());
		Stream<LocalDate> ends = this.duties.stream()
			.filter((duty) -> duty.deadlines().isEmpty() && duty.namesDeadline() && !STOCK.isIn(duty.sentence()))
			.flatMap((duty) -> duty.days().stream());
		return Stream.concat(due, ends)
			.anyMatch((day) -> days(day.atStartOfDay(ZoneOffset.UTC).toInstant()) > Math.max(left(), 0));
	}

	/** A time without an event in which something is to be done once. */
	static boolean beginsWithDocument(Deadline.Within time, String duty) {
		return WITH_DOCUMENT.isIn(time.event() + " " + time.words()) || (time.event().isEmpty() && ONCE.isIn(duty));
	}

	/** From when a time is counted that begins with the document. */
	private Instant beginning() {
		return this.nature.isBinding() ? this.candidate.version().effectiveAt() : this.candidate.publishedAt();
	}

	/** A notice of these days that leaves no time. */
	boolean isToBeDoneNow() {
		return this.nature.isAnnouncement() && days(this.candidate.publishedAt()) >= -MONTH
				&& this.duties.stream().anyMatch(DueDays::isDueAtOnce);
	}

	/** At once, or within a time that does not begin with an event of its own. */
	private static boolean isDueAtOnce(StatedDuty duty) {
		return duty.deadlines().stream().anyMatch((deadline) -> switch (deadline) {
			case Deadline.AtOnce _ -> true;
			case Deadline.Within within ->
				within.days() <= SOON && (within.event().isEmpty() || WITH_DOCUMENT.isIn(within.event()));
			case Deadline.OnDate _ -> false;
		});
	}

	private long left() {
		return days(this.candidate.version().effectiveAt());
	}

	private long days(Instant date) {
		return Duration.between(this.now, date).toDays();
	}

}
