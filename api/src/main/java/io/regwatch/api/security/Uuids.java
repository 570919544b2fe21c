package io.regwatch.api.security;

import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** Reads identifiers that clients send. */
public final class Uuids {

	private static final Pattern FORM = Pattern
		.compile("[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}");

	private Uuids() {
	}

	/**
	 * Reads an identifier.
	 * @param text as it came
	 * @return empty when nothing can have it
	 */
	public static Optional<UUID> parse(String text) {
		return FORM.matcher(text).matches() ? Optional.of(UUID.fromString(text)) : Optional.empty();
	}

}
