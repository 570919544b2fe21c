package io.regwatch.ingest.source.catalogue;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * How dates are written.
 *
 * @param patterns tried in this order
 * @param zone of times that name none; {@code null} for UTC
 * @param locale of month names; {@code null} for English
 */
public record DateRule(List<String> patterns, @Nullable String zone, @Nullable String locale) {

	/** A date before any authority of today is a year of two digits, or no date. */
	private static final Instant EARLIEST = Instant.parse("1200-01-01T00:00:00Z");

	public DateRule {
		patterns = List.copyOf(patterns);
	}

	/** The moment meant, midnight UTC for a day; {@code null} if no pattern fits. */
	public @Nullable Instant read(String text) {
		return this.patterns.stream()
			.flatMap((pattern) -> Stream.ofNullable(read(text, pattern)))
			.findFirst()
			.orElse(null);
	}

	static DateTimeFormatter formatter(String pattern, Locale locale) {
		return new DateTimeFormatterBuilder().parseCaseInsensitive()
			.parseLenient()
			.appendPattern(pattern)
			.parseDefaulting(ChronoField.MONTH_OF_YEAR, 1)
			.parseDefaulting(ChronoField.DAY_OF_MONTH, 1)
			.parseDefaulting(ChronoField.ERA, 1)
			.toFormatter(locale)
			.withResolverStyle(ResolverStyle.STRICT);
	}

	private @Nullable Instant read(String text, String pattern) {
		Locale language = Locale.forLanguageTag(Objects.requireNonNullElse(this.locale, "en"));
		try {
			Instant moment = switch (formatter(pattern, language).parseBest(text.strip(), ZonedDateTime::from,
					LocalDateTime::from, LocalDate::from)) {
				case ZonedDateTime time -> time.toInstant();
				case LocalDateTime time -> time.atZone(zoneId()).toInstant();
				case LocalDate day -> day.atStartOfDay(ZoneOffset.UTC).toInstant();
				default -> EARLIEST;
			};
			return moment.isAfter(EARLIEST) ? moment : null;
		}
		catch (DateTimeException ex) {
			return null;
		}
	}

	private ZoneId zoneId() {
		return (this.zone != null) ? ZoneId.of(this.zone) : ZoneOffset.UTC;
	}

}
