package io.regwatch.search;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * A position in a sorted list.
 *
 * @param key the sort key: a folded title, or milliseconds since 1970
 * @param id orders equal keys
 */
public record SearchCursor(String key, String id) {

	private static final String SEPARATOR = "\n";

	/**
	 * Decodes a cursor.
	 * @param cursor from a client
	 * @return empty when {@link #cursor()} did not make it
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
	 * Encodes the position for a client.
	 * @return letters, digits, {@code -} and {@code _}
	 */
	public String cursor() {
		byte[] bytes = (this.key + SEPARATOR + this.id).getBytes(StandardCharsets.UTF_8);
		return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
	}

}
