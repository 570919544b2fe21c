package io.regwatch.ops.demo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The files of the demo, from the class path. */
final class Resources {

	private Resources() {
	}

	static String read(String name) {
		return new String(bytes(name), StandardCharsets.UTF_8);
	}

	static byte[] bytes(String name) {
		try (InputStream in = Resources.class.getResourceAsStream("/demo/" + name)) {
			return Objects.requireNonNull(in, name).readAllBytes();
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not read resource 'demo/%s'".formatted(name), ex);
		}
	}

}
