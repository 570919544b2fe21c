package io.regwatch.ingest.extract.office.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The parts of dates and times that a format shows, in the order of ISO 8601. */
final class PlainDate {

	/** Between the parts of a date, in any language. */
	private static final Pattern SEPARATOR = Pattern.compile("[\\s\\p{P}年月日時时分秒년월일시분초T]*");

	/** Places of the locale and of its calendar, eras, and halves of a day. */
	private static final Pattern IGNORED = Pattern.compile("(?i)\\[\\$[^\\]]*]|g+|am/pm|a/p");

	private final List<String> tokens;

	private PlainDate(List<String> tokens) {
		this.tokens = tokens.stream()
			.filter((token) -> !IGNORED.matcher(token).matches() && !SEPARATOR.matcher(text(token)).matches())
			.map((token) -> token.toLowerCase(Locale.ROOT))
			.toList();
	}

	/** Returns empty for a date of which only a part is shown, and for durations. */
	static Optional<String> of(List<String> tokens) {
		return new PlainDate(tokens).code();
	}

	private Optional<String> code() {
		List<String> parts = new ArrayList<>();
		for (int at = 0; at < this.tokens.size(); at++) {
			parts.add(part(at));
		}
		String date = date(parts);
		String time = time(parts);
		boolean known = !parts.contains("") && (!date.isEmpty() || parts.stream().noneMatch("yMd"::contains));
		String code = (date + " " + time).strip();
		return (known && !code.isEmpty()) ? Optional.of(code) : Optional.empty();
	}

	private static String date(List<String> parts) {
		boolean year = parts.contains("y");
		boolean month = parts.contains("M");
		boolean day = parts.contains("d");
		return (year && month && day) ? "yyyy-mm-dd"
				: (year && month) ? "yyyy-mm" : (month && day) ? "mm-dd" : (year && !day) ? "yyyy" : "";
	}

	private static String time(List<String> parts) {
		return !parts.contains("h") ? "" : parts.contains("s") ? "hh:mm:ss" : "hh:mm";
	}

	/** Returns {@code M} for months, {@code m} for minutes, and nothing if unknown. */
	private String part(int at) {
		String token = this.tokens.get(at);
		return switch (token) {
			case "y", "yy", "yyy", "yyyy", "e", "ee" -> "y";
			case "m", "mm" -> isMinute(at) ? "m" : "M";
			case "mmm", "mmmm", "mmmmm" -> "M";
			case "d", "dd" -> "d";
			case "ddd", "dddd" -> this.tokens.contains("d") || this.tokens.contains("dd") ? "weekday" : "";
			case "h", "hh" -> "h";
			case "s", "ss" -> "s";
			default -> "";
		};
	}

	private boolean isMinute(int at) {
		return (at > 0 && this.tokens.get(at - 1).startsWith("h"))
				|| (at + 1 < this.tokens.size() && this.tokens.get(at + 1).startsWith("s"));
	}

	private static String text(String token) {
		return token.startsWith("\"") ? token.substring(1, token.length() - 1)
				: token.startsWith("\\") ? token.substring(1) : token;
	}

}
