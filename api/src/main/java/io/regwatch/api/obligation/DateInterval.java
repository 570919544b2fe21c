package io.regwatch.api.obligation;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.list.QueryParameters;
import org.jspecify.annotations.Nullable;

/**
 * An ISO 8601 interval of days, both included.
 *
 * @param from first day; {@code null} if it is open
 * @param to last day; {@code null} if it is open
 */
record DateInterval(@Nullable LocalDate from, @Nullable LocalDate to) {

	private static final String DAY = "(\\d{4}-\\d{2}-\\d{2}|\\.\\.)";

	private static final Pattern FORM = Pattern.compile(DAY + "(?:/" + DAY + ")?");

	static DateInterval parse(String name, String text) {
		Matcher matcher = FORM.matcher(text);
		if (!matcher.matches() || text.equals("..")) {
			throw unknown(name, text);
		}
		String last = (matcher.group(2) != null) ? matcher.group(2) : matcher.group(1);
		try {
			DateInterval interval = new DateInterval(day(matcher.group(1)), day(last));
			interval.requireOrder(name);
			return interval;
		}
		catch (DateTimeException ex) {
			throw unknown(name, text);
		}
	}

	private void requireOrder(String name) {
		if (this.from != null && this.to != null && this.from.isAfter(this.to)) {
			throw new InvalidInputException("Parameter '%s' ends before it begins".formatted(name));
		}
	}

	private static @Nullable LocalDate day(String text) {
		return text.equals("..") ? null : LocalDate.parse(text);
	}

	private static InvalidInputException unknown(String name, String text) {
		return QueryParameters.unknown(name, text,
				"a day such as 2026-03-01, or an interval such as 2026-03-01/2026-06-30 or ../2026-06-30");
	}

}
