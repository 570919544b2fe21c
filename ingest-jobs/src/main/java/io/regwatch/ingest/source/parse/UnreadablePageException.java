package io.regwatch.ingest.source.parse;

/** A response is not what the source describes. */
public final class UnreadablePageException extends Exception {

	UnreadablePageException(String message) {
		super(message);
	}

}
