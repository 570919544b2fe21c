package io.regwatch.api.error;

/** The workspace is another client's, or there is none: callers cannot tell which. */
public final class ForbiddenException extends RuntimeException {

	/** What is said of every workspace that is not the caller's. */
	public static final String MESSAGE = "The API client does not have access to the workspace";

	/** Refuses a request. */
	public ForbiddenException() {
		super(MESSAGE);
	}

}
