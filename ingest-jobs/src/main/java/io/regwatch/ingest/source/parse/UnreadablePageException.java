package io.regwatch.ingest.source.parse;

/** A response is not what the source describes. */
public final class UnreadablePageException extends Exception {

	/**
	 * Makes one.
	 * @param message what is not as described
	 */
	public UnreadablePageException(String message) {
		super(message);
	}

}
