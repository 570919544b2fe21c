package io.regwatch.ingest.extract.pdf.direction;

import java.util.regex.Pattern;

/**
 * Gives the characters of a line, from left to right, the types of the words to which
 * they belong. The bidirectional algorithm finds that out from the letters before them,
 * which here stand on the other side.
 */
final class RunTypes {

	private static final String ENDS = "[.,;:!?\u060C\u061B\u061F\u06D4]";

	private static final String PERCENT = "%\u00B0\u2030\u066A";

	/** What ends words at its right, also the number of an item. */
	private static final Pattern RIGHT_END = Pattern
		.compile("(?<![^ ])" + ENDS + "(?=[^ ])|(?<= )[(\\p{Pd}](?=1{1,3}$)");

	/** What ends words at its left, also where a line divides them. */
	private static final Pattern LEFT_END = Pattern
		.compile("(?<=[a1])" + ENDS + "(?= |$)|(?<=^[^\u05D0\u0628]{0,200}[a1])\\p{Pd}(?=[^a1\u05D0\u0628])");

	private static final Pattern LEFT_BRACKET = Pattern.compile("(?<=[a1])[)\\]}](?=[^a1\u05D0\u0628 ]*$)");

	/** A number before a word, which would have stood after it. */
	static final String QUANTITY = "(?<![1.,:/])1(?:[1.,:/]*+(?<=1))?(?=[ \u00A0]a)";

	private static final Pattern NUMBERS = Pattern.compile(QUANTITY);

	/** A percentage at the beginning of a line, as it stands after Arabic. */
	private static final Pattern PERCENTAGE = Pattern.compile("[" + PERCENT + "]1[1.,:/]*+[^a1\u05D0\u0628 ]*+$");

	/**
	 * A date or the number of a telephone, not that of a paragraph, at the same place.
	 */
	private static final Pattern HYPHENATED = Pattern
		.compile("(?<![1-])(?=[1-]{0,20}?111)(?=1{1,20}-)[1-]++[^a1\u05D0\u0628 ]*+$");

	/** The nearest letters at the right of each place. */
	private final int[] right;

	private RunTypes(String types, boolean afterArabic) {
		this.right = new int[types.length() + 1];
		this.right[types.length()] = afterArabic ? BidiTypes.ARABIC : 0;
		for (int i = types.length() - 1; i >= 0; i--) {
			this.right[i] = BidiTypes.isLetter(types.charAt(i)) ? types.charAt(i) : this.right[i + 1];
		}
	}

	/** Returns the types of a line that is read from the left. */
	static String fromLeft(String types) {
		return new RunTypes(types, false).withNumbers(types, false);
	}

	/** Returns the types of a line that is read from the right. */
	static String fromRight(String types, LineStart start) {
		String marked = marked(LEFT_END, marked(RIGHT_END, types, BidiTypes.RIGHT), BidiTypes.LEFT);
		if (start == LineStart.IN_BRACKETS) {
			marked = marked(LEFT_BRACKET, marked, BidiTypes.LEFT);
		}
		String line = NUMBERS.matcher(BracketTypes.of(marked))
			.replaceAll((number) -> number.group().replace(BidiTypes.NUMBER, BidiTypes.LEFT));
		boolean goesOn = start == LineStart.AFTER_ARABIC;
		boolean arabic = goesOn || types.indexOf(BidiTypes.ARABIC) >= 0;
		boolean afterArabic = (goesOn && HYPHENATED.matcher(types).find())
				|| (arabic && PERCENTAGE.matcher(types).find());
		return new RunTypes(types, afterArabic).withNumbers(line, true);
	}

	private static String marked(Pattern pattern, String line, char type) {
		return pattern.matcher(line).replaceAll(String.valueOf(type));
	}

	private String withNumbers(String line, boolean fromRight) {
		StringBuilder result = new StringBuilder(line);
		int left = 0;
		for (int i = 0; i < line.length(); i++) {
			char type = line.charAt(i);
			if (BidiTypes.isLetter(type)) {
				left = type;
			}
			else if (this.right[i] == BidiTypes.ARABIC && isPercent(line, i)) {
				left = 0;
			}
			result.setCharAt(i, (type == BidiTypes.NUMBER) ? number(left, this.right[i], fromRight)
					: (type == BidiTypes.ARABIC) ? BidiTypes.RIGHT : type);
		}
		return result.toString();
	}

	/** Whether a sign stands left of a number, as it does where it is read after it. */
	private static boolean isPercent(String line, int at) {
		return PERCENT.indexOf(line.charAt(at)) >= 0 && at + 1 < line.length()
				&& line.charAt(at + 1) == BidiTypes.NUMBER;
	}

	private static char number(int left, int right, boolean fromRight) {
		if (!fromRight && !(BidiTypes.isRight(left) && BidiTypes.isRight(right))) {
			return BidiTypes.LEFT;
		}
		return (left != BidiTypes.LEFT && right == BidiTypes.ARABIC) ? BidiTypes.ARABIC_NUMBER : BidiTypes.NUMBER;
	}

}
