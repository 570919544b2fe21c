package io.regwatch.ops.console.page;

import java.time.Instant;
import java.time.ZoneId;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FormatsTests {

	private static final Instant NOW = Instant.parse("2026-07-01T12:00:00Z");

	private final Formats formats = new Formats(ZoneId.of("Europe/Brussels"), NOW);

	@Test
	void timesNameTheirZone() {
		assertThat(this.formats.time(NOW)).isEqualTo("1 Jul 2026, 14:00 CEST");
		assertThat(this.formats.second(NOW)).isEqualTo("1 Jul, 14:00:00 CEST");
		assertThat(this.formats.time(null)).isEqualTo("–");
	}

	@Test
	void codesAndNamesOfFieldsAreWords() {
		assertThat(this.formats.words("not_applicable")).isEqualTo("Not applicable");
		assertThat(this.formats.words("deviceCharacteristics")).isEqualTo("Device characteristics");
		assertThat(this.formats.words("")).isEqualTo("–");
	}

	@Test
	void agesAreInTheirLargestUnit() {
		assertThat(this.formats.ago(NOW.minusSeconds(90))).isEqualTo("1 min ago");
		assertThat(this.formats.ago(NOW.plusSeconds(7200))).isEqualTo("in 2 h");
		assertThat(this.formats.ago(null)).isEqualTo("never");
	}

}
