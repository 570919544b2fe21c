package io.regwatch.api.error;

import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

/** The body of a request exceeds the size limit: 413. */
final class BodyTooLargeException extends ResponseStatusException {

	BodyTooLargeException(int limit) {
		super(HttpStatus.CONTENT_TOO_LARGE, "The body is larger than %d bytes".formatted(limit));
	}

}
