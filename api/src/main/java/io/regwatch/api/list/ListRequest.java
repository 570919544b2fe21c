package io.regwatch.api.list;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.search.Position;
import org.jspecify.annotations.Nullable;

/**
 * How much of a list a client wants.
 *
 * @param limit number of rows; {@code null} for all of them
 * @param after where to go on; {@code null} for the beginning
 */
public record ListRequest(@Nullable Integer limit, @Nullable Position after) {

	private static final int MAX = 1000;

	/**
	 * Reads the parameters.
	 * @param limit as it came
	 * @param cursor as it came
	 * @return what they mean
	 */
	public static ListRequest of(@Nullable String limit, @Nullable String cursor) {
		return new ListRequest((limit != null) ? limit(limit) : null, (cursor != null) ? position(cursor) : null);
	}

	private static int limit(String text) {
		if (text.matches("[0-9]{1,4}") && Integer.parseInt(text) >= 1 && Integer.parseInt(text) <= MAX) {
			return Integer.parseInt(text);
		}
		throw new InvalidInputException("Parameter 'limit' is '%s': use 1 to %d".formatted(text, MAX));
	}

	private static Position position(String cursor) {
		return Position.of(cursor)
			.orElseThrow(() -> new InvalidInputException(
					"Parameter 'cursor' is not one: take it from the 'Link' header of the page before"));
	}

}
