package io.regwatch.ops.server;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Where the modules of the project are, from whichever of them a test runs. */
public final class BuildTree {

	private static final Path ROOT = Stream.iterate(Path.of("").toAbsolutePath(), Path::getParent)
		.filter((directory) -> Files.exists(directory.resolve("mvnw")))
		.findFirst()
		.orElseThrow();

	private BuildTree() {
	}

	/** A file of the project, named from its root. */
	public static Path file(String path) {
		return ROOT.resolve(path);
	}

}
