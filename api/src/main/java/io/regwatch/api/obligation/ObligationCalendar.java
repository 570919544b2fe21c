package io.regwatch.api.obligation;

import java.time.LocalDate;
import java.util.Date;
import java.util.Objects;
import java.util.Optional;

import biweekly.ICalendar;
import biweekly.component.VEvent;
import biweekly.property.Status;
import biweekly.util.DateTimeComponents;
import biweekly.util.ICalDate;
import io.regwatch.schema.ObligationState;

/**
 * Obligations with a day as iCalendar events of that day (RFC 5545). Equal obligations
 * make equal bytes; an obligation keeps its UID while its words are the same, and is
 * cancelled when it ends.
 */
final class ObligationCalendar {

	private static final int SUMMARY = 200;

	private final ICalendar calendar = new ICalendar();

	ObligationCalendar() {
		this.calendar.setProductId("-//Regwatch//Obligations//EN");
	}

	void add(Obligation obligation) {
		Optional.ofNullable(obligation.due())
			.map(Obligation.Due::date)
			.ifPresent((day) -> this.calendar.addEvent(event(obligation, day)));
	}

	/** With a CRLF at the end of each line. */
	String text() {
		return this.calendar.write();
	}

	private static VEvent event(Obligation obligation, LocalDate day) {
		VEvent event = new VEvent();
		event.setUid(obligation.id() + "@regwatch");
		event.setDateTimeStamp(Date.from(obligation.publicationDate()));
		event.setDateStart(
				new ICalDate(new DateTimeComponents(day.getYear(), day.getMonthValue(), day.getDayOfMonth()), false));
		event.setSummary(summary(obligation));
		event.setDescription(description(obligation));
		event.addCategories(obligation.state().code());
		event.setTransparency(true);
		event.setStatus((obligation.state() == ObligationState.ENDED) ? Status.cancelled() : Status.confirmed());
		return event;
	}

	private static String summary(Obligation obligation) {
		String what = "%s: %s".formatted(obligation.reference().externalId(), obligation.what());
		int end = what.offsetByCodePoints(0, Math.min(SUMMARY, what.codePointCount(0, what.length())));
		return (end < what.length()) ? what.substring(0, end) + "…" : what;
	}

	private static String description(Obligation obligation) {
		return """
				%s
				%s, %s, version %s, page %d, segment %d, characters %d to %d""".formatted(
				Objects.requireNonNull(obligation.evidence().text()), obligation.reference().title(),
				obligation.reference().externalId(), obligation.evidence().versionId(), obligation.evidence().page(),
				obligation.evidence().segment(), obligation.evidence().start(), obligation.evidence().end());
	}

}
