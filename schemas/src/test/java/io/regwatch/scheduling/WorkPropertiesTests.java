package io.regwatch.scheduling;

import java.time.Duration;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class WorkPropertiesTests {

	private final WorkProperties properties = new WorkProperties(1, 1, 1, 1, Duration.ofSeconds(15),
			Duration.ofMinutes(1), Duration.ofHours(1), Duration.ofSeconds(1), Duration.ofSeconds(2),
			Duration.ofSeconds(1), Duration.ofSeconds(10));

	@Test
	void delayAfterDoublesWithEachFailure() {
		assertThat(this.properties.delayAfter(1)).isEqualTo(Duration.ofMinutes(1));
		assertThat(this.properties.delayAfter(2)).isEqualTo(Duration.ofMinutes(2));
		assertThat(this.properties.delayAfter(6)).isEqualTo(Duration.ofMinutes(32));
	}

	@Test
	void delayAfterManyFailuresIsBounded() {
		assertThat(this.properties.delayAfter(7)).isEqualTo(Duration.ofHours(1));
		assertThat(this.properties.delayAfter(1_000_000)).isEqualTo(Duration.ofHours(1));
	}

}
