package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import org.apache.poi.xslf.usermodel.XMLSlideShow;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Documents of the strict conformance class of ISO/IEC 29500. */
class StrictOfficeTests {

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenADocumentOfWordIsStrictReadsIt() throws IOException {
		Path file = OfficeFiles.word(this.directory.resolve("a.docx"), """
				<w:p><w:r><w:t xml:space='preserve'>Pumps have an alarm of 5 dB. </w:t></w:r>
				<w:r><w:rPr><w:strike/></w:rPr><w:t>Prüfung</w:t></w:r></w:p>""", Map.of());
		assertThat(read(strict(file))).isEqualTo(read(file))
			.containsExactly("Pumps have an alarm of 5 dB. [deleted: Prüfung]");
	}

	@Test
	void readWhenAWorkbookIsStrictReadsIt() throws IOException {
		Path file = this.directory.resolve("a.xlsx");
		try (XSSFWorkbook book = new XSSFWorkbook(); OutputStream out = Files.newOutputStream(file)) {
			book.createSheet("Limits").createRow(0).createCell(0).setCellValue("Lead");
			book.getSheetAt(0).getRow(0).createCell(1).setCellValue(5);
			book.write(out);
		}
		assertThat(read(strict(file))).isEqualTo(read(file)).containsExactly("Limits", "Lead | 5");
	}

	@Test
	void readWhenSlidesAreStrictReadsThem() throws IOException {
		Path file = this.directory.resolve("a.pptx");
		try (XMLSlideShow show = new XMLSlideShow(); OutputStream out = Files.newOutputStream(file)) {
			show.createSlide().createTextBox().setText("Pumps have an alarm.");
			show.write(out);
		}
		assertThat(read(strict(file))).isEqualTo(read(file)).contains("Pumps have an alarm.");
	}

	private List<String> read(Path file) {
		Extraction extraction = this.reader.read(file, file.getFileName().toString());
		assertThat(extraction).isInstanceOf(Extraction.Text.class);
		return ((Extraction.Text) extraction).blocks().stream().map(Block::text).toList();
	}

	private Path strict(Path file) throws IOException {
		Map<String, String> parts = new LinkedHashMap<>();
		try (ZipFile archive = new ZipFile(file.toFile())) {
			for (ZipEntry part : Collections.list(archive.entries())) {
				String text = new String(archive.getInputStream(part).readAllBytes(), StandardCharsets.UTF_8);
				parts.put(part.getName(), text.replaceAll("http://schemas.openxmlformats.org/(?!package)(\\w+)/2006/",
						"http://purl.oclc.org/ooxml/$1/"));
			}
		}
		return OfficeFiles.zip(this.directory.resolve("strict-" + file.getFileName()), parts);
	}

}
