package io.regwatch.ingest.extract.pdf.direction;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;

/**
 * Brackets in lines that are read from the right: those around words from left to right
 * are of these only if such a word stands before them, too.
 */
final class BracketTypes {

	/** A number that stands before a word because of a word in brackets before it. */
	private static final Pattern AFTER_BRACKETS = Pattern
		.compile("(" + RunTypes.QUANTITY + "[^\u05D0\u0628()]{0,200})\\(([^()]{0,200})\\)");

	private BracketTypes() {
	}

	/** Returns a line with the type of words from the right for its other brackets. */
	static String of(String line) {
		StringBuilder result = new StringBuilder(
				AFTER_BRACKETS.matcher(line).replaceAll("$1" + BidiTypes.RIGHT + "$2" + BidiTypes.RIGHT));
		Deque<Integer> open = new ArrayDeque<>();
		char left = BidiTypes.RIGHT;
		for (int i = 0; i < result.length(); i++) {
			char type = result.charAt(i);
			if (type == '(') {
				open.push((left == BidiTypes.LEFT) ? -1 : i);
			}
			else if (type == ')' && !open.isEmpty() && open.peek() < 0) {
				open.pop();
			}
			else if (type == ')' && !open.isEmpty()) {
				result.setCharAt(open.pop(), BidiTypes.RIGHT);
				result.setCharAt(i, BidiTypes.RIGHT);
				left = BidiTypes.RIGHT;
			}
			left = BidiTypes.isLetter(type) ? type : left;
		}
		return result.toString();
	}

}
