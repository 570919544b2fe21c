package io.regwatch.schema.text;

/** A regular expression needs too many steps on a text, or its thread was interrupted. */
public final class PatternLimitException extends RuntimeException {

	PatternLimitException(String message) {
		super(message);
	}

}
