package io.regwatch.api.list;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;

import io.regwatch.api.error.InvalidInputException;
import org.jspecify.annotations.Nullable;

/** Reads what lists are asked with. */
public final class QueryParameters {

	private static final int SEARCH_LENGTH = 1000;

	private QueryParameters() {
	}

	/**
	 * Reads words to search.
	 * @param text as it came
	 * @return {@code null} when there are none
	 */
	public static @Nullable String search(@Nullable String text) {
		if (text != null && text.length() > SEARCH_LENGTH) {
			throw new InvalidInputException("Parameter 'search' is longer than %d characters".formatted(SEARCH_LENGTH));
		}
		return one(text);
	}

	/**
	 * Reads one value.
	 * @param text as it came
	 * @return {@code null} when it is blank
	 */
	public static @Nullable String one(@Nullable String text) {
		return (text != null && !text.isBlank()) ? text.strip() : null;
	}

	/**
	 * Reads values that are separated by commas.
	 * @param text as it came
	 * @return possibly empty
	 */
	public static Set<String> many(@Nullable String text) {
		Set<String> values = new LinkedHashSet<>();
		if (text != null) {
			Arrays.stream(text.split(",", -1))
				.map(String::strip)
				.filter((value) -> !value.isEmpty())
				.forEach(values::add);
		}
		return values;
	}

	/**
	 * Reads values that must be known.
	 * @param name of the parameter
	 * @param text as it came
	 * @param allowed what there is
	 * @return possibly empty
	 */
	public static Set<String> many(String name, @Nullable String text, Collection<String> allowed) {
		Set<String> values = many(text);
		values.stream().filter((value) -> !allowed.contains(value)).findFirst().ifPresent((value) -> {
			throw unknown(name, value, String.join(", ", new TreeSet<>(allowed)));
		});
		return values;
	}

	/**
	 * Refuses a value.
	 * @param name of the parameter
	 * @param value as it came
	 * @param allowed what would be right
	 * @return to be thrown
	 */
	public static InvalidInputException unknown(String name, String value, String allowed) {
		return new InvalidInputException("Parameter '%s' is '%s': use %s".formatted(name, value, allowed));
	}

}
