package io.regwatch.scheduling;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * How far this machine's clock is from the database's. Workers that do not agree about
 * the time take each other for dead, or ring too early.
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
	 * Measures it; how long the question took counts for nothing.
	 * @return positive if this machine's clock is ahead
	 */
	public Duration measure() {
		Instant before = this.clock.instant();
		Instant there = this.jdbc.sql(NOW).query(OffsetDateTime.class).single().toInstant();
		return between(before, there, this.clock.instant());
	}

	/**
	 * Tells whether it is too much.
	 * @param drift measured here
	 * @return whether work may not begin
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
