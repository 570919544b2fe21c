package io.regwatch.ingest.extract.markup;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.xml.sax.Attributes;

/** How an ordered list numbers its items, by its type or its style. */
final class ListStyle {

	private static final String DECIMAL = "1";

	private static final int LETTERS = 26;

	private static final String GREEK = "\u03B1\u03B2\u03B3\u03B4\u03B5\u03B6\u03B7\u03B8\u03B9\u03BA\u03BB\u03BC\u03BD\u03BE\u03BF\u03C0\u03C1\u03C3\u03C4\u03C5\u03C6\u03C7\u03C8\u03C9";

	private static final int MAX_ROMAN = 3_999;

	private static final Pattern STYLE = Pattern.compile("(?i)list-style(?:-type)?\\s*+:\\s*+([^;]++)");

	/** Words of the shorthand that name no counter. */
	private static final Set<String> NO_COUNTERS = Set.of("inside", "outside", "inherit", "initial", "unset", "revert",
			"none");

	private static final Pattern RESET = Pattern.compile("(?i)counter-reset\\s*+:\\s*+[\\w-]++\\s++(\\d{1,6})");

	private static final int[] VALUES = { 1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1 };

	private static final String[] NUMERALS = { "m", "cm", "d", "cd", "c", "xc", "l", "xl", "x", "ix", "v", "iv", "i" };

	private ListStyle() {
	}

	/** Returns one of the types of HTML. A style prevails over a type. */
	static String type(Attributes attributes) {
		return counter(attributes).map(ListStyle::type)
			.orElse(Objects.requireNonNullElse(attributes.getValue("type"), DECIMAL));
	}

	private static Optional<String> counter(Attributes attributes) {
		return STYLE.matcher(style(attributes))
			.results()
			.flatMap((style) -> Stream.of(style.group(1).toLowerCase(Locale.ROOT).strip().split("\\s+")))
			.filter((word) -> word.matches("[a-z-]+") && !NO_COUNTERS.contains(word))
			.findFirst();
	}

	/** The type of a counter style of CSS; its name if HTML has none. */
	private static String type(String counter) {
		return switch (counter) {
			case "decimal" -> DECIMAL;
			case "lower-alpha", "lower-latin" -> "a";
			case "upper-alpha", "upper-latin" -> "A";
			case "lower-roman" -> "i";
			case "upper-roman" -> "I";
			default -> counter;
		};
	}

	/** Returns the first number by the counter of a style. */
	static int start(Attributes attributes) {
		Matcher reset = RESET.matcher(style(attributes));
		return reset.find() ? Integer.parseInt(reset.group(1)) + 1 : 1;
	}

	static String number(int number, String type) {
		return switch (type) {
			case "a" -> letter(number);
			case "A" -> letter(number).toUpperCase(Locale.ROOT);
			case "i" -> roman(number);
			case "I" -> roman(number).toUpperCase(Locale.ROOT);
			case "lower-greek" ->
				(number <= GREEK.length()) ? String.valueOf(GREEK.charAt(number - 1)) : Integer.toString(number);
			case "decimal-leading-zero" -> "%02d".formatted(number);
			case DECIMAL -> Integer.toString(number);
			default -> Integer.toString(number) + " (" + type + ")";
		};
	}

	private static String letter(int number) {
		return (number >= 1 && number <= LETTERS) ? Character.toString('a' + number - 1) : Integer.toString(number);
	}

	private static String roman(int number) {
		if (number < 1 || number > MAX_ROMAN) {
			return Integer.toString(number);
		}
		StringBuilder roman = new StringBuilder();
		int rest = number;
		for (int i = 0; i < VALUES.length; i++) {
			while (rest >= VALUES[i]) {
				roman.append(NUMERALS[i]);
				rest -= VALUES[i];
			}
		}
		return roman.toString();
	}

	private static String style(Attributes attributes) {
		return Objects.requireNonNullElse(attributes.getValue("style"), "");
	}

}
