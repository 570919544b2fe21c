package io.regwatch.ops.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.regwatch.ops.server.JsonFile;
import tools.jackson.core.JacksonException;

/**
 * The state of the regulators between two demos in one home.
 *
 * @param port of their sites, so that documents keep their addresses; 0 for any
 * @param night 1 or 2
 */
record DemoState(int port, int night) {

	private static final String FILE = "state.json";

	static DemoState read(Path directory) throws IOException {
		Path file = directory.resolve(FILE);
		try {
			return Files.exists(file) ? JsonFile.read(file, DemoState.class) : new DemoState(0, 1);
		}
		catch (JacksonException ex) {
			throw new IllegalStateException(
					"'%s' is damaged: delete it to start again with the first night".formatted(file));
		}
	}

	DemoState at(int port) {
		return new DemoState(port, this.night);
	}

	DemoState nextNight() {
		return new DemoState(this.port, 2);
	}

	void write(Path directory) throws IOException {
		JsonFile.write(directory.resolve(FILE), this);
	}

}
