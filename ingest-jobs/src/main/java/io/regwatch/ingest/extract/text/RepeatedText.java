package io.regwatch.ingest.extract.text;

/** What stands in the other rows and columns that a cell covers. */
public final class RepeatedText {

	/** Of a longer cell, only a sign stands in the other rows. */
	private static final int MAX_LENGTH = 100;

	private static final String DITTO = "\u3003";

	private RepeatedText() {
	}

	public static String of(String text) {
		String clean = text.strip();
		return (clean.length() <= MAX_LENGTH) ? clean : DITTO;
	}

}
