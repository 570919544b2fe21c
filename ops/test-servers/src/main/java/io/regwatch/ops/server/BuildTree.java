package io.regwatch.ops.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.springframework.util.function.SingletonSupplier;

/** Where the modules of the project are, from whichever of them a test runs. */
public final class BuildTree {

	private static final Path ROOT = Stream.iterate(Path.of("").toAbsolutePath(), Path::getParent)
		.filter((directory) -> Files.exists(directory.resolve("mvnw")))
		.findFirst()
		.orElseThrow();

	private static final Set<String> WRITTEN = Set.of("target", "node_modules", ".git");

	private static final Supplier<List<Path>> FILES = SingletonSupplier.of(BuildTree::findFiles);

	private BuildTree() {
	}

	/**
	 * All files of the project, without what builds and tests write meanwhile.
	 * @return paths from its root, in their order
	 */
	public static List<Path> files() {
		return FILES.get();
	}

	private static List<Path> findFiles() {
		List<Path> found = new ArrayList<>();
		try {
			Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {

				@Override
				public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
					return WRITTEN.contains(directory.getFileName().toString()) ? FileVisitResult.SKIP_SUBTREE
							: FileVisitResult.CONTINUE;
				}

				@Override
				public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
					found.add(ROOT.relativize(file));
					return FileVisitResult.CONTINUE;
				}

			});
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return found.stream().sorted().toList();
	}

	/** A file of the project, named from its root. */
	public static Path file(String path) {
		return ROOT.resolve(path);
	}

}
