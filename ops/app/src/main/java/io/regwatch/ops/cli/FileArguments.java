package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Files named on a command line; directories stand for the files below them, sorted. */
final class FileArguments {

	private FileArguments() {
	}

	static List<Path> walk(List<Path> paths, CommandLine command) {
		paths.stream().filter((path) -> !Files.exists(path)).findFirst().ifPresent((missing) -> {
			throw new ParameterException(command, "No such file: '%s'".formatted(missing));
		});
		return paths.stream().flatMap((path) -> filesOf(path).stream()).toList();
	}

	private static List<Path> filesOf(Path path) {
		if (!Files.isDirectory(path)) {
			return List.of(path);
		}
		try (Stream<Path> below = Files.walk(path)) {
			return below.filter(Files::isRegularFile).sorted().toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not list '%s'".formatted(path), ex);
		}
	}

}
