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

	/** Fewer pauses are too few for statistics. */
	static final int LEAST = 20;

	/** The quantile of the pauses that counts as the usual one. */
	private static final double USUAL = 0.95;

	/** Holidays do not make a source stale. */
	private static final long SHORTEST = 14;

	PublicationCadence {
		days = List.copyOf(days);
	}

	/**
	 * How many days without anything new are normal; empty if that is unknown.
	 */
	OptionalLong maxPause() {
		if (this.days.size() <= LEAST) {
			return OptionalLong.empty();
		}
		return OptionalLong.of(Math.max(SHORTEST, 2 * usualPause()));
	}

	/** The 95th percentile of the pauses, in days. */
	long usualPause() {
		long[] pauses = IntStream.range(1, this.days.size())
			.mapToLong((i) -> ChronoUnit.DAYS.between(this.days.get(i), this.days.get(i - 1)))
			.sorted()
			.toArray();
		return pauses[(int) Math.ceil(USUAL * pauses.length) - 1];
	}

}
