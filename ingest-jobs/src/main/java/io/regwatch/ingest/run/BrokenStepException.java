package io.regwatch.ingest.run;

/** The machinery of a step is broken: every further item would fail alike. */
public final class BrokenStepException extends RuntimeException {

	/**
	 * Stops the step.
	 * @param cause what is broken
	 */
	public BrokenStepException(Throwable cause) {
		super(cause.getMessage(), cause);
	}

}
