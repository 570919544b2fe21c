package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import org.apache.poi.xssf.usermodel.XSSFRow;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.apache.poi.xwpf.usermodel.XWPFAbstractNum;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFNumbering;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.apache.poi.xwpf.usermodel.XWPFStyle;
import org.apache.poi.xwpf.usermodel.XWPFTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTAbstractNum;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTLvl;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTStyle;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.STNumberFormat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

class DocumentReadingTests {

	private static final String PAGE = """
			<!DOCTYPE html><html><head><title>Medical devices</title><script>var tracked = 1;</script></head>
			<body><header><a href="/">Home</a></header><nav><ul><li>Topics</li></ul></nav>
			<main><h1>Medical <em>devices</em></h1><p>Guidance for<br>manufacturers.</p>
			<ul><li>First duty</li></ul>
			<table><tr><th>Class</th><th>Fee</th></tr><tr><td>I</td><td><p>100</p></td></tr></table>
			</main><footer>Contact us</footer></body></html>
			""";

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenHtmlTellsContentFromChrome() throws IOException {
		Extraction extraction = read("page.html", PAGE);
		assertThat(Extractions.texts(extraction, BlockKind.FURNITURE)).containsExactly("Home", "Topics", "Contact us");
		assertThat(Extractions.texts(extraction, BlockKind.HEADING)).containsExactly("Medical devices");
		assertThat(Extractions.texts(extraction, BlockKind.PARAGRAPH)).containsExactly("Guidance for manufacturers.");
		assertThat(Extractions.texts(extraction, BlockKind.LIST_ITEM)).containsExactly("First duty");
		assertThat(Extractions.texts(extraction, BlockKind.TABLE_ROW)).containsExactly("Class | Fee", "I | 100");
	}

	@Test
	void readWhenTableIsLayoutReadsItAsText() throws IOException {
		Extraction extraction = read("old.html",
				"<html><table><tr><td><h2>News</h2><p>One thing.</p></td><td><ul><li>Item</li></ul></td></tr></table>");
		assertThat(Extractions.text(extraction).blocks()).extracting(Block::kind)
			.containsExactly(BlockKind.HEADING, BlockKind.PARAGRAPH, BlockKind.LIST_ITEM);
	}

	@Test
	void readWhenHtmlIsNamedPdfIsNotTheAnnouncedType() throws IOException {
		Extraction.Rejected rejected = Extractions.rejected(read("guidance.pdf", PAGE));
		assertThat(rejected.reason()).isEqualTo(RejectionReason.NOT_THE_ANNOUNCED_TYPE);
		assertThat(rejected.detail()).contains("text/html");
		assertThat(rejected.mediaType()).isEqualTo("text/html");
	}

	@Test
	void readWhenExtensionIsUnknownGoesByTheBytes() throws IOException {
		assertThat(Extractions.text(read("page.aspx", PAGE)).mediaType()).isEqualTo("text/html");
	}

	@Test
	void readWhenDocxGivesParagraphsAndRows() throws IOException {
		Extraction extraction = this.reader.read(docx(), "a.docx");
		assertThat(Extractions.texts(extraction, BlockKind.PARAGRAPH)).containsExactly("Manufacturers shall report.");
		assertThat(Extractions.texts(extraction, BlockKind.TABLE_ROW)).containsExactly("Class | Days");
		assertThat(Extractions.text(extraction).mediaType()).endsWith("wordprocessingml.document");
	}

	@Test
	void readWhenDocxHasStylesAndNumberingKeepsHeadingsItemsAndRows() throws IOException {
		Path file = this.directory.resolve("styled.docx");
		try (XWPFDocument document = new XWPFDocument(); OutputStream out = Files.newOutputStream(file)) {
			styled(document, "Heading1", "heading 1", "Scope of devices");
			document.createParagraph().createRun().setText("Manufacturers shall report.");
			styled(document, "Heading2", "heading 2", "Deadlines");
			BigInteger numbers = bullets(document);
			for (String item : new String[] { "at once;", "in writing." }) {
				XWPFParagraph paragraph = document.createParagraph();
				paragraph.setNumID(numbers);
				paragraph.setNumILvl(BigInteger.ZERO);
				paragraph.createRun().setText(item);
			}
			XWPFTable table = document.createTable(2, 2);
			table.getRow(0).getCell(0).setText("Class");
			table.getRow(0).getCell(1).setText("Days");
			table.getRow(1).getCell(0).setText("III");
			table.getRow(1).getCell(1).setText("10");
			document.write(out);
		}
		assertThat(Extractions.text(this.reader.read(file, "styled.docx")).blocks())
			.extracting(Block::kind, Block::level, Block::text)
			.containsExactly(tuple(BlockKind.HEADING, 1, "Scope of devices"),
					tuple(BlockKind.PARAGRAPH, 0, "Manufacturers shall report."),
					tuple(BlockKind.HEADING, 2, "Deadlines"), tuple(BlockKind.LIST_ITEM, 0, "· at once;"),
					tuple(BlockKind.LIST_ITEM, 0, "· in writing."), tuple(BlockKind.TABLE_ROW, 0, "Class | Days"),
					tuple(BlockKind.TABLE_ROW, 0, "III | 10"));
	}

	@Test
	void readWhenXhtmlKeepsHeadingsItemsAndRows() throws IOException {
		Extraction extraction = read("act.xhtml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Act</title></head><body>
				<h2>Article 1</h2><p>Devices of <i>class I</i> only.</p>
				<ol><li>first duty</li><li>second duty</li></ol>
				<table><tbody><tr><td>Class</td><td>Days</td></tr></tbody></table></body></html>
				""");
		assertThat(Extractions.text(extraction).blocks()).extracting(Block::kind, Block::text)
			.containsExactly(tuple(BlockKind.HEADING, "Article 1"),
					tuple(BlockKind.PARAGRAPH, "Devices of class I only."), tuple(BlockKind.LIST_ITEM, "first duty"),
					tuple(BlockKind.LIST_ITEM, "second duty"), tuple(BlockKind.TABLE_ROW, "Class | Days"));
	}

	@Test
	void readWhenDocxIsCutOffIsCorrupt() throws IOException {
		byte[] bytes = Files.readAllBytes(docx());
		Path cut = Files.write(this.directory.resolve("cut.docx"), Arrays.copyOf(bytes, bytes.length / 2));
		assertThat(Extractions.rejected(this.reader.read(cut, "cut.docx")).reason()).isEqualTo(RejectionReason.CORRUPT);
	}

	@Test
	void readWhenHtmlIsNestedTooDeeplySaysSo() throws IOException {
		Path deep = Files.writeString(this.directory.resolve("deep.html"),
				"<html><body>%sPumps%s</body></html>".formatted("<div>".repeat(400), "</div>".repeat(400)));
		assertThat(Extractions.rejected(this.reader.read(deep, "deep.html")).detail()).contains("nested too deeply")
			.doesNotContain("bomb");
	}

	@Test
	void readWhenXlsxNumbersSheetsAsPages() throws IOException {
		Path file = this.directory.resolve("a.xlsx");
		try (XSSFWorkbook workbook = new XSSFWorkbook(); OutputStream out = Files.newOutputStream(file)) {
			fill(workbook.createSheet("Codes"), "A01", "Fracture");
			fill(workbook.createSheet("Terms"), "B02", "Burn");
			workbook.write(out);
		}
		Extraction.Text text = Extractions.text(this.reader.read(file, "a.xlsx"));
		assertThat(text.pages()).isEqualTo(2);
		assertThat(text.blocks()).extracting(Block::page, Block::kind, Block::text)
			.containsExactly(tuple(1, BlockKind.HEADING, "Codes"), tuple(1, BlockKind.TABLE_ROW, "A01 | Fracture"),
					tuple(2, BlockKind.HEADING, "Terms"), tuple(2, BlockKind.TABLE_ROW, "B02 | Burn"));
	}

	/** The parser counts them, and refuses more than 100,000 unless told otherwise. */
	@Test
	void readWhenXmlHasManyAmpersandsHasThem() throws IOException {
		Extraction extraction = read("a.xml", "<?xml version='1.0'?><act><Heading>Scope</Heading>%s</act>"
			.formatted("<Text>%s</Text>".formatted("R&amp;D ".repeat(10)).repeat(11_000)));
		assertThat(Extractions.texts(extraction, BlockKind.PARAGRAPH)).hasSize(11_000);
	}

	@Test
	void readWhenTextSplitsAtBlankLines() throws IOException {
		Extraction extraction = read("a.txt", "One\nparagraph.\n\nAnother of\u00A0e\uFB03cient \u00ADwords.\n");
		assertThat(Extractions.texts(extraction, BlockKind.PARAGRAPH)).containsExactly("One paragraph.",
				"Another of efficient words.");
	}

	@Test
	void readWhenMarkdownGivesHeadingsItemsAndRows() throws IOException {
		Extraction extraction = read("a.md", "# Title\n\nText.\n- item\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
		assertThat(Extractions.text(extraction).blocks()).extracting(Block::kind, Block::text)
			.containsExactly(tuple(BlockKind.HEADING, "Title"), tuple(BlockKind.PARAGRAPH, "Text."),
					tuple(BlockKind.LIST_ITEM, "- item"), tuple(BlockKind.TABLE_ROW, "a | b"),
					tuple(BlockKind.TABLE_ROW, "1 | 2"));
	}

	@Test
	void readWhenXmlKeepsInlineElementsInTheirText() throws IOException {
		Extraction extraction = read("a.xml", "<?xml version='1.0'?><act><Heading>Scope</Heading>"
				+ "<p>Devices of <b>class I</b> only.</p><p>Nothing else.</p></act>");
		assertThat(Extractions.texts(extraction, BlockKind.HEADING)).containsExactly("Scope");
		assertThat(Extractions.texts(extraction, BlockKind.PARAGRAPH)).containsExactly("Devices of class I only.",
				"Nothing else.");
	}

	@Test
	void readWhenLawInXmlJoinsNumbersAndKeepsRowsAndLeavesOutMetadata() throws IOException {
		Extraction extraction = read("a.xml",
				"<?xml version='1.0'?><Statute><BillHistory><Date><YYYY>2025</YYYY></Date>"
						+ "</BillHistory><MarginalNote>Short title</MarginalNote><Label>1</Label><Text>This is an Act.</Text>"
						+ "<Paragraph><Label>(a)</Label><Text><DefinedTermEn>drug</DefinedTermEn> means a drug.</Text></Paragraph>"
						+ "<row><entry>Fee</entry><entry><p>5</p></entry></row><Label>2</Label></Statute>");
		assertThat(Extractions.text(extraction).blocks()).extracting(Block::kind, Block::text)
			.containsExactly(tuple(BlockKind.FURNITURE, "2025"), tuple(BlockKind.HEADING, "Short title"),
					tuple(BlockKind.PARAGRAPH, "1 This is an Act."),
					tuple(BlockKind.LIST_ITEM, "(a) drug means a drug."), tuple(BlockKind.TABLE_ROW, "Fee | 5"),
					tuple(BlockKind.PARAGRAPH, "2"));
	}

	@Test
	void readWhenMarkdownHasFrontMatterTakesItForFurniture() throws IOException {
		Extraction extraction = read("a.md",
				"---\nlast_updated: 2019\n---\n# **Art. 1** Scope\n\n<sup>1</sup> Up to 10<sup>6</sup> units.\n");
		assertThat(Extractions.text(extraction).blocks()).extracting(Block::kind, Block::text)
			.containsExactly(tuple(BlockKind.FURNITURE, "last_updated: 2019"), tuple(BlockKind.HEADING, "Art. 1 Scope"),
					tuple(BlockKind.PARAGRAPH, "\u00B9 Up to 10\u2076 units."));
	}

	@Test
	void readWhenYamlGivesValuesAndTakesWhatIsSaidOfTheFileForFurniture() throws IOException {
		Extraction extraction = read("iso.yaml",
				"---\nschema-version: v1.2.9\nid: ISO13485\nfetched: '2024-01-18'\ntitle:\n- content: Medical devices\n");
		assertThat(Extractions.text(extraction).blocks()).extracting(Block::kind, Block::text)
			.containsExactly(tuple(BlockKind.FURNITURE, "schema-version: v1.2.9"),
					tuple(BlockKind.PARAGRAPH, "id: ISO13485"), tuple(BlockKind.FURNITURE, "fetched: 2024-01-18"),
					tuple(BlockKind.LIST_ITEM, "- title / content: Medical devices"));
	}

	@Test
	void readWhenTextHasNumberedDivisionsMakesThemHeadings() throws IOException {
		Extraction extraction = read("a.txt", "Article 5\n\nArticle 5 applies to all devices\n\nSection 2 - Duties of"
				+ " importers\n\n\u00A7 3 Geb\u00FChren\n\nAnnex I applies.");
		assertThat(Extractions.texts(extraction, BlockKind.HEADING)).containsExactly("Article 5",
				"Section 2 - Duties of importers", "\u00A7 3 Geb\u00FChren");
		Extraction page = read("a.html", "<html><body><p>Article 5</p><p>Article 6 and others.</p></body></html>");
		assertThat(Extractions.texts(page, BlockKind.HEADING)).containsExactly("Article 5");
	}

	@Test
	void readWhenXmlNamesAnExternalEntityDoesNotFetchIt() throws IOException {
		Path secret = Files.writeString(this.directory.resolve("secret.txt"), "the secret");
		Extraction extraction = read("a.xml",
				"<?xml version='1.0'?><!DOCTYPE a [<!ENTITY s SYSTEM '%s'>]><a>text &s;</a>".formatted(secret.toUri()));
		assertThat(extraction.toString()).doesNotContain("the secret");
	}

	@Test
	void readWhenCsvGivesRows() throws IOException {
		assertThat(Extractions.texts(read("a.csv", "code,term\nA01,Fracture\nA02,Burn\n"), BlockKind.TABLE_ROW))
			.containsExactly("code | term", "A01 | Fracture", "A02 | Burn");
		assertThat(Extractions.texts(read("b.csv", "code;fee\nA01;1,5\n"), BlockKind.TABLE_ROW))
			.containsExactly("code | fee", "A01 | 1,5");
	}

	@Test
	void readWhenThereAreNoBytesIsEmpty() throws IOException {
		assertThat(Extractions.rejected(read("a.pdf", "")).reason()).isEqualTo(RejectionReason.EMPTY);
	}

	@Test
	void readWhenZipIsUnsupported() throws IOException {
		Path file = this.directory.resolve("a.zip");
		try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
			zip.putNextEntry(new ZipEntry("a.txt"));
			zip.write("text".getBytes(StandardCharsets.UTF_8));
		}
		assertThat(Extractions.rejected(this.reader.read(file, "a.zip")).reason())
			.isEqualTo(RejectionReason.UNSUPPORTED_TYPE);
	}

	@Test
	void readWhenFileIsGoneIsMissing() {
		assertThat(Extractions.rejected(this.reader.read(this.directory.resolve("no.pdf"), "no.pdf")).reason())
			.isEqualTo(RejectionReason.MISSING);
	}

	private Path docx() throws IOException {
		Path file = this.directory.resolve("a.docx");
		try (XWPFDocument document = new XWPFDocument(); OutputStream out = Files.newOutputStream(file)) {
			document.createParagraph().createRun().setText("Manufacturers shall report.");
			XWPFTable table = document.createTable(1, 2);
			table.getRow(0).getCell(0).setText("Class");
			table.getRow(0).getCell(1).setText("Days");
			document.write(out);
		}
		return file;
	}

	private static BigInteger bullets(XWPFDocument document) {
		CTAbstractNum numbers = CTAbstractNum.Factory.newInstance();
		numbers.setAbstractNumId(BigInteger.ZERO);
		CTLvl level = numbers.addNewLvl();
		level.setIlvl(BigInteger.ZERO);
		level.addNewNumFmt().setVal(STNumberFormat.BULLET);
		level.addNewLvlText().setVal("\u2022");
		XWPFNumbering numbering = document.createNumbering();
		return numbering.addNum(numbering.addAbstractNum(new XWPFAbstractNum(numbers)));
	}

	private static void styled(XWPFDocument document, String id, String name, String text) {
		CTStyle style = CTStyle.Factory.newInstance();
		style.setStyleId(id);
		style.addNewName().setVal(name);
		document.createStyles().addStyle(new XWPFStyle(style));
		XWPFParagraph paragraph = document.createParagraph();
		paragraph.setStyle(id);
		paragraph.createRun().setText(text);
	}

	private static void fill(XSSFSheet sheet, String... cells) {
		XSSFRow row = sheet.createRow(0);
		for (int i = 0; i < cells.length; i++) {
			row.createCell(i).setCellValue(cells[i]);
		}
	}

	private Extraction read(String name, String content) throws IOException {
		return this.reader.read(Files.writeString(this.directory.resolve(name), content), name);
	}

}
