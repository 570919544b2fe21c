package io.regwatch.ingest.extract.text;

/**
 * Writes raised and lowered digits as characters of their own: 10 to the sixth is not
 * 106.
 */
public final class RaisedDigits {

	private static final String RAISED = "\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079";

	private static final String LOWERED = "\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089";

	private RaisedDigits() {
	}

	public static String of(String text) {
		StringBuilder raised = new StringBuilder(text);
		raise(raised, 0);
		return raised.toString();
	}

	public static String lowered(String text) {
		StringBuilder lowered = new StringBuilder(text);
		lower(lowered, 0);
		return lowered.toString();
	}

	/** Raises the ASCII digits of a text, and the sign of a number, from an index on. */
	public static void raise(StringBuilder text, int from) {
		replace(text, from, RAISED, '\u207B', '\u207A');
	}

	/** Lowers them. */
	public static void lower(StringBuilder text, int from) {
		replace(text, from, LOWERED, '\u208B', '\u208A');
	}

	private static void replace(StringBuilder text, int from, String digits, char minus, char plus) {
		for (int at = from; at < text.length(); at++) {
			int digit = text.charAt(at) - '0';
			if (digit >= 0 && digit < digits.length()) {
				text.setCharAt(at, digits.charAt(digit));
			}
		}
		for (int at = from; at < text.length(); at++) {
			boolean before = at > from && digits.indexOf(text.charAt(at - 1)) >= 0;
			boolean after = at + 1 < text.length() && digits.indexOf(text.charAt(at + 1)) >= 0;
			// Between two numbers, it is a range.
			if (before ? (at + 1 == text.length()) : after) {
				text.setCharAt(at, sign(text.charAt(at), minus, plus));
			}
		}
	}

	private static char sign(char character, char minus, char plus) {
		return switch (character) {
			case '-', '\u2212' -> minus;
			case '+' -> plus;
			default -> character;
		};
	}

}
