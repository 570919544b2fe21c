package io.regwatch.api.list;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.Collectors;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.schema.ContentHash;
import io.regwatch.search.SearchCursor;
import org.jspecify.annotations.Nullable;

/**
 * How much of a list a client wants.
 *
 * @param limit number of rows; {@code null} for all of them
 * @param after where to go on; {@code null} for the beginning
 * @param list tells one list with its filters from others
 */
public record ListRequest(@Nullable Integer limit, @Nullable SearchCursor after, String list) {

	private static final int MAX = 1000;

	private static final int MARK = 16;

	/**
	 * Reads the parameters.
	 * @param limit as it came
	 * @param cursor as it came; one of another list, or with other filters, is refused
	 * @param list its name
	 * @param filters as they came, always in the same order
	 * @return what they mean
	 */
	public static ListRequest of(@Nullable String limit, @Nullable String cursor, String list,
			@Nullable String... filters) {
		String mark = mark(list, filters);
		return new ListRequest((limit != null) ? limit(limit) : null, (cursor != null) ? position(cursor, mark) : null,
				mark);
	}

	/**
	 * How many hits tell the rows and whether there are more.
	 * @return {@code null} for all of them
	 */
	public @Nullable Integer hits() {
		return (this.limit != null) ? this.limit + 1 : null;
	}

	String cursor(SearchCursor last) {
		return this.list + last.cursor();
	}

	static InvalidInputException invalidCursor() {
		return new InvalidInputException("Parameter 'cursor' is not one of this list with these filters: "
				+ "take it from the 'Link' header of the page before");
	}

	private static int limit(String text) {
		if (text.matches("[0-9]{1,4}") && Integer.parseInt(text) >= 1 && Integer.parseInt(text) <= MAX) {
			return Integer.parseInt(text);
		}
		throw new InvalidInputException("Parameter 'limit' is '%s': use 1 to %d".formatted(text, MAX));
	}

	private static SearchCursor position(String cursor, String mark) {
		return Optional.of(cursor)
			.filter((text) -> text.startsWith(mark))
			.flatMap((text) -> SearchCursor.of(text.substring(MARK)))
			.orElseThrow(ListRequest::invalidCursor);
	}

	private static String mark(String list, @Nullable String... filters) {
		String text = Arrays.stream(filters)
			.map(QueryParameters::one)
			.map((filter) -> (filter != null) ? filter : "")
			.collect(Collectors.joining("\n", list + "\n", ""));
		return HexFormat.of()
			.formatHex(ContentHash.sha256().digest(text.getBytes(StandardCharsets.UTF_8)))
			.substring(0, MARK);
	}

}
