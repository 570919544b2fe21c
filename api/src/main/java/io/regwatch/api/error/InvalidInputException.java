package io.regwatch.api.error;

import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

/** A request is invalid: 400. */
public final class InvalidInputException extends ResponseStatusException {

	/**
	 * Refuses a request.
	 * @param message names what is wrong and what is allowed
	 */
	public InvalidInputException(String message) {
		super(HttpStatus.BAD_REQUEST, message);
	}

}
