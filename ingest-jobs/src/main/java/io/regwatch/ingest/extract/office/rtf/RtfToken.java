package io.regwatch.ingest.extract.office.rtf;

/**
 * A token of RTF.
 *
 * @param kind of it
 * @param word of a control word, else empty
 * @param value parameter of a control word, 1 if it has none, or the byte of a character
 * @param source as it is in the file
 */
record RtfToken(Kind kind, String word, int value, String source) {

	/** Whether the token turns a property of text on, such as {@code \strike} does. */
	boolean isOn() {
		return this.value != 0;
	}

	enum Kind {

		/** The start of a group. */
		OPEN,

		/** The end of a group. */
		CLOSE,

		/** A control word. */
		WORD,

		/** A character of text, which may be one byte of it. */
		TEXT,

		/** What is no text. */
		OTHER

	}

}
