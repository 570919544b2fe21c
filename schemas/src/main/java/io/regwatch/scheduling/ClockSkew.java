package io.regwatch.scheduling;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * The difference between this machine's clock and the database's. With different clocks,
 * workers take each other for dead or trigger too early.
 */
@Component
public class ClockSkew {

	private static final String NOW = """
			SELECT clock_timestamp()
			""";

	private final JdbcClient jdbc;

	private final Clock clock;

	private final Duration limit;

	ClockSkew(JdbcClient jdbc, ObjectProvider<Clock> clock, WorkProperties properties) {
		this.jdbc = jdbc;
		this.clock = clock.getIfAvailable(Clock::systemUTC);
		this.limit = properties.maxClockDrift();
	}

	/**
	 * Measures it. What the duration of the query can explain does not count.
	 * @return positive if this machine's clock is ahead
	 */
	public Duration measure() {
		Instant before = this.clock.instant();
		Instant there = this.jdbc.sql(NOW).query(OffsetDateTime.class).single().toInstant();
		return between(before, there, this.clock.instant());
	}

	/**
	 * Whether it is too large.
	 * @param drift measured here
	 * @return {@code true} if no work may start
	 */
	public boolean isTooMuch(Duration drift) {
		return drift.abs().compareTo(this.limit) > 0;
	}

	static Duration between(Instant before, Instant there, Instant after) {
		if (there.isBefore(before)) {
			return Duration.between(there, before);
		}
		return there.isAfter(after) ? Duration.between(there, after) : Duration.ZERO;
	}

}
