package io.regwatch.ingest.source.catalogue;

import java.time.Instant;
import java.util.List;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class DateRuleTests {

	@Test
	void readWhenDayIsNotInTheCalendarIsNothing() {
		assertThat(read("02/30/2020", "MM/dd/yyyy")).isNull();
		assertThat(read("06/31/2020", "MM/dd/yyyy")).isNull();
		assertThat(read("13/01/2020", "MM/dd/yyyy")).isNull();
		assertThat(read("02/29/2020", "MM/dd/yyyy")).isEqualTo("2020-02-29T00:00:00Z");
	}

	@Test
	void readWhenYearIsShortIsNothing() {
		assertThat(read("01/02/24", "MM/dd/yyyy")).isNull();
		assertThat(read("01/02/0024", "MM/dd/yyyy")).isNull();
	}

	@Test
	void readWhenDayOrMonthHasOneDigitOrNoneIsADate() {
		assertThat(read("1/2/2024", "MM/dd/yyyy")).isEqualTo("2024-01-02T00:00:00Z");
		assertThat(read("March 2024", "MMMM yyyy")).isEqualTo("2024-03-01T00:00:00Z");
		assertThat(read("2024", "yyyy")).isEqualTo("2024-01-01T00:00:00Z");
	}

	@Test
	void readWhenZoneIsNamedUsesIt() {
		assertThat(read("Tue, 10 Jun 2025 04:00:00 EST", "EEE, d MMM yyyy HH:mm:ss z"))
			.isEqualTo("2025-06-10T08:00:00Z");
		assertThat(read("2025-06-10T04:00:00+02:00", "yyyy-MM-dd'T'HH:mm:ssXXX")).isEqualTo("2025-06-10T02:00:00Z");
	}

	private static @Nullable Instant read(String text, String pattern) {
		return new DateRule(List.of(pattern), null, null).read(text);
	}

}
