package io.regwatch.api.list;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.schema.ContentHash;
import io.regwatch.search.SearchCursor;
import org.jspecify.annotations.Nullable;

/**
 * Keyset pagination of a list.
 *
 * @param limit number of rows; {@code null} for all
 * @param after last row of the previous page; {@code null} for the first page
 * @param fingerprint of the list and its filters
 */
public record ListRequest(@Nullable Integer limit, @Nullable SearchCursor after, String fingerprint) {

	/** All rows of a list without filters. */
	static final ListRequest COMPLETE = new ListRequest(null, null, "");

	private static final int MAX = 1000;

	private static final int FINGERPRINT_LENGTH = 16;

	/**
	 * Parses the parameters.
	 * @param limit the parameter {@code limit}
	 * @param cursor the parameter {@code cursor}; one of another list or with other
	 * filters is refused
	 * @param list its name
	 * @param filters of the list; equal filters must have equal texts
	 * @return the page
	 */
	public static ListRequest of(@Nullable String limit, @Nullable String cursor, String list, Object filters) {
		String fingerprint = HexFormat.of()
			.formatHex(ContentHash.sha256().digest((list + filters).getBytes(StandardCharsets.UTF_8)))
			.substring(0, FINGERPRINT_LENGTH);
		return new ListRequest((limit != null) ? QueryParameters.integer("limit", limit, 1, MAX, MAX) : null,
				(cursor != null) ? position(cursor, fingerprint) : null, fingerprint);
	}

	/**
	 * How many hits to ask for: one more than the page has, to see whether it is the
	 * last.
	 * @return {@code null} for all
	 */
	public @Nullable Integer hits() {
		return (this.limit != null) ? this.limit + 1 : null;
	}

	String cursor(SearchCursor last) {
		return this.fingerprint + last.cursor();
	}

	static InvalidInputException invalidCursor() {
		return new InvalidInputException("Parameter 'cursor' is not one of this list with these filters: "
				+ "take it from the 'Link' header of the page before");
	}

	private static SearchCursor position(String cursor, String fingerprint) {
		return Optional.of(cursor)
			.filter((text) -> text.startsWith(fingerprint))
			.flatMap((text) -> SearchCursor.of(text.substring(FINGERPRINT_LENGTH)))
			.orElseThrow(ListRequest::invalidCursor);
	}

}
