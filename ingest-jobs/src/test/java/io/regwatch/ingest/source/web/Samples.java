package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** Recorded answers of the authorities, which stand beside the project if anywhere. */
final class Samples {

	private static final Path SAMPLES = Path.of("shared", "samples");

	private Samples() {
	}

	static String text(String sample) {
		try {
			return Files.readString(root().resolve(sample));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	static List<Path> files(String directory, String ending) {
		try (Stream<Path> files = Files.walk(root().resolve(directory))) {
			return files.filter((file) -> file.toString().endsWith(ending)).sorted().toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static Path root() {
		@Nullable String named = System.getProperty("regwatch.samples");
		Path directory = (named != null) ? Path.of(named) : find(Path.of("").toAbsolutePath());
		assumeTrue(directory != null,
				"No samples: '../%s' is not beside the project, and -Dregwatch.samples names none".formatted(SAMPLES));
		return Objects.requireNonNull(directory);
	}

	private static @Nullable Path find(Path from) {
		for (Path at = from; at != null; at = at.getParent()) {
			if (Files.isDirectory(at.resolve(SAMPLES))) {
				return at.resolve(SAMPLES);
			}
		}
		return null;
	}

}
