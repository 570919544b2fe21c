package io.regwatch.api.list;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.search.SearchOptions;
import io.regwatch.search.SearchOptions.Scope;
import org.jspecify.annotations.Nullable;

/** Parses query parameters. */
public final class QueryParameters {

	private static final int MAX_SEARCH_LENGTH = 1000;

	private static final String BY_RELEVANCE = "relevance";

	private static final String MEANING = "meaning";

	private static final List<String> SCOPES = List.of("summary", "text", MEANING);

	private QueryParameters() {
	}

	/**
	 * Parses search terms.
	 * @param text the parameter {@code search}
	 * @return {@code null} if it is absent or blank
	 */
	public static @Nullable String search(@Nullable String text) {
		if (text != null && text.length() > MAX_SEARCH_LENGTH) {
			throw new InvalidInputException(
					"Parameter 'search' is longer than %d characters".formatted(MAX_SEARCH_LENGTH));
		}
		return one(text);
	}

	/**
	 * Parses how a search is answered.
	 * @param searchIn the parameter {@code searchIn}
	 * @param order the parameter {@code order}
	 * @param usual order of the list without the parameter
	 * @return the options
	 */
	public static SearchOptions searchOptions(@Nullable String searchIn, @Nullable String order, String usual) {
		String scope = choice("searchIn", searchIn, SCOPES);
		String chosen = choice("order", order, List.of(usual, BY_RELEVANCE));
		if (MEANING.equals(scope) && usual.equals(chosen)) {
			throw new InvalidInputException("'searchIn=meaning' has the order 'relevance' only");
		}
		return new SearchOptions((scope != null) ? Scope.valueOf(scope.toUpperCase(Locale.ROOT)) : Scope.SUMMARY,
				BY_RELEVANCE.equals(chosen) || MEANING.equals(scope));
	}

	private static @Nullable String choice(String name, @Nullable String text, List<String> allowed) {
		String value = one(text);
		requireKnown(name, (value != null) ? Set.of(value) : Set.of(), allowed);
		return value;
	}

	/**
	 * Parses a single value.
	 * @param text of the parameter
	 * @return {@code null} if it is absent or blank
	 */
	public static @Nullable String one(@Nullable String text) {
		return (text != null && !text.isBlank()) ? text.strip() : null;
	}

	/**
	 * Parses values separated by commas.
	 * @param name of the parameter
	 * @param text of the parameter
	 * @return empty if it is absent or blank
	 */
	public static Set<String> many(String name, @Nullable String text) {
		if (one(text) == null) {
			return Set.of();
		}
		Set<String> values = Arrays.stream(String.valueOf(text).split(","))
			.map(String::strip)
			.filter((value) -> !value.isEmpty())
			.collect(Collectors.toCollection(LinkedHashSet::new));
		if (values.isEmpty()) {
			throw unknown(name, String.valueOf(text), "values separated by commas");
		}
		return values;
	}

	/**
	 * Checks that values are allowed.
	 * @param name of the parameter
	 * @param values of the parameter
	 * @param allowed all possible values
	 */
	public static void requireKnown(String name, Collection<String> values, Collection<String> allowed) {
		values.stream().filter((value) -> !allowed.contains(value)).findFirst().ifPresent((value) -> {
			throw unknown(name, value, String.join(", ", new TreeSet<>(allowed)));
		});
	}

	/**
	 * Parses a number.
	 * @param name of the parameter
	 * @param text of the parameter
	 * @param min lowest value that is allowed
	 * @param max highest value that is allowed
	 * @param absent value where the parameter is absent
	 * @return the number
	 */
	public static int integer(String name, @Nullable String text, int min, int max, int absent) {
		if (text == null) {
			return absent;
		}
		if (text.matches("[0-9]{1,4}") && Integer.parseInt(text) >= min && Integer.parseInt(text) <= max) {
			return Integer.parseInt(text);
		}
		throw unknown(name, text, "%d to %d".formatted(min, max));
	}

	/**
	 * Makes the error for a value that is not allowed.
	 * @param name of the parameter
	 * @param value of the parameter
	 * @param allowed values, for people
	 * @return to be thrown
	 */
	public static InvalidInputException unknown(String name, String value, String allowed) {
		return new InvalidInputException("Parameter '%s' is '%s': use %s".formatted(name, value, allowed));
	}

}
