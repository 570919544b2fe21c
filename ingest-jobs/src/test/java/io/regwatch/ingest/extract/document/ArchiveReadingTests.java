package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.catalogue.PagePart;
import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

	@ParameterizedTest
	@ValueSource(strings = { "<p><a href=/f/annex.txt>Annex (PDF, 108 KB)</a></p>",
			"<p><a href=/f/annex.txt>Annexe</a> [PDF \u2013 1,2 Mo]</p>",
			"<p><a href=/f/annex.txt>Annex</a> (243\u00A0Ko)</p>", "<p><a href=/f/annex.txt>Annex</a>, 1.4 MB</p>",
			"<p><a href=/f/annex.txt>annex.txt, Größe: 3 KiB</a></p>",
			"<h2><a href=/f/annex.txt>Annex</a></h2><p>PDF, 243 KB, 12 pages</p>",
			"<table><tr><td><a href=/f/annex.txt>Annex</a></td><td>12 511 bytes</td></tr></table>",
			"<p><a href=/f/annex.txt>Приложение (DOCX, 1,2 МБ)</a></p>" })
	void readWhenAPageStatesTheSizeOfAFileOfTheArchiveDoesNotRead(String page) throws IOException {
		String text = page.replace("annex.txt", "annex.pdf");
		String other = page.replaceFirst("\\d+(?=[^\\d]*(?:K|M|М|b)[iBoБy])", "977").replace("annex.txt", "annex.pdf");
		assertThat(other).isNotEqualTo(text);
		assertThat(texts(other)).isEqualTo(texts(text));
	}

	@ParameterizedTest
	@ValueSource(strings = { "<p><a href=other.pdf>Other (PDF, 108 KB)</a></p>",
			"<p>Files of up to 108 KB may be sent with the <a href=/f/annex.pdf>form</a></p>",
			"<p>Send the <a href=/f/annex.pdf>form</a> as PDF, 108 KB at most.</p>",
			"<p><a href=/f/annex.pdf>Form</a></p><p>Records of 108 KB or more are kept.</p>", "<p>PDF, 108 KB</p>" })
	void readWhenASizeIsNotThatOfAFileOfTheArchiveReadsIt(String page) throws IOException {
		assertThat(texts(page)).isNotEqualTo(texts(page.replace("108", "109")));
	}

	private List<String> texts(String page) throws IOException {
		Path pdf = new TestPdf().paragraph("Annex: limits of noise of pumps for infusion in hospitals.")
			.save(this.directory.resolve("annex.pdf"));
		Path file = this.directory.resolve("archive");
		try (ZipOutputStream archive = new ZipOutputStream(Files.newOutputStream(file))) {
			archive.putNextEntry(new ZipEntry("001/main.html"));
			archive.write(
					"<html><meta charset=utf-8><body><p>Pumps shall have an alarm.</p>%s</body></html>".formatted(page)
						.getBytes(StandardCharsets.UTF_8));
			archive.putNextEntry(new ZipEntry("002/annex.pdf"));
			Files.copy(pdf, archive);
		}
		return Extractions.text(this.reader.read(file, ListedItem.SEVERAL_FILES))
			.blocks()
			.stream()
			.map(Block::text)
			.toList();
	}

	@Test
	void readWhenAPartOfPagesIsWantedTakesItFromEachPageAndLeavesTheRow() throws IOException {
		String page = "<!doctype html><html><body><div>Menu</div><main>Pumps <b>9</b></main></body></html>";
		PagePart part = new PagePart("main", List.of("b"));
		assertThat(Extractions
			.text(this.reader.read(archive("001/row.html", page, "002/a.html", page, "003/a.txt", "Annex"),
					ListedItem.SEVERAL_FILES, part))
			.blocks()).extracting(Block::text).containsExactly("Menu", "Pumps 9", "Pumps", "Annex");
		assertThat(this.reader.read(archive("001/a.html", page), ListedItem.SEVERAL_FILES,
				new PagePart("article", List.of())))
			.isInstanceOfSatisfying(Extraction.Rejected.class,
					(rejected) -> assertThat(rejected.reason()).isEqualTo(RejectionReason.LACKS_EXPECTED_TEXT));
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
