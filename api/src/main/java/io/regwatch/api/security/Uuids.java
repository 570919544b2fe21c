package io.regwatch.api.security;

import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** Parses identifiers. */
public final class Uuids {

	private static final Pattern FORM = Pattern
		.compile("[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}");

	private Uuids() {
	}

	/**
	 * Parses a UUID.
	 * @param text from a request
	 * @return empty if it is malformed
	 */
	public static Optional<UUID> parse(String text) {
		return FORM.matcher(text).matches() ? Optional.of(UUID.fromString(text)) : Optional.empty();
	}

}
