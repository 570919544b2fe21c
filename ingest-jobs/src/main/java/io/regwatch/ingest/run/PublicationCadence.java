package io.regwatch.ingest.run;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/**
 * How often something new appears at a source.
 *
 * @param days on which something did, the newest first, each once
 */
record PublicationCadence(List<LocalDate> days) {

	/** So many pauses tell a habit; fewer may be chance. */
	static final int LEAST = 20;

	/** Of so many pauses, all but one are no longer than the usual one. */
	private static final double USUAL = 0.95;

	/** Feast days and holidays are no silence. */
	private static final long SHORTEST = 14;

	PublicationCadence {
		days = List.copyOf(days);
	}

	/**
	 * How many days may pass before a silence is longer than usual; empty for no habit.
	 */
	OptionalLong patience() {
		if (this.days.size() <= LEAST) {
			return OptionalLong.empty();
		}
		return OptionalLong.of(Math.max(SHORTEST, 2 * usualPause()));
	}

	/** The pause that nineteen of twenty do not exceed, in days. */
	long usualPause() {
		long[] pauses = IntStream.range(1, this.days.size())
			.mapToLong((i) -> ChronoUnit.DAYS.between(this.days.get(i), this.days.get(i - 1)))
			.sorted()
			.toArray();
		return pauses[(int) Math.ceil(USUAL * pauses.length) - 1];
	}

}
