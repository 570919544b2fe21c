package io.regwatch.ingest.extract.hostile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import io.regwatch.trust.TrustCounts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.util.unit.DataSize;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Hostile files never end the application or exceed its limits, include no other files,
 * and get a reason if they are rejected. The system property
 * {@code regwatch.test.hostile-files} sets their number.
 */
class HostileFilesTests {

	/** The name of a file that an archive tries to write elsewhere. */
	static final String OUTSIDE = "regwatch-written-outside";

	private static final String SECRET = "content-of-another-file";

	private static final int FILES = Integer.getInteger("regwatch.test.hostile-files", 60);

	private static final Duration LIMIT = Duration.ofSeconds(2);

	/** Starting another child process after one was killed takes seconds. */
	private static final Duration TOLERANCE = Duration.ofSeconds(30);

	private final Map<String, Integer> outcomes = new TreeMap<>();

	private final List<String> problems = new ArrayList<>();

	@TempDir
	private Path directory;

	@Test
	void extractWhenFilesAreHostileStaysWithinLimitsAndExplainsRejections() throws IOException {
		HostileFiles files = new HostileFiles(Files.writeString(this.directory.resolve("secret"), SECRET));
		assertThat(files.kinds()).isLessThanOrEqualTo(FILES);
		try (DocumentExtractor extractor = new DocumentExtractor(
				ExtractProperties.defaults().with(LIMIT, DataSize.ofMegabytes(256)))) {
			for (int number = 0; number < FILES; number++) {
				read(extractor, files.file(number));
			}
			Path fine = Files.writeString(this.directory.resolve("fine"), "Some text.");
			assertThat(extractor.extract(fine, "fine.txt")).isInstanceOf(Extraction.Text.class);
		}
		TrustCounts.record("hostile files", FILES, "of %d kinds, outcomes %s".formatted(files.kinds(), this.outcomes));
		assertThat(this.problems).isEmpty();
		assertThat(writtenOutside()).isEmpty();
	}

	private void read(DocumentExtractor extractor, HostileFile file) throws IOException {
		Path path = Files.write(this.directory.resolve("hostile"), file.content());
		long start = System.nanoTime();
		Extraction extraction = extractor.extract(path, file.name());
		if (Duration.ofNanos(System.nanoTime() - start).compareTo(LIMIT.plus(TOLERANCE)) > 0) {
			this.problems.add("%s (%s): exceeded the limit".formatted(file.attack(), file.name()));
		}
		switch (extraction) {
			case Extraction.Text text -> {
				this.outcomes.merge("text", 1, Integer::sum);
				if (text.blocks().stream().anyMatch((block) -> block.text().contains(SECRET))) {
					this.problems.add("%s (%s): included another file".formatted(file.attack(), file.name()));
				}
			}
			case Extraction.Rejected rejected -> {
				this.outcomes.merge(rejected.reason().code(), 1, Integer::sum);
				if (rejected.detail().isBlank() || rejected.reason() == RejectionReason.FAILED) {
					this.problems.add("%s (%s): has no reason".formatted(file.attack(), file.name()));
				}
			}
		}
	}

	private static List<Path> writtenOutside() {
		return Stream.iterate(Path.of("").toAbsolutePath(), Objects::nonNull, Path::getParent)
			.flatMap((place) -> Stream.of(place, Path.of(System.getProperty("java.io.tmpdir"))))
			.map((place) -> place.resolve(OUTSIDE + ".txt"))
			.filter(Files::exists)
			.toList();
	}

}
