package io.regwatch.api.error;

/** What is asked for is not there, or not to be seen: callers cannot tell which. */
public final class NotFoundException extends RuntimeException {

	/**
	 * Refuses a request.
	 * @param kind of thing, such as {@code reference}
	 * @param id as the client gave it
	 */
	public NotFoundException(String kind, String id) {
		super("There is no %s '%s'".formatted(kind, id));
	}

}
