package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.pdf.ChangedImages;
import io.regwatch.ingest.extract.pdf.PdfLooks;
import io.regwatch.ingest.extract.pdf.PdfPictures;
import io.regwatch.ingest.update.ChangedPages;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.ingest.update.Tolerance;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.Materiality;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * Sample PDFs, printed anew by two programs on other paper, are the same text with the
 * same images, or look the same where the print lost its text. One changed word in a
 * print with the same text is a change; those of looks are in {@code PdfLooksTests}.
 */
@EnabledIfSystemProperty(named = "regwatch.recall", matches = "true",
		disabledReason = "takes minutes: -Precall, with gs and pdftocairo on the PATH")
class ReprintTests {

	private static final Path SAMPLES = Path.of("shared", "samples", "pdf-regulatory");

	private static final long LARGEST = Long.getLong("regwatch.reprint.largest", 700_000);

	/** Documents with less text are images. */
	private static final int FEWEST_CHARACTERS = 200;

	private static final int CHANGES = 6;

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	private final List<String> loud = new ArrayList<>();

	private final List<String> missed = new ArrayList<>();

	private int prints;

	private int changes;

	private int looks;

	@Test
	void betweenPrintsIsSilentUnlessAWordChanges() throws IOException, InterruptedException {
		for (Path file : samples()) {
			List<Block> before = blocks(file);
			if (before.stream().mapToInt((block) -> block.text().length()).sum() >= FEWEST_CHARACTERS) {
				for (String program : List.of("gs", "pdftocairo")) {
					compare(file, program, before);
				}
			}
		}
		System.out.printf(
				"%d of %d prints are silent, %d of them by their looks, %d of %d changes are missed%nLoud: %s%nMissed: %s%n",
				this.prints - this.loud.size(), this.prints, this.looks, this.missed.size(), this.changes, this.loud,
				this.missed);
		assertThat(this.missed).isEmpty();
		assertThat(this.loud).hasSizeLessThanOrEqualTo(this.prints * 3 / 100);
	}

	private void compare(Path file, String program, List<Block> before) throws IOException, InterruptedException {
		Path print = this.directory.resolve("print.pdf");
		if (!print(program, file, print)) {
			return;
		}
		List<Block> after = blocks(print);
		this.prints++;
		boolean same = isSilent(before, after) ? PdfPictures.compare(file, print).equals(ChangedImages.NONE)
				: PdfLooks.isSame(file, print, ChangedPages.find(before, after));
		if (!same) {
			this.loud.add(program + " " + file.getFileName());
			return;
		}
		this.looks += isSilent(before, after) ? 0 : 1;
		Random random = new Random(file.getFileName().hashCode());
		for (int i = 0; i < CHANGES && isSilent(before, after); i++) {
			this.changes++;
			if (isSilent(before, changed(after, random))) {
				this.missed.add(program + " " + file.getFileName());
			}
		}
	}

	private static boolean isSilent(List<Block> before, List<Block> after) {
		Materiality materiality = TextDifference.between(before, after, Tolerance.PRINTS).materiality();
		return materiality == Materiality.BYTES || materiality == Materiality.FURNITURE;
	}

	/** Changes one word: it goes, gets company, or is another number. */
	private static List<Block> changed(List<Block> blocks, Random random) {
		List<Integer> texts = Stream.iterate(0, (i) -> i < blocks.size(), (i) -> i + 1)
			.filter((i) -> blocks.get(i).kind() == BlockKind.PARAGRAPH || blocks.get(i).kind() == BlockKind.LIST_ITEM)
			.filter((i) -> blocks.get(i).text().matches("(?s)[\\p{L} ]*\\p{L}{3,} \\p{L}{3,} .*"))
			.toList();
		assertThat(texts).isNotEmpty();
		int index = texts.get(random.nextInt(texts.size()));
		Block block = blocks.get(index);
		String text = switch (random.nextInt(3)) {
			case 0 -> block.text().replaceFirst("\\p{L}{3,} ", "");
			case 1 -> block.text().replaceFirst(" ", " never ");
			default -> block.text().replaceFirst(" ", " 5 ");
		};
		List<Block> changed = new ArrayList<>(blocks);
		changed.set(index, new Block(block.ordinal(), block.page(), block.kind(), block.level(), text));
		return changed;
	}

	private static boolean print(String program, Path file, Path print) throws IOException, InterruptedException {
		List<String> command = program.equals("gs")
				? List.of("gs", "-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-sDEVICE=pdfwrite", "-sPAPERSIZE=letter",
						"-dFIXEDMEDIA", "-dPDFFitPage", "-o", print.toString(), file.toString())
				: List.of("pdftocairo", "-pdf", "-paperw", "612", "-paperh", "792", "-expand", file.toString(),
						print.toString());
		Files.deleteIfExists(print);
		Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD)
			.redirectOutput(ProcessBuilder.Redirect.DISCARD)
			.start();
		boolean ended = process.waitFor(2, TimeUnit.MINUTES);
		process.destroyForcibly().waitFor();
		return ended && process.exitValue() == 0 && Files.exists(print);
	}

	private List<Block> blocks(Path file) {
		return (this.reader.read(file, "a.pdf") instanceof Extraction.Text text) ? text.blocks() : List.of();
	}

	private static List<Path> samples() throws IOException {
		@Nullable Path samples = Stream.iterate(Path.of("").toAbsolutePath(), (at) -> at != null, Path::getParent)
			.map((at) -> at.resolve(SAMPLES))
			.filter(Files::isDirectory)
			.findFirst()
			.orElse(null);
		assumeTrue(samples != null, "No samples: '../%s' is not beside the project".formatted(SAMPLES));
		try (Stream<Path> files = Files.walk(samples)) {
			return files.filter((file) -> file.toString().endsWith(".pdf") && file.toFile().length() < LARGEST)
				.sorted()
				.toList();
		}
	}

}
