package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.Materiality;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * Samples of pages, XML and Markdown that change as sites change over night are silent,
 * unless a word changes as well.
 */
@EnabledIfSystemProperty(named = "regwatch.recall", matches = "true", disabledReason = "takes minutes: -Precall")
class CosmeticSamplesTests {

	private static final Path SAMPLES = Path.of("shared", "samples");

	private static final long LARGEST = Long.getLong("regwatch.cosmetic.largest", 600_000);

	private static final String KINDS = System.getProperty("regwatch.cosmetic.kinds", "");

	/** What stands around the text of larger pages makes no other difference. */
	private static final int LARGEST_FOR_FURNITURE = Integer.getInteger("regwatch.cosmetic.furniture", 30_000);

	/** Each larger source is for one of so many kinds, another for each source. */
	private static final int LARGE = 130_000;

	private static final int SHARE = Integer.getInteger("regwatch.cosmetic.share", 6);

	private static final int LEGISLATION_FILES = 25;

	private static final int FEWEST_CHARACTERS = 200;

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	private final CosmeticReport report = new CosmeticReport();

	private int large;

	@Test
	void cosmeticChangesAreSilent() throws IOException {
		for (Path file : samples()) {
			String name = String.valueOf(file.getFileName());
			String source = source(file, name);
			List<Block> blocks = blocks(source.getBytes(StandardCharsets.UTF_8), name);
			if (blocks.stream().mapToInt((block) -> block.text().length()).sum() >= FEWEST_CHARACTERS) {
				compare(name, source, blocks);
			}
		}
		this.report.print();
		assertThat(this.report.missed()).isEmpty();
		assertThat(this.report.silent()).isGreaterThan(0.95);
	}

	private void compare(String name, String source, List<Block> blocks) throws IOException {
		Map<String, List<Block>> read = new HashMap<>(Map.of(source, blocks));
		String changed = OneWordChange.of(source, name, new Random(name.hashCode()));
		for (CosmeticMutation mutation : mutations(name, source.length())) {
			String before = mutation.before().apply(source);
			byte[] after = mutation.after().apply(source);
			if (Arrays.equals(after, before.getBytes(StandardCharsets.UTF_8))) {
				continue;
			}
			if (!read.containsKey(before)) {
				read.put(before, blocks(before.getBytes(StandardCharsets.UTF_8), name));
			}
			List<Block> first = read.getOrDefault(before, List.of());
			List<Block> second = blocks(after, name);
			this.report.mutated(mutation.name(), name, first, second,
					TextDifference.between(first, second).materiality());
			List<Block> third = blocks(mutation.after().apply(changed), name);
			if (!changed.equals(source)) {
				Materiality materiality = TextDifference.between(first, third).materiality();
				this.report.changed(mutation.name(), name, OneWordChange.difference(source, changed), materiality);
			}
		}
	}

	private List<CosmeticMutation> mutations(String name, int length) {
		List<CosmeticMutation> mutations = name.endsWith(".md") ? CosmeticMutation.ofMarkdown()
				: name.endsWith("html") ? CosmeticMutation.ofPages() : CosmeticMutation.ofXml();
		List<CosmeticMutation> chosen = mutations.stream()
			.filter((mutation) -> mutation.isFor(length > LARGEST_FOR_FURNITURE))
			.filter((mutation) -> mutation.name().contains(KINDS))
			.toList();
		if (length <= LARGE) {
			return chosen;
		}
		this.large++;
		return IntStream.range(0, chosen.size())
			.filter((at) -> (at + this.large) % SHARE == 0)
			.mapToObj(chosen::get)
			.toList();
	}

	private List<Block> blocks(byte[] source, String name) throws IOException {
		Path file = Files.write(this.directory.resolve(name), source);
		return (this.reader.read(file, name) instanceof Extraction.Text text) ? text.blocks() : List.of();
	}

	/** A fragment of a page gets the rest of it. */
	private static String source(Path file, String name) throws IOException {
		String source = Files.readString(file).replaceFirst("^\uFEFF", "");
		return (!name.endsWith("html") || source.contains("<body")) ? source
				: "<!DOCTYPE html>\n<html lang=\"en\">\n<head><title>Document</title></head>\n<body>\n%s\n</body>\n</html>\n"
					.formatted(source);
	}

	private static List<Path> samples() throws IOException {
		@Nullable Path samples = Stream.iterate(Path.of("").toAbsolutePath(), (at) -> at != null, Path::getParent)
			.map((at) -> at.resolve(SAMPLES))
			.filter(Files::isDirectory)
			.findFirst()
			.orElse(null);
		assumeTrue(samples != null, "No samples: '../%s' is not beside the project".formatted(SAMPLES));
		try (Stream<Path> files = Files.walk(samples)) {
			Set<Long> sizes = new HashSet<>();
			List<Path> markup = files.filter((file) -> file.toString().matches(".*\\.(?:html|xhtml|xml|md)"))
				.filter((file) -> file.toFile().length() < LARGEST)
				.sorted()
				.filter((file) -> sizes.add(file.toFile().length()))
				.toList();
			return Stream
				.concat(markup.stream().filter((file) -> !isLegislation(file)),
						markup.stream().filter(CosmeticSamplesTests::isLegislation).limit(LEGISLATION_FILES))
				.toList();
		}
	}

	private static boolean isLegislation(Path file) {
		return file.toString().contains("08-legislation-gov-uk");
	}

}
