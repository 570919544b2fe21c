package io.regwatch.api.error;

/** A task that the request waited for failed; nothing was changed. */
public final class FailedTaskException extends RuntimeException {

	/**
	 * Answers for a task.
	 * @param message what happened, in a sentence for the client
	 */
	public FailedTaskException(String message) {
		super(message);
	}

}
