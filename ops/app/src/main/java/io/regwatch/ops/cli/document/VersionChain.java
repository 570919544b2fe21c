package io.regwatch.ops.cli.document;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.ops.cli.output.UsageException;
import io.regwatch.ops.server.FileProblem;

/**
 * The versions of one document: the files of a directory sorted by name, except that
 * {@code old} comes first.
 *
 * @param directory with the files
 * @param versions oldest first
 */
record VersionChain(Path directory, List<Path> versions) {

	private static final Comparator<Path> AGE = Comparator
		.comparing((Path file) -> !file.getFileName().toString().matches("old(\\..*)?"))
		.thenComparing(Comparator.naturalOrder());

	/** Finds the directories at and below one that have two files or more. */
	static List<VersionChain> below(Path root) {
		if (!Files.isDirectory(root)) {
			throw new UsageException(
					"'%s' is not a directory; name one with the versions of documents".formatted(root));
		}
		try (Stream<Path> paths = Files.walk(root)) {
			return paths.filter(Files::isDirectory)
				.sorted()
				.map((directory) -> new VersionChain(directory, files(directory)))
				.filter((chain) -> chain.versions().size() > 1)
				.toList();
		}
		catch (IOException ex) {
			throw new UsageException("Could not list '%s': %s".formatted(root, FileProblem.reason(ex)));
		}
	}

	private static List<Path> files(Path directory) {
		try (Stream<Path> files = Files.list(directory)) {
			return files.filter(Files::isRegularFile).sorted(AGE).toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not list '%s'".formatted(directory), ex);
		}
	}

}
