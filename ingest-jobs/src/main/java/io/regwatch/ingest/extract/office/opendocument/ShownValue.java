package io.regwatch.ingest.extract.office.opendocument;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;

/**
 * What a cell shows of a number or a date, without what only decorates it: a date as in
 * ISO 8601, a number without signs between thousands and zeros at the end. Another
 * decoration is no other value.
 *
 * @param type of the value
 * @param value as programs calculate with it
 */
record ShownValue(String type, String value) {

	private static final Pattern NUMBER = Pattern
		.compile("\\p{Nd}(?:[\\p{Nd}.,'\u2019\u00A0\u202F\u066B\u066C ]*\\p{Nd})?");

	private static final Pattern PLAIN = Pattern.compile("-?\\d{1,15}(?:\\.\\d{1,17})?");

	private static final int MOST_DECIMALS = 12;

	static ShownValue of(Attributes cell) {
		String type = OfficeFilter.value(cell, "value-type", "");
		return new ShownValue(type, OfficeFilter.value(cell, type.equals("date") ? "date-value" : "value", ""));
	}

	/** Returns the text itself if it is more than the value. */
	String plain(String text) {
		return switch (this.type) {
			case "date" -> ShownDate.plain(this.value, text);
			case "float", "currency" -> number(text, 0);
			case "percentage" -> number(text, 2);
			default -> text;
		};
	}

	/** The digits that are shown are those of the value with some of its decimals. */
	private String number(String text, int shift) {
		List<MatchResult> numbers = NUMBER.matcher(text).results().toList();
		if (numbers.size() != 1 || !PLAIN.matcher(this.value).matches()) {
			return text;
		}
		BigDecimal value = new BigDecimal(this.value).movePointRight(shift);
		MatchResult shown = numbers.getFirst();
		String digits = digits(shown.group());
		for (int decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
			BigDecimal rounded = value.abs().setScale(decimals, RoundingMode.HALF_UP);
			if (digits(rounded.toPlainString()).equals(digits)) {
				String plain = (rounded.signum() == 0) ? "0" : rounded.stripTrailingZeros().toPlainString();
				return text.substring(0, shown.start()) + plain + text.substring(shown.end());
			}
		}
		return text;
	}

	private static String digits(String number) {
		StringBuilder digits = new StringBuilder();
		number.chars().filter(Character::isDigit).forEach((digit) -> digits.append(Character.digit(digit, 10)));
		return digits.toString();
	}

}
