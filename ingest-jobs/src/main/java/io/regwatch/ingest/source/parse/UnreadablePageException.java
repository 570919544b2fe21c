package io.regwatch.ingest.source.parse;

/** A page is not a page of the list that the source describes. */
final class UnreadablePageException extends Exception {

	UnreadablePageException(String message) {
		super(message);
	}

}
