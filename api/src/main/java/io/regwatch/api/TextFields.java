package io.regwatch.api;

import java.util.function.IntPredicate;

import io.regwatch.api.error.InvalidInputException;
import org.jspecify.annotations.Nullable;

/** Validates text fields of request bodies. */
public final class TextFields {

	private static final int MAX_NAME = 200;

	private static final int MAX_SEARCH = 1000;

	private static final int MAX_DESCRIPTION = 10_000;

	private TextFields() {
	}

	/**
	 * Validates a name or a label: one line of visible text.
	 * @param field its name
	 * @param text its value
	 * @return the value
	 */
	public static String name(String field, @Nullable String text) {
		if (text == null || text.codePoints().allMatch((one) -> Character.isWhitespace(one) || isJoiner(one))) {
			throw new InvalidInputException("Field '%s' must be a string that is not blank".formatted(field));
		}
		require(field, text, TextFields::isInvisible, "a control or formatting character");
		return limited(field, text, MAX_NAME);
	}

	/**
	 * Validates a description.
	 * @param field its name
	 * @param text its value
	 * @return the value
	 */
	public static String description(String field, @Nullable String text) {
		if (text == null) {
			throw new InvalidInputException("Field '%s' must be a string".formatted(field));
		}
		return limited(field, text, MAX_DESCRIPTION);
	}

	/**
	 * Validates search terms.
	 * @param field its name
	 * @param text its value
	 * @return {@code null} if it is {@code null} or blank
	 */
	public static @Nullable String search(String field, @Nullable String text) {
		return (text == null || text.isBlank()) ? null : limited(field, text.strip(), MAX_SEARCH);
	}

	private static String limited(String field, String text, int limit) {
		if (text.codePointCount(0, text.length()) > limit) {
			throw new InvalidInputException("Field '%s' has more than %d characters".formatted(field, limit));
		}
		require(field, text, (one) -> one == 0 || Character.getType(one) == Character.SURROGATE,
				"an invalid character: U+0000 or an unpaired surrogate");
		return text;
	}

	private static void require(String field, String text, IntPredicate invalid, String what) {
		if (text.codePoints().anyMatch(invalid)) {
			throw new InvalidInputException("Field '%s' has %s".formatted(field, what));
		}
	}

	private static boolean isInvisible(int character) {
		return switch (Character.getType(character)) {
			case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
			case Character.FORMAT -> !isJoiner(character);
			default -> false;
		};
	}

	/** Persian, Indic scripts and emoji need them. */
	private static boolean isJoiner(int character) {
		return character == 0x200C || character == 0x200D;
	}

}
