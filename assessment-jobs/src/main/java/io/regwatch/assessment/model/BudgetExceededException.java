package io.regwatch.assessment.model;

/** The budget does not cover a call. */
final class BudgetExceededException extends RuntimeException {

	private final long tokens;

	BudgetExceededException(long tokens) {
		super("The budget does not pay for %d tokens".formatted(tokens));
		this.tokens = tokens;
	}

	long tokens() {
		return this.tokens;
	}

}
