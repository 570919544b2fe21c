package io.regwatch.ops.console.page;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/** How pages show times, numbers, codes and addresses. */
public final class Formats {

	private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("d MMM uuuu", Locale.ENGLISH)
		.withZone(ZoneOffset.UTC);

	/** A capital letter after a small one, as in names of fields. */
	private static final Pattern HUMP = Pattern.compile("(?<=[a-z])[A-Z]");

	private final DateTimeFormatter time;

	private final DateTimeFormatter second;

	private final Instant now;

	Formats(ZoneId zone, Instant now) {
		this.time = DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm zzz", Locale.ENGLISH).withZone(zone);
		this.second = DateTimeFormatter.ofPattern("d MMM, HH:mm:ss zzz", Locale.ENGLISH).withZone(zone);
		this.now = now;
	}

	/**
	 * A time with its zone.
	 * @param instant {@code null} for none
	 * @return such as {@code 3 Mar 2026, 02:15 UTC}
	 */
	public String time(@Nullable Instant instant) {
		return (instant != null) ? this.time.format(instant) : "–";
	}

	/**
	 * A recent time to the second.
	 * @param instant to show
	 * @return such as {@code 3 Mar, 02:15:04 UTC}
	 */
	public String second(Instant instant) {
		return this.second.format(instant);
	}

	/**
	 * A date of an authority, which is a local date at midnight UTC.
	 * @param instant {@code null} for none
	 * @return such as {@code 3 Mar 2026}
	 */
	public String date(@Nullable Instant instant) {
		return (instant != null) ? DATE.format(instant) : "–";
	}

	/**
	 * The age of a moment.
	 * @param instant {@code null} for none
	 * @return such as {@code 3 h ago}
	 */
	public String ago(@Nullable Instant instant) {
		if (instant == null) {
			return "never";
		}
		Duration age = Duration.between(instant, this.now);
		return age.isNegative() ? "in " + length(age.negated()) : length(age) + " ago";
	}

	/**
	 * How long something took.
	 * @param from its start
	 * @param to its end, not before the start
	 * @return such as {@code 3 h}
	 */
	public String between(Instant from, Instant to) {
		return length(Duration.between(from, to));
	}

	/**
	 * A length of time, in its largest unit.
	 * @param duration not negative
	 * @return such as {@code 3 h}
	 */
	public String length(Duration duration) {
		long days = duration.toDays();
		if (days > 1) {
			return days + " days";
		}
		if (duration.toHours() > 1) {
			return duration.toHours() + " h";
		}
		return (duration.toMinutes() > 0) ? duration.toMinutes() + " min" : duration.toSeconds() + " s";
	}

	/**
	 * A code in words.
	 * @param code such as {@code not_applicable} or {@code deviceCharacteristics};
	 * {@code null} for none
	 * @return such as {@code Not applicable}
	 */
	public String words(@Nullable String code) {
		if (code == null || code.isEmpty()) {
			return "–";
		}
		String words = HUMP.matcher(code.replace('_', ' '))
			.replaceAll((hump) -> " " + hump.group().toLowerCase(Locale.ROOT));
		return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
	}

	/**
	 * An address for a link; authorities state them.
	 * @param address of a document
	 * @return {@code null} unless it is an address of the web
	 */
	public @Nullable String web(@Nullable String address) {
		return (address != null && address.matches("(?i)https?://.*")) ? address : null;
	}

}
