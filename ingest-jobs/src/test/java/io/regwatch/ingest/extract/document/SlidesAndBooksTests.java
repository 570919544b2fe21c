package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import org.apache.poi.hslf.usermodel.HSLFSlide;
import org.apache.poi.hslf.usermodel.HSLFSlideShow;
import org.apache.poi.hslf.usermodel.HSLFTextBox;
import org.apache.poi.xslf.usermodel.SlideLayout;
import org.apache.poi.xslf.usermodel.XMLSlideShow;
import org.apache.poi.xslf.usermodel.XSLFSlide;
import org.apache.poi.xslf.usermodel.XSLFTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/** Presentations, books and OpenDocument spreadsheets are read as blocks. */
class SlidesAndBooksTests {

	private static final String CHAPTER = "<html xmlns='http://www.w3.org/1999/xhtml'><head><title>c</title></head>"
			+ "<body><h1>%s</h1><p>%s</p></body></html>";

	private static final String PACKAGE = """
			<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
			<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Rules of devices</dc:title>
			<dc:identifier id="id">1</dc:identifier><dc:language>en</dc:language></metadata>
			<manifest><item id="b" href="a.xhtml" media-type="application/xhtml+xml"/>
			<item id="a" href="b.xhtml" media-type="application/xhtml+xml"/></manifest>
			<spine><itemref idref="a"/><itemref idref="b"/></spine></package>
			""";

	private static final String CONTAINER = """
			<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
			<rootfile full-path="book/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
			""";

	private static final String SPREADSHEET = """
			<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
			 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
			 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.2"><office:body>
			<office:spreadsheet><table:table table:name="Fees"><table:table-row>
			<table:table-cell office:value-type="string"><text:p>III</text:p></table:table-cell>
			<table:table-cell office:value-type="float" office:value="10"><text:p>10</text:p></table:table-cell>
			</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>
			""";

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenPresentationHasAPageForEachSlide() throws IOException {
		Path file = this.directory.resolve("a.pptx");
		try (XMLSlideShow show = new XMLSlideShow(); OutputStream out = Files.newOutputStream(file)) {
			for (int days : new int[] { 10, 15 }) {
				XSLFSlide slide = show.createSlide(show.getSlideMasters().getFirst().getLayout(SlideLayout.TITLE_ONLY));
				slide.getPlaceholder(0).setText("Reports by manufacturers");
				XSLFTable table = slide.createTable(1, 2);
				table.getCell(0, 0).setText("Class III");
				table.getCell(0, 1).setText(days + " days");
			}
			show.write(out);
		}
		assertThat(Extractions.text(this.reader.read(file, "a.pptx")).blocks())
			.filteredOn((block) -> block.kind() != BlockKind.FURNITURE)
			.extracting(Block::page, Block::text)
			.containsExactly(tuple(1, "Reports by manufacturers"), tuple(1, "Class III | 10 days"),
					tuple(2, "Reports by manufacturers"), tuple(2, "Class III | 15 days"));
	}

	@Test
	void readWhenPresentationIsOfAnOldProgramHasItsText() throws IOException {
		Path file = this.directory.resolve("a.ppt");
		try (HSLFSlideShow show = new HSLFSlideShow(); OutputStream out = Files.newOutputStream(file)) {
			HSLFSlide slide = show.createSlide();
			HSLFTextBox box = new HSLFTextBox();
			box.setText("Manufacturers report within 10 days.");
			slide.addShape(box);
			show.write(out);
		}
		assertThat(Extractions.substance(this.reader.read(file, "a.ppt")))
			.contains("Manufacturers report within 10 days.");
	}

	@Test
	void readWhenBookHasItsChaptersInTheirOrder() throws IOException {
		Map<String, String> members = new TreeMap<>(Map.of("META-INF/container.xml", CONTAINER, "book/content.opf",
				PACKAGE, "book/a.xhtml", CHAPTER.formatted("Second", "Report within 10 days."), "book/b.xhtml",
				CHAPTER.formatted("First", "Scope &amp; terms.")));
		Extraction extraction = this.reader.read(archive("a.epub", "application/epub+zip", members), "a.epub");
		assertThat(Extractions.text(extraction).title()).isEqualTo("Rules of devices");
		assertThat(Extractions.text(extraction).blocks()).extracting(Block::kind, Block::text)
			.containsExactly(tuple(BlockKind.HEADING, "First"), tuple(BlockKind.PARAGRAPH, "Scope & terms."),
					tuple(BlockKind.HEADING, "Second"), tuple(BlockKind.PARAGRAPH, "Report within 10 days."));
	}

	@Test
	void readWhenBookHidesItsNotesReadsThemAndNoOtherHiddenText() throws IOException {
		Map<String, String> members = new TreeMap<>(Map.of("META-INF/container.xml", CONTAINER, "book/content.opf",
				PACKAGE, "book/a.xhtml", CHAPTER.formatted("Second", "Text."), "book/b.xhtml",
				CHAPTER.formatted("First",
						"Limit</p><aside xmlns:epub='http://www.idpf.org/2007/ops' epub:type='footnote' "
								+ "hidden='hidden'><p>5 ppm for lead.</p></aside><aside role='doc-endnote' hidden=''>6 ppm.</aside>"
								+ "<p hidden='hidden'>Page 1")));
		Extraction extraction = this.reader.read(archive("a.epub", "application/epub+zip", members), "a.epub");
		assertThat(Extractions.texts(extraction, BlockKind.PARAGRAPH)).containsExactly("Limit", "5 ppm for lead.",
				"6 ppm.", "Text.");
	}

	@Test
	void readWhenOpenDocumentSpreadsheetHasItsRows() throws IOException {
		Path file = archive("a.ods", "application/vnd.oasis.opendocument.spreadsheet",
				Map.of("content.xml", SPREADSHEET));
		assertThat(Extractions.texts(this.reader.read(file, "a.ods"), BlockKind.TABLE_ROW)).containsExactly("III | 10");
	}

	/** The first member tells the type and is not compressed. */
	private Path archive(String name, String type, Map<String, String> members) throws IOException {
		Path file = this.directory.resolve(name);
		byte[] bytes = type.getBytes(StandardCharsets.US_ASCII);
		CRC32 checksum = new CRC32();
		checksum.update(bytes);
		try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
			ZipEntry first = new ZipEntry("mimetype");
			first.setMethod(ZipEntry.STORED);
			first.setSize(bytes.length);
			first.setCrc(checksum.getValue());
			zip.putNextEntry(first);
			zip.write(bytes);
			for (Map.Entry<String, String> member : members.entrySet()) {
				zip.putNextEntry(new ZipEntry(member.getKey()));
				zip.write(member.getValue().getBytes(StandardCharsets.UTF_8));
			}
		}
		return file;
	}

}
