package io.regwatch.api.list;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/**
 * Parses ISO 8601 dates and timestamps of the years 1 to 9999; those without zone are
 * UTC.
 */
public final class DateParameters {

	private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");

	private static final Pattern TIMESTAMP = Pattern.compile("\\d{4}-\\d{2}-\\d{2}T.+");

	private static final DateTimeFormatter FORMAT = new DateTimeFormatterBuilder()
		.append(DateTimeFormatter.ISO_LOCAL_DATE_TIME)
		.optionalStart()
		.appendOffsetId()
		.optionalEnd()
		.parseDefaulting(ChronoField.OFFSET_SECONDS, 0)
		.toFormatter();

	private DateParameters() {
	}

	/**
	 * The first moment of a date.
	 * @param name of the parameter
	 * @param text of the parameter
	 * @return {@code null} if there is no text
	 */
	public static @Nullable Instant first(String name, @Nullable String text) {
		return (text != null) ? parse(name, text, 0) : null;
	}

	/**
	 * The last moment of a date.
	 * @param name of the parameter
	 * @param text of the parameter
	 * @return {@code null} if there is no text
	 */
	public static @Nullable Instant last(String name, @Nullable String text) {
		return (text != null) ? parse(name, text, 1) : null;
	}

	private static Instant parse(String name, String text, int days) {
		try {
			Instant instant = DATE.matcher(text).matches() ? date(text, days) : timestamp(text);
			int year = instant.atOffset(ZoneOffset.UTC).getYear();
			if (year >= 1 && year <= 9999) {
				return instant;
			}
		}
		catch (DateTimeException ex) {
			// Falls through to the message.
		}
		throw QueryParameters.unknown(name, text,
				"a date such as 2026-03-01 or a timestamp such as 2026-03-01T10:00:00Z");
	}

	private static Instant date(String text, int days) {
		return LocalDate.parse(text)
			.plusDays(days)
			.atStartOfDay(ZoneOffset.UTC)
			.toInstant()
			.minus(days, ChronoUnit.MICROS);
	}

	// A plus sign that was not encoded has become a space.
	private static Instant timestamp(String text) {
		if (!TIMESTAMP.matcher(text).matches()) {
			throw new DateTimeException("Neither date nor timestamp");
		}
		return OffsetDateTime.parse(text.replace(' ', '+'), FORMAT).toInstant().truncatedTo(ChronoUnit.MICROS);
	}

}
