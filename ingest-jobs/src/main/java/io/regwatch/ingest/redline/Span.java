package io.regwatch.ingest.redline;

/** Some words in a row. */
public sealed interface Span {

	/** The words, with single spaces between them. */
	String text();

	/** How many they are. */
	int words();

	/** Words of both texts. */
	record Same(String text, int words) implements Span {

	}

	/** Words of the new text. */
	record Added(String text, int words) implements Span {

	}

	/** Words of the old text. */
	record Removed(String text, int words) implements Span {

	}

}
