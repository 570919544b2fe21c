package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import javax.xml.namespace.QName;

import io.regwatch.schema.Block;
import org.apache.poi.sl.usermodel.PictureData.PictureType;
import org.apache.poi.xslf.usermodel.XMLSlideShow;
import org.apache.poi.xslf.usermodel.XSLFPictureData;
import org.apache.poi.xslf.usermodel.XSLFSlide;
import org.apache.poi.xslf.usermodel.XSLFTable;
import org.apache.poi.xslf.usermodel.XSLFTable;
import org.apache.xmlbeans.XmlException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openxmlformats.schemas.presentationml.x2006.main.CTShape;

import static org.assertj.core.api.Assertions.assertThat;

/** Formats of PowerPoint that change what a slide says. */
class SlideFormatsTests {

	private static final String SHAPE = """
			<p:sp xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"
			xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
			xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"
			xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"
			xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main"><p:nvSpPr><p:cNvPr id="9" name="x"/>
			<p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>%s</p:txBody></p:sp>""";

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenTextIsStruckRaisedOrLoweredShowsIt() throws IOException, XmlException {
		assertThat(read("<a:p>" + run("", "Class I") + run("strike='sngStrike'", " and")
				+ run("strike='dblStrike'", " IIa") + "</a:p><a:p>" + run("strike='noStrike'", "10")
				+ run("baseline='30000'", "6") + run("baseline='-25000'", "2") + "</a:p>"))
			.containsExactly("Class I [deleted: and IIa]", "10\u2076\u2082");
	}

	@Test
	void readWhenCellsAreWideRepeatsTheText() throws IOException {
		try (XMLSlideShow show = new XMLSlideShow()) {
			XSLFTable table = show.createSlide().createTable(3, 3);
			fill(table, 0, "Test", "IIa", "IIb");
			fill(table, 1, "Audit", "Yes", "");
			fill(table, 2, "Visit", "Yes", "");
			table.mergeCells(1, 1, 1, 2);
			assertThat(read(show)).containsExactly("Test | IIa | IIb", "Audit | Yes | Yes", "Visit | Yes");
		}
	}

	private static void fill(XSLFTable table, int row, String... texts) {
		for (int column = 0; column < texts.length; column++) {
			table.getCell(row, column).setText(texts[column]);
		}
	}

	@Test
	void readWhenTheNumberOfASlideOrTodayIsShownLeavesItOut() throws IOException, XmlException {
		assertThat(read("<a:p>" + run("", "Text") + field("slidenum", "7") + field("datetime1", "1 May 2026")
				+ field("other", " 8") + "</a:p>"))
			.containsExactly("Text 8");
	}

	@Test
	void readWhenItemsDoNotCountFromOneHasTheirNumbers() throws IOException, XmlException {
		assertThat(read(item("", "<a:buAutoNum type='arabicPeriod'/>", "a")
				+ item("", "<a:buAutoNum type='arabicPeriod' startAt='3'/>", "b")
				+ item("lvl='1'", "<a:buAutoNum type='alphaLcParenR'/>", "c")
				+ item("lvl='1'", "<a:buAutoNum type='alphaLcParenR'/>", "d")
				+ item("", "<a:buAutoNum type='arabicPeriod' startAt='3'/>", "e") + item("", "", "f")
				+ item("", "<a:buAutoNum type='arabicPeriod' startAt='3'/>", "g")
				+ item("", "<a:buAutoNum type='romanUcParenBoth'/>", "h")))
			.containsExactly("a", "3. b", "a) c", "b) d", "4. e", "f", "3. g", "(I) h");
	}

	@Test
	void readWhenThereIsAnEquationReadsItAndNotItsPicture() throws IOException, XmlException {
		assertThat(read("<a:p>" + run("", "below ")
				+ "<mc:AlternateContent><mc:Choice Requires='a14'><a14:m><m:oMath><m:sSup>"
				+ "<m:e><m:r><m:t>10</m:t></m:r></m:e><m:sup><m:r><a:rPr/><m:t>6</m:t></m:r></m:sup></m:sSup></m:oMath></a14:m>"
				+ "</mc:Choice><mc:Fallback>" + run("", "picture") + "</mc:Fallback></mc:AlternateContent></a:p>"))
			.containsExactly("below 10\u2076");
	}

	@Test
	void readWhenASlideIsHiddenOrHasAPictureSaysSo() throws IOException {
		try (XMLSlideShow show = new XMLSlideShow()) {
			XSLFSlide slide = show.createSlide();
			slide.setHidden(true);
			slide.createTextBox().setText("Text");
			XSLFPictureData picture = show.addPicture(new byte[] { 1 }, PictureType.PNG);
			slide.createPicture(picture)
				.getXmlObject()
				.selectPath(
						"declare namespace p='http://schemas.openxmlformats.org/presentationml/2006/main' .//p:cNvPr")[0]
				.newCursor()
				.setAttributeText(new QName("descr"), "Do not reuse");
			assertThat(read(show)).containsExactly("[hidden]", "Text", "[Image: Do not reuse]");
		}
	}

	@Test
	void readWhenACellHasSeveralRowsRepeatsItsText() throws IOException {
		try (XMLSlideShow show = new XMLSlideShow()) {
			XSLFTable table = show.createSlide().createTable(3, 2);
			String[] texts = { "A", "Annex IX", "B", "", "C", "" };
			for (int i = 0; i < texts.length; i++) {
				table.getCell(i / 2, i % 2).setText(texts[i]);
			}
			table.mergeCells(0, 1, 1, 1);
			assertThat(read(show)).containsExactly("A | Annex IX", "B | Annex IX", "C");
		}
	}

	private List<String> read(String paragraphs) throws IOException, XmlException {
		try (XMLSlideShow show = new XMLSlideShow()) {
			XSLFSlide slide = show.createSlide();
			slide.createTextBox();
			CTShape shape = slide.getXmlObject().getCSld().getSpTree().getSpArray(0);
			shape.set(CTShape.Factory.parse(SHAPE.formatted(paragraphs)).selectPath("*")[0]);
			return read(show);
		}
	}

	private List<String> read(XMLSlideShow show) throws IOException {
		Path file = this.directory.resolve("a.pptx");
		try (OutputStream out = Files.newOutputStream(file)) {
			show.write(out);
		}
		return Extractions.text(this.reader.read(file, "a.pptx")).blocks().stream().map(Block::text).toList();
	}

	private static String run(String properties, String text) {
		return "<a:r><a:rPr %s/><a:t>%s</a:t></a:r>".formatted(properties, text);
	}

	private static String field(String type, String text) {
		return "<a:fld id='{0}' type='%s'><a:t>%s</a:t></a:fld>".formatted(type, text);
	}

	private static String item(String attributes, String number, String text) {
		return "<a:p><a:pPr %s>%s</a:pPr>%s</a:p>".formatted(attributes, number, run("", text));
	}

}
