package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** Words of the sample PDFs, compared with those that poppler's pdftotext finds. */
@EnabledIfSystemProperty(named = "regwatch.recall", matches = "true",
		disabledReason = "takes minutes: -Precall, with pdftotext on the PATH")
class RecallTests {

	private static final Path SAMPLES = Path.of("shared", "samples", "pdf-regulatory");

	private static final long LARGEST = 1_500_000;

	private static final int FEWEST_WORDS = 20;

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readFindsTheWordsOfPoppler() throws IOException, InterruptedException {
		double sum = 0;
		int read = 0;
		for (Path file : samples()) {
			Map<String, Long> expected = words(poppler(file));
			if (total(expected) >= FEWEST_WORDS && this.reader.read(file, "a.pdf") instanceof Extraction.Text text) {
				Map<String, Long> found = words(
						text.blocks().stream().map(Block::text).collect(Collectors.joining("\n")));
				long common = expected.entrySet()
					.stream()
					.mapToLong((word) -> Math.min(word.getValue(), found.getOrDefault(word.getKey(), 0L)))
					.sum();
				sum += (double) common / total(expected);
				read++;
			}
		}
		assertThat(sum / read).as("mean recall of %d documents", read).isGreaterThanOrEqualTo(0.99);
	}

	private static String poppler(Path file) throws IOException, InterruptedException {
		Process process = new ProcessBuilder("pdftotext", file.toString(), "-")
			.redirectError(ProcessBuilder.Redirect.DISCARD)
			.start();
		String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		process.waitFor();
		return text;
	}

	private static Map<String, Long> words(String text) {
		String joined = Normalizer.normalize(text, Normalizer.Form.NFKC)
			.replaceAll("[-\u00AD\u2010\u2212]\\s*\\R\\s*", "")
			.replaceAll("[-\u00AD\u2010\u2011]", "")
			.toLowerCase(Locale.ROOT);
		return Stream.of(joined.split("[^\\p{L}\\p{N}]+", -1))
			.filter((word) -> word.length() > 1)
			.collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
	}

	private static long total(Map<String, Long> words) {
		return words.values().stream().mapToLong(Long::longValue).sum();
	}

	private static List<Path> samples() throws IOException {
		@Nullable Path directory = Stream.iterate(Path.of("").toAbsolutePath(), (at) -> at != null, Path::getParent)
			.map((at) -> at.resolve(SAMPLES))
			.filter(Files::isDirectory)
			.findFirst()
			.orElse(null);
		assumeTrue(directory != null, "No samples: '../%s' is not beside the project".formatted(SAMPLES));
		try (Stream<Path> files = Files.walk(directory)) {
			return files.filter((file) -> file.toString().endsWith(".pdf") && file.toFile().length() < LARGEST)
				.sorted()
				.toList();
		}
	}

}
