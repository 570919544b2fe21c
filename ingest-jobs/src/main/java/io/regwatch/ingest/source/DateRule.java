package io.regwatch.ingest.source;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
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

	public DateRule {
		patterns = List.copyOf(patterns);
	}

	/** The moment meant, midnight UTC for a day; {@code null} if no pattern fits. */
	@Nullable Instant read(String text) {
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
			.toFormatter(locale);
	}

	private @Nullable Instant read(String text, String pattern) {
		Locale language = Locale.forLanguageTag(Objects.requireNonNullElse(this.locale, "en"));
		try {
			return switch (formatter(pattern, language).parseBest(text.strip(), OffsetDateTime::from,
					LocalDateTime::from, LocalDate::from)) {
				case OffsetDateTime time -> time.toInstant();
				case LocalDateTime time -> time.atZone(zoneId()).toInstant();
				case LocalDate day -> day.atStartOfDay(ZoneOffset.UTC).toInstant();
				default -> null;
			};
		}
		catch (DateTimeException ex) {
			return null;
		}
	}

	private ZoneId zoneId() {
		return (this.zone != null) ? ZoneId.of(this.zone) : ZoneOffset.UTC;
	}

}
