package io.regwatch.ingest.extract.markup;

import java.util.Locale;

import org.xml.sax.Attributes;

/** Writes raised digits as characters of their own: 10 to the sixth is not 106. */
public final class RaisedDigits {

	private static final String RAISED = "\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079";

	private RaisedDigits() {
	}

	/** Whether an element of the XML of laws raises its text. */
	static boolean isRaised(String element, Attributes attributes) {
		return switch (element.toLowerCase(Locale.ROOT)) {
			case "sup", "superior", "superscript", "su" -> true;
			case "ht" -> "SUP".equals(attributes.getValue("TYPE"));
			case "e" -> "51".equals(attributes.getValue("T"));
			default -> false;
		};
	}

	public static String of(String text) {
		StringBuilder raised = new StringBuilder(text);
		replace(raised, 0);
		return raised.toString();
	}

	/** Raises the ASCII digits of a text from an index on. */
	static void replace(StringBuilder text, int from) {
		for (int at = from; at < text.length(); at++) {
			int digit = text.charAt(at) - '0';
			if (digit >= 0 && digit < RAISED.length()) {
				text.setCharAt(at, RAISED.charAt(digit));
			}
		}
	}

}
