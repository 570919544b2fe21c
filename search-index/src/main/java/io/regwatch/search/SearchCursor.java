package io.regwatch.search;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * A place in an ordered list.
 *
 * @param key what the list is ordered by: a folded title, or milliseconds since 1970
 * @param id decides between equal keys
 */
public record SearchCursor(String key, String id) {

	private static final String SEPARATOR = "\n";

	/**
	 * Reads what {@link #cursor()} has written.
	 * @param cursor from a client
	 * @return empty when it is not a cursor
	 */
	public static Optional<SearchCursor> of(String cursor) {
		try {
			String decoded = new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.UTF_8);
			List<String> parts = List.of(decoded.split(SEPARATOR, -1));
			return (parts.size() == 2) ? Optional.of(new SearchCursor(parts.getFirst(), parts.getLast()))
					: Optional.empty();
		}
		catch (IllegalArgumentException ex) {
			return Optional.empty();
		}
	}

	/**
	 * Writes it for a client.
	 * @return letters, digits, {@code -} and {@code _}
	 */
	public String cursor() {
		byte[] bytes = (this.key + SEPARATOR + this.id).getBytes(StandardCharsets.UTF_8);
		return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
	}

}
