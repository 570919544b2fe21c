package io.regwatch.ingest.extract;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Gatherers;
import java.util.stream.Stream;

import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import org.springframework.util.unit.DataSize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

@EnabledIfSystemProperty(named = "regwatch.recall", matches = "true",
		disabledReason = "reads files that are not part of the project: -Precall")
class PdfEdgeSamplesTests {

	private static final Path SAMPLES = Path.of("shared", "samples", "pdf-edge");

	@Test
	void extractWhenFilesAreOddAnswersEachInTime() throws IOException {
		List<Path> files = samples();
		ExtractProperties bounds = ExtractProperties.defaults().with(Duration.ofSeconds(30), DataSize.ofMegabytes(256));
		try (DocumentExtractor extractor = new DocumentExtractor(bounds)) {
			List<Extraction> results = files.stream()
				.gather(Gatherers.mapConcurrent(8, (file) -> extractor.extract(file, file.getFileName().toString())))
				.toList();
			assertThat(results).hasSameSizeAs(files)
				.filteredOn(Extraction.Text.class::isInstance)
				.hasSizeGreaterThan(20);
			assertThat(results).noneMatch(PdfEdgeSamplesTests::brokeItsReader);
		}
	}

	private static boolean brokeItsReader(Extraction extraction) {
		return extraction instanceof Extraction.Rejected rejected
				&& (rejected.reason() == RejectionReason.CRASHED || rejected.reason() == RejectionReason.TIMED_OUT
						|| rejected.reason() == RejectionReason.OUT_OF_MEMORY);
	}

	private static List<Path> samples() throws IOException {
		Path directory = find(Path.of("").toAbsolutePath());
		assumeTrue(directory != null, "No samples: '../%s' is not beside the project".formatted(SAMPLES));
		try (Stream<Path> files = Files.walk(directory)) {
			return files.filter((file) -> file.toString().endsWith(".pdf")).sorted().toList();
		}
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
