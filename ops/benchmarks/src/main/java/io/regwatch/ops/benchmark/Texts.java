package io.regwatch.ops.benchmark;

import java.nio.file.Path;
import java.util.Optional;

/** Real texts, which are measured beside made ones where there are some. */
public final class Texts {

	private Texts() {
	}

	/**
	 * Where they are, as the property {@code benchmark.texts} says.
	 * @param what they are, for whoever has none
	 * @return empty if there are none
	 */
	public static Optional<Path> directory(String what) {
		String directory = System.getProperty("benchmark.texts", "");
		if (directory.isEmpty()) {
			System.err
				.println("%s are left out: name a directory of them with -Dbenchmark.texts=DIRECTORY".formatted(what));
			return Optional.empty();
		}
		return Optional.of(Path.of(directory));
	}

}
