package io.regwatch.scheduling;

import java.time.Duration;
import java.time.Instant;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ClockSkewTests {

	private static final Instant BEFORE = Instant.parse("2026-03-01T00:00:10Z");

	private static final Instant AFTER = BEFORE.plusMillis(300);

	@Test
	void betweenWhenTheOtherClockSaysWhatThisOneCouldHaveSaidIsNothing() {
		assertThat(between(0)).isZero();
		assertThat(between(150)).isZero();
		assertThat(between(300)).isZero();
	}

	@Test
	void betweenWhenThisClockIsAheadIsPositive() {
		assertThat(between(-1200)).isEqualTo(Duration.ofMillis(1200));
	}

	@Test
	void betweenWhenThisClockIsBehindIsNegative() {
		assertThat(between(2300)).isEqualTo(Duration.ofSeconds(-2));
	}

	private static Duration between(long there) {
		return ClockSkew.between(BEFORE, BEFORE.plusMillis(there), AFTER);
	}

}
