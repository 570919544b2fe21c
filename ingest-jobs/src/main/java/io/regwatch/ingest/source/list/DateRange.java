package io.regwatch.ingest.source.list;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.ingest.source.catalogue.RowList;

/**
 * Days for which a list is requested.
 *
 * @param from first day
 * @param to last day
 */
record DateRange(LocalDate from, LocalDate to) {

	/** All spans until a day, the newest first: what is cut then is old. */
	static List<DateRange> of(RowList.Windows windows, LocalDate today) {
		return Stream
			.iterate(LocalDate.parse(windows.start()), (day) -> !day.isAfter(today),
					(day) -> day.plusMonths(windows.months()))
			.map((day) -> new DateRange(day, day.plusMonths(windows.months()).minusDays(1)))
			.toList()
			.reversed();
	}

	boolean isOneDay() {
		return this.from.equals(this.to);
	}

	List<DateRange> halves() {
		LocalDate middle = LocalDate.ofEpochDay((this.from.toEpochDay() + this.to.toEpochDay()) / 2);
		return List.of(new DateRange(this.from, middle), new DateRange(middle.plusDays(1), this.to));
	}

	String fill(String template) {
		return template.replace("{from}", this.from.toString()).replace("{to}", this.to.toString());
	}

}
