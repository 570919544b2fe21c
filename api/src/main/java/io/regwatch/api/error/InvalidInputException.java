package io.regwatch.api.error;

/** The request asks for something that cannot be; the message names it. */
public final class InvalidInputException extends RuntimeException {

	/**
	 * Refuses a request.
	 * @param message what is wrong and what would be right
	 */
	public InvalidInputException(String message) {
		super(message);
	}

}
