package io.regwatch.api.error;

/** The body of a request is larger than is read. */
public final class BodyTooLargeException extends RuntimeException {

	/**
	 * Stops reading.
	 * @param limit number of bytes
	 */
	public BodyTooLargeException(int limit) {
		super("The body is larger than %d bytes".formatted(limit));
	}

}
