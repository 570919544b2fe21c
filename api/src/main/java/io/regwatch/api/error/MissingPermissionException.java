package io.regwatch.api.error;

import org.springframework.security.access.AccessDeniedException;

/** A key is valid, but is not allowed to make the request. */
public final class MissingPermissionException extends AccessDeniedException {

	/**
	 * Creates an exception.
	 * @param message for the client
	 */
	public MissingPermissionException(String message) {
		super(message);
	}

}
