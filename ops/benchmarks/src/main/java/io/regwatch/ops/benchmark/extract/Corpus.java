package io.regwatch.ops.benchmark.extract;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * PDFs to be read.
 *
 * @param name of all of them
 * @param files in any order
 */
record Corpus(String name, List<Path> files) {

	Corpus {
		files = List.copyOf(files);
	}

	/** All below a directory. */
	static Corpus of(String name, Path directory) throws IOException {
		try (Stream<Path> files = Files.walk(directory)) {
			return new Corpus(name, files.filter((file) -> file.toString().endsWith(".pdf")).sorted().toList());
		}
	}

}
