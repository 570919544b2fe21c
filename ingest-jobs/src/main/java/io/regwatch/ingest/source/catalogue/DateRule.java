package io.regwatch.ingest.source.catalogue;

import java.time.format.SignStyle;
import java.text.Normalizer;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.Chronology;
import java.time.chrono.HijrahChronology;
import java.time.chrono.IsoChronology;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.MinguoChronology;
import java.time.chrono.ThaiBuddhistChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.schema.text.BoundedPattern;
import org.apache.commons.lang3.Range;
import org.jspecify.annotations.Nullable;

/**
 * How dates are written.
 *
 * @param patterns tried in this order
 * @param zone of times that name none; {@code null} for UTC
 * @param locale of month names; {@code null} for English
 * @param calendar whose years are counted; {@code null} for the Gregorian one, whose old
 * years are refused then
 * @param months the twelve names of months, which the patterns see as numbers;
 * {@code null} for those of the locale
 * @param replace regular expressions and what takes the place of their matches, before
 * everything else; {@code null} for none
 */
public record DateRule(List<String> patterns, @Nullable String zone, @Nullable String locale,
		@Nullable Calendar calendar, @Nullable List<String> months, @Nullable Map<String, String> replace) {

	/** A date before any authority of today is a year of two digits, or no date. */
	private static final int EARLIEST = 1200;

	/** Earlier documents are rarer than Persian and Islamic years. */
	private static final int EARLIEST_USUAL = 1800;

	/** Years of the Thai calendar in which there were or will be authorities. */
	private static final Range<Integer> BUDDHIST_YEARS = Range.of(2400, 2700);

	/** Patterns of numbers since 1970. */
	private static final Map<String, DateTimeFormatter> EPOCHS = Map.of("epoch-seconds",
			epoch(new DateTimeFormatterBuilder().appendValue(ChronoField.INSTANT_SECONDS)), "epoch-milliseconds",
			epoch(new DateTimeFormatterBuilder().appendValue(ChronoField.INSTANT_SECONDS, 1, 12, SignStyle.NORMAL)
				.appendValue(ChronoField.MILLI_OF_SECOND, 3)));

	public DateRule {
		patterns = List.copyOf(patterns);
	}

	/** Calendars by which authorities count years. */
	public enum Calendar {

		/** Years of the whole world, however old. */
		GREGORIAN,

		/** Years of an emperor's era, such as 令和8年. */
		JAPANESE,

		/** Years of the Republic of China, such as 115. */
		MINGUO,

		/** Years of the Thai solar calendar, such as 2569. */
		BUDDHIST,

		/** Months and years of Umm al-Qura, such as 1447. */
		HIJRI;

		private Chronology chronology() {
			return switch (this) {
				case GREGORIAN -> IsoChronology.INSTANCE;
				case JAPANESE -> JapaneseChronology.INSTANCE;
				case MINGUO -> MinguoChronology.INSTANCE;
				case BUDDHIST -> ThaiBuddhistChronology.INSTANCE;
				case HIJRI -> HijrahChronology.INSTANCE;
			};
		}

	}

	/**
	 * The moment that a text means. A day, and midnight in the authority's zone, is
	 * midnight UTC of that day: a local date stays the same date everywhere.
	 * @param text as the authority writes it
	 * @return {@code null} if no pattern fits, or the year is hardly one of the calendar
	 */
	public @Nullable Instant read(String text) {
		TemporalAccessor time = parse(text);
		if (time == null || !isPlausible(LocalDate.from(time).getYear())) {
			return null;
		}
		return (time instanceof ZonedDateTime zoned) ? instant(zoned)
				: LocalDate.from(time).atStartOfDay(ZoneOffset.UTC).toInstant();
	}

	/**
	 * Why a text cannot be read.
	 * @param text that is not read
	 * @return the predicate of a sentence
	 */
	public String problem(String text) {
		TemporalAccessor time = parse(text);
		return (time == null) ? "is no date that follows one of " + this.patterns
				: "is in the year %d; state whose years these are, such as date.calendar: hijri or date.calendar: gregorian"
					.formatted(LocalDate.from(time).getYear());
	}

	private boolean isPlausible(int year) {
		return (this.calendar != null) ? year >= EARLIEST : year >= EARLIEST_USUAL && !BUDDHIST_YEARS.contains(year);
	}

	/**
	 * Writes a date again.
	 * @param text as the authority writes it
	 * @param format pattern and zone of the result
	 * @return {@code null} if no pattern fits
	 */
	public @Nullable String write(String text, FieldRule.DateText format) {
		ZoneId zone = ZoneId.of(format.zone());
		TemporalAccessor time = parse(text);
		if (time == null) {
			return null;
		}
		ZonedDateTime shown = (time instanceof ZonedDateTime zoned) ? zoned.withZoneSameInstant(zone)
				: LocalDate.from(time).atStartOfDay(zone);
		return formatter(format.pattern(), Locale.ENGLISH).format(shown);
	}

	static DateTimeFormatter formatter(String pattern, Locale locale) {
		if (pattern.replaceAll("'[^']*'", "").contains("Y")) {
			throw new IllegalArgumentException("'Y' is the year of a week, which differs around New Year; use 'y'");
		}
		DateTimeFormatter epoch = EPOCHS.get(pattern);
		if (epoch != null) {
			return epoch;
		}
		return new DateTimeFormatterBuilder().parseCaseInsensitive()
			.parseLenient()
			.appendPattern(pattern)
			.parseDefaulting(ChronoField.MONTH_OF_YEAR, 1)
			.parseDefaulting(ChronoField.DAY_OF_MONTH, 1)
			.parseDefaulting(ChronoField.ERA, 1)
			.toFormatter(locale)
			.withResolverStyle(ResolverStyle.STRICT);
	}

	private static DateTimeFormatter epoch(DateTimeFormatterBuilder pattern) {
		return pattern.toFormatter(Locale.ROOT).withZone(ZoneOffset.UTC);
	}

	static void requireLocale(String tag) {
		Locale locale = Locale.forLanguageTag(tag);
		if (Stream.of(Locale.getAvailableLocales())
			.noneMatch((known) -> !known.getLanguage().isEmpty() && known.getLanguage().equals(locale.getLanguage()))) {
			throw new IllegalArgumentException("There is no locale '%s'".formatted(tag));
		}
	}

	private static Instant instant(ZonedDateTime time) {
		return time.toLocalTime().equals(LocalTime.MIDNIGHT)
				? time.toLocalDate().atStartOfDay(ZoneOffset.UTC).toInstant() : time.toInstant();
	}

	private @Nullable TemporalAccessor parse(String text) {
		String prepared = prepare(text);
		return this.patterns.stream()
			.flatMap((pattern) -> Stream.ofNullable(parse(prepared, pattern)))
			.findFirst()
			.orElse(null);
	}

	/** A {@link LocalDate} or a {@link ZonedDateTime}. */
	private @Nullable TemporalAccessor parse(String text, String pattern) {
		Chronology chronology = (this.calendar != null) ? this.calendar.chronology() : IsoChronology.INSTANCE;
		try {
			TemporalAccessor time = formatter(pattern, language()).withChronology(chronology)
				.parseBest(text, ZonedDateTime::from, LocalDateTime::from, LocalDate::from);
			return (time instanceof LocalDateTime local) ? local.atZone(zoneId())
					: (time instanceof ZonedDateTime zoned && this.zone != null
							&& zoned.getOffset().equals(ZoneOffset.UTC)) ? zoned.withZoneSameInstant(zoneId()) : time;
		}
		catch (DateTimeException ex) {
			return null;
		}
	}

	private String prepare(String text) {
		String prepared = withAsciiDigits(Normalizer.normalize(text.strip(), Normalizer.Form.NFKC));
		for (Map.Entry<String, String> entry : Objects.requireNonNullElse(this.replace, Map.<String, String>of())
			.entrySet()) {
			prepared = replace(prepared, entry.getKey(), entry.getValue());
		}
		return (this.months != null) ? withNumbers(prepared, this.months) : prepared;
	}

	private static String replace(String text, String regex, String replacement) {
		try {
			return BoundedPattern.compile(regex).replaceAll(text, replacement);
		}
		catch (IllegalArgumentException | IndexOutOfBoundsException ex) {
			throw new IllegalArgumentException(
					"date.replace cannot put '%s' in place of '%s': %s".formatted(replacement, regex, ex.getMessage()),
					ex);
		}
	}

	private static String withAsciiDigits(String text) {
		return text.codePoints()
			.map((point) -> Character.isDigit(point) ? '0' + Character.digit(point, 10) : point)
			.collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
			.toString();
	}

	private static String withNumbers(String text, List<String> months) {
		return IntStream.range(0, months.size())
			.boxed()
			.sorted((one, other) -> months.get(other).length() - months.get(one).length())
			.reduce(text,
					(result, month) -> Pattern
						.compile(Pattern.quote(months.get(month)), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
						.matcher(result)
						.replaceAll(String.valueOf(month + 1)),
					(one, _) -> one);
	}

	private Locale language() {
		return Locale.forLanguageTag(Objects.requireNonNullElse(this.locale, "en"));
	}

	private ZoneId zoneId() {
		return (this.zone != null) ? ZoneId.of(this.zone) : ZoneOffset.UTC;
	}

}
