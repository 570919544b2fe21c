package io.regwatch.assessment.model;

import java.util.stream.Stream;

/**
 * How many tokens a text can be at most, whichever model reads it: letters of words make
 * up less than one token in two, everything else at most one a byte.
 */
final class TokenUpperBound {

	/** What providers put around a message. */
	private static final int MESSAGE = 20;

	private TokenUpperBound() {
	}

	static long of(Stream<String> messages) {
		return messages.mapToLong((text) -> MESSAGE + of(text)).sum();
	}

	static long of(String text) {
		long half = text.codePoints().mapToLong(TokenUpperBound::halves).sum();
		return (half + 1) / 2;
	}

	private static int halves(int character) {
		if (character < 0x80) {
			return (Character.isLetter(character) || Character.isWhitespace(character)) ? 1 : 2;
		}
		if (character < 0x800) {
			return 4;
		}
		return (character < 0x10000) ? 6 : 8;
	}

}
