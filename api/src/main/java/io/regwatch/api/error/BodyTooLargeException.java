package io.regwatch.api.error;

/** The body of a request exceeds the size limit. */
final class BodyTooLargeException extends RuntimeException {

	BodyTooLargeException(int limit) {
		super("The body is larger than %d bytes".formatted(limit));
	}

}
