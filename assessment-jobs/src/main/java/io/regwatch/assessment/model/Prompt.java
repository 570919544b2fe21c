package io.regwatch.assessment.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The system prompt of one kind of request. It is constant and comes first, so that
 * providers can cache it.
 *
 * @param version name of its file: a changed text is another version
 * @param text of the file
 */
public record Prompt(String version, String text) {

	/**
	 * Reads a prompt from the package of the code that uses it.
	 * @param room a class of the package
	 * @param version name of the file, without {@code .md}
	 * @return as it was shipped
	 */
	public static Prompt of(Class<?> room, String version) {
		try (InputStream file = room.getResourceAsStream(version + ".md")) {
			if (file == null) {
				throw new IllegalArgumentException("No prompt '%s' in %s".formatted(version, room.getPackageName()));
			}
			return new Prompt(version, new String(file.readAllBytes(), StandardCharsets.UTF_8).strip());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
