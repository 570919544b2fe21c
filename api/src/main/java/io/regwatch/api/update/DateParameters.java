package io.regwatch.api.update;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.regex.Pattern;

import io.regwatch.api.list.QueryParameters;
import org.jspecify.annotations.Nullable;

/** Reads moments, or whole days of UTC. */
final class DateParameters {

	private static final Pattern DAY = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");

	private static final Pattern MOMENT = Pattern.compile("\\d{4}-\\d{2}-\\d{2}T.+");

	private DateParameters() {
	}

	static @Nullable Instant first(String name, @Nullable String text) {
		return (text != null) ? read(name, text, 0) : null;
	}

	static @Nullable Instant last(String name, @Nullable String text) {
		return (text != null) ? read(name, text, 1) : null;
	}

	// A plus sign that was not encoded has become a space.
	private static Instant read(String name, String text, int days) {
		try {
			if (DAY.matcher(text).matches()) {
				Instant begin = LocalDate.parse(text).plusDays(days).atStartOfDay(ZoneOffset.UTC).toInstant();
				return begin.minus(days, ChronoUnit.MICROS);
			}
			if (MOMENT.matcher(text).matches()) {
				return OffsetDateTime.parse(text.replace(' ', '+')).toInstant().truncatedTo(ChronoUnit.MICROS);
			}
			throw new DateTimeException("Neither date nor timestamp");
		}
		catch (DateTimeException ex) {
			throw QueryParameters.unknown(name, text,
					"a date such as 2026-03-01 or a timestamp such as 2026-03-01T10:00:00Z");
		}
	}

}
