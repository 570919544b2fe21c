package io.regwatch.batch;

/** Something that every item needs is broken: each further item would fail alike. */
public final class FatalStepException extends RuntimeException {

	/**
	 * Stops the step.
	 * @param cause what is broken
	 */
	public FatalStepException(Throwable cause) {
		super(cause.getMessage(), cause);
	}

}
