package io.regwatch.ingest.extract.office;

/** What stands in the rows that a cell of a row above covers. */
final class RepeatedText {

	/** Of a longer cell, only a sign stands in the other rows. */
	private static final int MAX_LENGTH = 100;

	private static final String DITTO = "\u3003";

	private RepeatedText() {
	}

	static String of(String text) {
		String clean = text.strip();
		return (clean.length() <= MAX_LENGTH) ? clean : DITTO;
	}

}
