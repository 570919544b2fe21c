package io.regwatch.api.error;

import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

/** A resource does not exist or is not visible: 404 for both. */
public final class NotFoundException extends ResponseStatusException {

	/**
	 * Refuses a request.
	 * @param kind of resource, such as {@code reference}
	 * @param id from the request
	 */
	public NotFoundException(String kind, String id) {
		super(HttpStatus.NOT_FOUND, "There is no %s '%s'".formatted(kind, id));
	}

}
