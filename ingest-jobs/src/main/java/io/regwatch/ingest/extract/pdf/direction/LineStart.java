package io.regwatch.ingest.extract.pdf.direction;

/** What a line goes on with: its first characters are placed as after those before it. */
enum LineStart {

	/** The beginning of a sentence, or Hebrew. */
	NEW,

	/** A sentence with a letter of Arabic before the line. */
	AFTER_ARABIC,

	/** Words from left to right with a bracket that is open. */
	IN_BRACKETS

}
