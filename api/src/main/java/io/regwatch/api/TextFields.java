package io.regwatch.api;

import io.regwatch.api.error.InvalidInputException;
import org.jspecify.annotations.Nullable;

/** Texts that clients send in fields of bodies. */
public final class TextFields {

	private static final int NAME = 200;

	private static final int DESCRIPTION = 10_000;

	private TextFields() {
	}

	/**
	 * Checks a name or a label.
	 * @param field where it stands
	 * @param text as it came
	 * @return the same
	 */
	public static String name(String field, @Nullable String text) {
		if (text == null || text.isBlank()) {
			throw new InvalidInputException("Field '%s' must be a string that is not blank".formatted(field));
		}
		return limited(field, text, NAME);
	}

	/**
	 * Checks a description.
	 * @param field where it stands
	 * @param text as it came
	 * @return the same
	 */
	public static String description(String field, @Nullable String text) {
		if (text == null) {
			throw new InvalidInputException("Field '%s' must be a string".formatted(field));
		}
		return limited(field, text, DESCRIPTION);
	}

	private static String limited(String field, String text, int limit) {
		if (text.codePointCount(0, text.length()) > limit) {
			throw new InvalidInputException("Field '%s' has more than %d characters".formatted(field, limit));
		}
		if (text.codePoints().anyMatch((one) -> one == 0 || Character.getType(one) == Character.SURROGATE)) {
			throw new InvalidInputException(
					"Field '%s' has a character that is none: U+0000 or half a surrogate pair".formatted(field));
		}
		return text;
	}

}
