package io.regwatch.ingest.run;

/** The machinery of a step is broken: every further item would fail alike. */
public final class FatalStepException extends RuntimeException {

	/**
	 * Stops the step.
	 * @param cause what is broken
	 */
	public FatalStepException(Throwable cause) {
		super(cause.getMessage(), cause);
	}

}
