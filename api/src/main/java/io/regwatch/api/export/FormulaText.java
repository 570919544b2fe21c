package io.regwatch.api.export;

/** Texts that a spreadsheet would take for a formula. */
final class FormulaText {

	private static final String STARTS = "=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20|%";

	private FormulaText() {
	}

	/** Whether a spreadsheet may calculate the text; leading white space counts. */
	static boolean isFormula(String text) {
		return !text.isEmpty() && (STARTS.indexOf(text.charAt(0)) >= 0 || STARTS.indexOf(firstVisible(text)) >= 0);
	}

	/** The text with an apostrophe before a formula, which makes it text. */
	static String neutralized(String text) {
		return isFormula(text) ? "'" + text : text;
	}

	private static int firstVisible(String text) {
		return text.codePoints()
			.filter((one) -> !Character.isWhitespace(one) && !Character.isSpaceChar(one)
					&& Character.getType(one) != Character.FORMAT)
			.findFirst()
			.orElse('x');
	}

}
