package io.regwatch.ingest.source.catalogue;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

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

	@Test
	void readWhenZoneIsEastOfUtcKeepsTheDay() {
		DateRule tokyo = new DateRule(List.of("yyyy-MM-dd HH:mm", "yyyy-MM-dd", "yyyy-MM-dd'T'HH:mm:ssXXX"),
				"Asia/Tokyo", null, null, null, null);
		assertThat(tokyo.read("2026-02-01")).isEqualTo("2026-02-01T00:00:00Z");
		assertThat(tokyo.read("2026-02-01 00:00")).isEqualTo("2026-02-01T00:00:00Z");
		assertThat(tokyo.read("2026-02-01T00:00:00+09:00")).isEqualTo("2026-02-01T00:00:00Z");
		assertThat(tokyo.read("2026-01-31T15:00:00Z")).isEqualTo("2026-02-01T00:00:00Z");
		assertThat(tokyo.read("2026-02-01 12:30")).isEqualTo("2026-02-01T03:30:00Z");
	}

	@Test
	void writeWhenZoneIsWestOfUtcKeepsTheDay() {
		DateRule day = new DateRule(List.of("yyyy-MM-dd"), null, null, null, null, null);
		assertThat(day.write("2026-02-01", new FieldRule.DateText("yyyy-MM-dd", "America/New_York")))
			.isEqualTo("2026-02-01");
	}

	@Test
	void readWhenCalendarIsAnotherOneCountsItsYears() {
		assertThat(read("令和８年２月１日", "Gy年M月d日", "ja", DateRule.Calendar.JAPANESE)).isEqualTo("2026-02-01T00:00:00Z");
		assertThat(read("115/02/01", "yyy/MM/dd", "zh", DateRule.Calendar.MINGUO)).isEqualTo("2026-02-01T00:00:00Z");
		assertThat(read("01/02/2569", "dd/MM/yyyy", "th", DateRule.Calendar.BUDDHIST))
			.isEqualTo("2026-02-01T00:00:00Z");
		assertThat(read("1447/08/13", "yyyy/MM/dd", "en", DateRule.Calendar.HIJRI)).isEqualTo("2026-02-01T00:00:00Z");
	}

	@Test
	void readWhenYearIsThatOfAnotherCalendarIsNothingAndSaysWhy() {
		for (String date : List.of("۱۴۰۴/۰۸/۱۲", "1447/08/13", "2569/02/01", "1799/12/31")) {
			assertThat(read(date, "yyyy/MM/dd")).as(date).isNull();
			assertThat(rule("yyyy/MM/dd", null).problem(date)).contains("year", "date.calendar: gregorian");
		}
		assertThat(rule("yyyy/MM/dd", null).problem("soon")).isEqualTo("is no date that follows one of [yyyy/MM/dd]");
		assertThat(read("1802/02/01", "yyyy/MM/dd")).isEqualTo("1802-02-01T00:00:00Z");
		assertThat(read("9999/12/31", "yyyy/MM/dd")).isEqualTo("9999-12-31T00:00:00Z");
		assertThat(rule("yyyy/MM/dd", DateRule.Calendar.GREGORIAN).read("1297/10/12"))
			.isEqualTo("1297-10-12T00:00:00Z");
	}

	@Test
	void readWhenMonthsAndReplacementsAreGivenUsesThem() {
		List<String> months = List.of("Jänner", "Feber", "März", "April", "Mai", "Juni", "Juli", "August", "September",
				"Oktober", "November", "Dezember");
		DateRule rule = new DateRule(List.of("d. M yyyy"), null, null, null, months, Map.of("^Stand: ", ""));
		assertThat(rule.read("Stand: 1. Feber 2026")).isEqualTo("2026-02-01T00:00:00Z");
		assertThat(rule.read("1. Dezember 2026")).isEqualTo("2026-12-01T00:00:00Z");
	}

	@Test
	void formatterWhenYearIsThatOfAWeekIsRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> DateRule.formatter("dd.MM.YYYY", Locale.ENGLISH))
			.withMessageContaining("use 'y'");
		assertThatIllegalArgumentException().isThrownBy(() -> DateRule.requireLocale("xx"));
	}

	private static @Nullable Instant read(String text, String pattern, String locale, DateRule.Calendar calendar) {
		return new DateRule(List.of(pattern), null, locale, calendar, null, null).read(text);
	}

	private static DateRule rule(String pattern, DateRule.@Nullable Calendar calendar) {
		return new DateRule(List.of(pattern), null, null, calendar, null, null);
	}

	private static @Nullable Instant read(String text, String pattern) {
		return new DateRule(List.of(pattern), null, null, null, null, null).read(text);
	}

}
