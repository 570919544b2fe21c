package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** A small file that is replaced atomically and that only its owner can read. */
public final class JsonFile {

	private static final JsonMapper JSON = JsonMapper.builder()
		.enable(SerializationFeature.INDENT_OUTPUT)
		.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
		.build();

	private JsonFile() {
	}

	/**
	 * Reads a file.
	 * @param <T> what it holds
	 * @param file JSON
	 * @param type what it holds
	 * @return its content; unknown fields are ignored
	 * @throws IOException if it cannot be read
	 * @throws JacksonException if it is damaged
	 */
	public static <T> T read(Path file, Class<T> type) throws IOException {
		return JSON.readValue(Files.readString(file), type);
	}

	/**
	 * Replaces a file.
	 * @param file in a directory that exists
	 * @param value its content
	 * @throws IOException if it cannot be written
	 */
	public static void write(Path file, Object value) throws IOException {
		Path fresh = Files.createTempFile(file.toAbsolutePath().getParent(), "new", ".json");
		Files.writeString(fresh, JSON.writeValueAsString(value) + "\n");
		Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
	}

}
