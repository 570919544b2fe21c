package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.Block;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Markdown that is written otherwise says the same; a number or a sign says another
 * thing.
 */
class MarkdownReadingTests {

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = { "bytes | The *limit* is 5 mg. | The _limit_ is 5 mg.",
					"bytes | The **limit** is 5 mg. | The __limit__ is 5 mg.", "bytes | - one~- two | * one~* two",
					"bytes | - one~- two | + one~+ two", "bytes | Duties | <!-- generated on 3 May -->~Duties",
					"bytes | Duties &amp; fees, 5&nbsp;mg | Duties & fees, 5 mg",
					"bytes | <a id=\"x\"></a>Duties | Duties", "bytes | Art. 5 | Art\\. 5",
					"bytes | # Duties~~Text | Duties~======~~Text", "bytes | ## Duties~~Text | Duties~------~~Text",
					"text | The limit is 5*3 mg | The limit is 53 mg", "text | 5 * 3 * 2 | 5 3 2",
					"text | 1. one~2. two~3. three | 1. one~2. two~4. three", "text | a_1 and b_1 | a1 and b1",
					"text | at < 5 mg | at > 5 mg", "text | One~Two~------ | One~Three~------" })
	void read(String materiality, String before, String after) throws IOException {
		assertThat(TextDifference.between(blocks(before), blocks(after)).materiality())
			.hasToString(materiality.toUpperCase(Locale.ROOT));
	}

	@ParameterizedTest
	@CsvSource({ "status, status: in force, status: withdrawn", "status, doc_status: final, doc_status: draft",
			"status, note: A, note: Superseded by B", "furniture, date: 2025, date: 2026" })
	void readFrontMatter(String materiality, String before, String after) throws IOException {
		assertThat(TextDifference.between(withFrontMatter(before), withFrontMatter(after)).materiality())
			.hasToString(materiality.toUpperCase(Locale.ROOT));
	}

	private List<Block> withFrontMatter(String line) throws IOException {
		Path file = Files.writeString(this.directory.resolve("guide.md"),
				"---\ntitle: Guide\n%s\n---\n\n# Guide\n\nManufacturers keep records.\n".formatted(line));
		return Extractions.text(this.reader.read(file, "guide.md")).blocks();
	}

	private List<Block> blocks(String lines) throws IOException {
		Path file = Files.writeString(this.directory.resolve("act.md"),
				"# Act%n%nManufacturers keep records.%n%n%s%n".formatted(lines.replace("~", "\n")));
		return Extractions.text(this.reader.read(file, "act.md")).blocks();
	}

}
