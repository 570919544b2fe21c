package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Several files of one document come in an archive. */
class ArchiveReadingTests {

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@TempDir
	Path directory;

	@Test
	void readWhenArchiveHasFilesReadsThemInTheirOrder() throws IOException {
		Path archive = archive("001/main.html",
				"<html><title>Infusion pumps</title><body><p>Pumps shall have an alarm.</p></body></html>",
				"002/annex.txt", "Annex: limits of noise.");
		assertThat(this.reader.read(archive, ListedItem.SEVERAL_FILES)).isInstanceOfSatisfying(Extraction.Text.class,
				(text) -> {
					assertThat(text.title()).isEqualTo("Infusion pumps");
					assertThat(text.pages()).isEqualTo(2);
					assertThat(text.blocks()).extracting(Block::text)
						.containsExactly("Pumps shall have an alarm.", "Annex: limits of noise.");
					assertThat(text.blocks()).extracting(Block::ordinal).containsExactly(0, 1);
					assertThat(text.blocks()).extracting(Block::page).containsExactly(1, 2);
				});
	}

	@Test
	void readWhenAPageLeadsToAFileOfTheArchiveDoesNotNameIt() throws IOException {
		Path archive = archive("001/main.html",
				"<html><body><p>Pumps: <a href=/f/annex.txt>annex</a> <a href=form.pdf>form</a></p></body></html>",
				"002/annex.txt", "Annex: limits of noise.");
		assertThat(Extractions.text(this.reader.read(archive, ListedItem.SEVERAL_FILES)).blocks())
			.extracting(Block::text)
			.containsExactly("Pumps: annex form [File: form.pdf]", "Annex: limits of noise.");
	}

	@Test
	void readWhenOneFileCannotBeReadRejectsAllAndNamesIt() throws IOException {
		assertThat(this.reader.read(archive("001/main.txt", "Pumps.", "002/annex.pdf", "no PDF"),
				ListedItem.SEVERAL_FILES))
			.isInstanceOfSatisfying(Extraction.Rejected.class,
					(rejected) -> assertThat(rejected.detail()).contains("002/annex.pdf"));
	}

	@Test
	void readWhenNameAnnouncesNoArchiveDoesNotReadIt() throws IOException {
		assertThat(this.reader.read(archive("a.txt", "Pumps."), "guidance.pdf"))
			.isInstanceOf(Extraction.Rejected.class);
	}

	private Path archive(String... namesAndTexts) throws IOException {
		Path file = this.directory.resolve("archive");
		try (ZipOutputStream archive = new ZipOutputStream(Files.newOutputStream(file))) {
			for (int i = 0; i < namesAndTexts.length; i += 2) {
				archive.putNextEntry(new ZipEntry(namesAndTexts[i]));
				archive.write(namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
			}
		}
		return file;
	}

}
