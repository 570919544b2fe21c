package io.regwatch.api.error;

/** A task that the request waited for was not done in time and is given up. */
public final class TaskTimeoutException extends RuntimeException {

	/**
	 * Answers for a task.
	 * @param message what was not ready, in a sentence for the client
	 */
	public TaskTimeoutException(String message) {
		super(message);
	}

}
