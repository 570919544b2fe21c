package io.regwatch.ingest.extract.markup;

import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.xml.sax.Attributes;

/** How an ordered list numbers its items, by its type or its style. */
final class ListStyle {

	private static final String DECIMAL = "1";

	private static final int LETTERS = 26;

	private static final int MAX_ROMAN = 3_999;

	private static final Pattern TYPE = Pattern
		.compile("(?i)list-style(?:-type)?\\s*+:[^;]*?\\b(lower|upper)-(alpha|latin|roman)\\b");

	private static final Pattern RESET = Pattern.compile("(?i)counter-reset\\s*+:\\s*+[\\w-]++\\s++(\\d{1,6})");

	private static final int[] VALUES = { 1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1 };

	private static final String[] NUMERALS = { "m", "cm", "d", "cd", "c", "xc", "l", "xl", "x", "ix", "v", "iv", "i" };

	private ListStyle() {
	}

	/** Returns one of the types of HTML. A style prevails over a type. */
	static String type(Attributes attributes) {
		Matcher style = TYPE.matcher(style(attributes));
		if (!style.find()) {
			return Objects.requireNonNullElse(attributes.getValue("type"), DECIMAL);
		}
		String letter = style.group(2).equalsIgnoreCase("roman") ? "i" : "a";
		return style.group(1).equalsIgnoreCase("upper") ? letter.toUpperCase(Locale.ROOT) : letter;
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
			default -> Integer.toString(number);
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
