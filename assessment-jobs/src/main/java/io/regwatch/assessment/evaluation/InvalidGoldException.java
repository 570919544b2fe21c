package io.regwatch.assessment.evaluation;

/** A gold set is not one. The message names the file, the place in it and what to do. */
public final class InvalidGoldException extends RuntimeException {

	InvalidGoldException(String file, String problem) {
		super("%s: %s".formatted(file, problem));
	}

}
