package io.regwatch.ingest.redline;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.ingest.redline.html.RedlineHtml;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.Materiality;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** What holds for the versions of real documents; prints a table of them. */
@EnabledIfSystemProperty(named = "regwatch.recall", matches = "true",
		disabledReason = "reads many documents of samples: -Precall")
class VersionChainsTests {

	private static final Path SAMPLES = Path.of("shared", "samples", "version-pairs");

	/**
	 * Versions that differ from the ones before in nothing but what is said of the file.
	 */
	private static final List<String> ONLY_METADATA = List.of("2025-04-30.xml > 2025-07-31.xml",
			"2019-01-01.md > 2020-01-01.md", "2012-08-02_8e9e7a1.md > 2012-08-03_0755330.md",
			"2012-08-03_0755330.md > 2012-08-03_bb3f017.md", "2024-01-18_7958f76.yaml > 2024-01-23_c45f168.yaml",
			"2024-06-19_27b6445.yaml > 2024-07-08_4011304.yaml", "2024-06-19_27b6445.yaml > 2024-07-09_c723d92.yaml",
			"2024-06-20_ae0c327.yaml > 2024-07-09_c723d92.yaml");

	private final List<String> table = new ArrayList<>();

	@Test
	void betweenVersionsOfRealDocumentsGivesBothBack() throws IOException {
		Path samples = samples();
		try (DocumentExtractor extractor = new DocumentExtractor(ExtractProperties.defaults())) {
			for (Path chain : chains(samples)) {
				List<Path> versions = versions(chain);
				Extraction.Text before = text(versions.getFirst(), extractor);
				for (int at = 1; at < versions.size(); at++) {
					Extraction.Text after = text(versions.get(at), extractor);
					compare(samples, versions.get(at - 1), before, versions.get(at), after);
					assertThat(text(versions.get(at), extractor)).as(versions.get(at).toString()).isEqualTo(after);
					before = after;
				}
			}
		}
		System.out.println(String.join("\n", this.table));
		assertThat(this.table).hasSizeGreaterThan(50);
		assertThat(ONLY_METADATA).allSatisfy((pair) -> assertThat(this.table).filteredOn((row) -> row.endsWith(pair))
			.isNotEmpty()
			.noneMatch((row) -> row.startsWith("text")));
	}

	private void compare(Path samples, Path before, Extraction.Text oldText, Path after, Extraction.Text newText) {
		List<Block> old = oldText.blocks();
		List<Block> now = newText.blocks();
		Redline redline = Redline.between(old, now);
		String html = RedlineHtml.fragment(redline, null);
		assertThat(RedlineTexts.read(html, true)).as(after.toString()).isEqualTo(compared(now));
		assertThat(RedlineTexts.read(html, false)).as(before.toString()).isEqualTo(compared(old));
		assertThat(RedlineHtml.fragment(Redline.between(now, now), null)).doesNotContain("<ins", "<del");
		Materiality materiality = TextDifference.between(oldText, newText).materiality();
		this.table.add("%-9s +%-5d -%-5d ~%-4d %3d sections  %s > %s".formatted(materiality.code(), redline.inserted(),
				redline.deleted(), redline.moved(), redline.sections().size(), samples.relativize(before),
				after.getFileName()));
	}

	private static List<String> compared(List<Block> blocks) {
		return blocks.stream().filter((block) -> block.kind() != BlockKind.FURNITURE).map(Block::text).toList();
	}

	private static Extraction.Text text(Path file, DocumentExtractor extractor) {
		String name = file.getFileName().toString();
		return (Extraction.Text) extractor.extract(file, name);
	}

	private static List<Path> chains(Path samples) throws IOException {
		try (Stream<Path> files = Files.walk(samples)) {
			return files.filter(Files::isRegularFile).map(Path::getParent).distinct().sorted().toList();
		}
	}

	private static List<Path> versions(Path chain) throws IOException {
		try (Stream<Path> files = Files.list(chain)) {
			return files
				.sorted(Comparator.comparing((Path file) -> !file.endsWith("old.pdf"))
					.thenComparing(Comparator.naturalOrder()))
				.toList();
		}
	}

	private static Path samples() {
		@Nullable Path directory = find(Path.of("").toAbsolutePath());
		assumeTrue(directory != null, "No samples: '../%s' is not beside the project".formatted(SAMPLES));
		return directory;
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
