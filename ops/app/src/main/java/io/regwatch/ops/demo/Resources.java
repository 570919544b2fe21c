package io.regwatch.ops.demo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The texts that come with the program. */
final class Resources {

	private Resources() {
	}

	static String read(String name) {
		try (InputStream in = Resources.class.getResourceAsStream("/demo/" + name)) {
			return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not read resource 'demo/%s'".formatted(name), ex);
		}
	}

}
