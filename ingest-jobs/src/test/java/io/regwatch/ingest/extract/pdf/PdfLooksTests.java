package io.regwatch.ingest.extract.pdf;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.font.PDFontFactory;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.pdmodel.graphics.color.PDDeviceGray;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.util.Matrix;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Prints of a page look the same, and no changed sign does. */
class PdfLooksTests {

	private static final List<String> LINES = List.of("Manufacturers shall keep the records for 10 years.",
			"The limit is < 5.0 mg per day, and 6 mg for adults.", "See Annex I, part 1.7; it applies from 1 May.");

	private static final String SIGNS = """
			shall keep    | need not keep
			10 years      | 15 years
			< 5.0 mg      | > 5.0 mg
			5.0 mg        | 6.0 mg
			5.0 mg        | 5,0 mg
			5.0 mg        | 5.0 kg
			6 mg          | 8 mg
			Annex I,      | Annex V,
			1.7;          | 1.1;
			1.7;          | 1.7:
			1 May.        | 1 May
			from          | form
			""";

	@TempDir
	private Path directory;

	@Test
	void pagePrintedAsAnImageLooksTheSame() throws IOException {
		Path text = text("text.pdf", LINES, 9);
		Path image = image(text, PDRectangle.A6);
		assertThat(isSame(text, image)).isTrue();
		assertThat(isSame(image, text)).isTrue();
	}

	@Test
	void pagePrintedOnOtherPaperLooksTheSame() throws IOException {
		Path text = text("text.pdf", LINES, 9);
		Path larger = scaled(text, 1.1F, 1.1F);
		assertThat(isSame(text, larger)).isTrue();
		assertThat(isSame(larger, text)).isTrue();
	}

	@Test
	void pageThatIsStretchedOrHasOneMoreLineLooksDifferent() throws IOException {
		Path text = text("text.pdf", LINES, 9);
		assertThat(isSame(text, scaled(text, 1.1F, 1))).isFalse();
		Path longer = text("longer.pdf", Stream.concat(LINES.stream(), Stream.of("It applies to importers.")).toList(),
				9);
		assertThat(isSame(text, longer)).isFalse();
		assertThat(isSame(text, scaled(longer, 1.1F, 1.1F))).isFalse();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = SIGNS)
	void changedSignIsSeenAlsoInAnImage(String before, String after) throws IOException {
		List<String> changed = changed(before, after);
		Path old = text("old.pdf", LINES, 6);
		Path now = text("now.pdf", changed, 6);
		assertThat(isSame(old, now)).isFalse();
		assertThat(isSame(old, image(now, PDRectangle.A6))).isFalse();
	}

	@ParameterizedTest
	@Tag("faults")
	@CsvSource(delimiter = '|', textBlock = SIGNS)
	void changedSignIsSeenInEachSizeAndOnOtherPaper(String before, String after) throws IOException {
		List<String> changed = changed(before, after);
		for (int size : List.of(6, 9)) {
			Path old = text("old.pdf", LINES, size);
			Path now = text("now.pdf", changed, size);
			assertThat(isSame(old, now)).as("%d points", size).isFalse();
			assertThat(isSame(old, image(now, PDRectangle.A6))).as("image, %d points", size).isFalse();
			assertThat(isSame(old, image(now, PDRectangle.A5))).as("on other paper, %d points", size).isFalse();
		}
	}

	private static List<String> changed(String before, String after) {
		List<String> changed = LINES.stream().map((line) -> line.replace(before, after)).toList();
		assertThat(changed).isNotEqualTo(LINES);
		return changed;
	}

	@ParameterizedTest
	@CsvSource({ "0.7, 1", "1, 0.65", "0.4, 0.8", "0.8, 1", "0.88, 1", "1, 0.85" })
	void changedLetterIsSeenInEachColour(float ink, float paper) throws IOException {
		Path draft = coloured("draft.pdf", "DRAFT", ink, paper);
		assertThat(isSame(draft, coloured("again.pdf", "DRAFT", ink, paper))).isTrue();
		assertThat(isSame(draft, coloured("final.pdf", "DRAFI", ink, paper))).isFalse();
	}

	@Test
	void pageOfWhichNothingIsSeenIsNotTheSame() throws IOException {
		Path blank = pages("blank.pdf", LINES, List.of());
		assertThat(PdfLooks.isSame(blank, blank, List.of(1))).isTrue();
		assertThat(PdfLooks.isSame(blank, blank, List.of(1, 2))).isFalse();
		assertThat(PdfLooks.isSame(blank, blank, List.of())).isFalse();
	}

	@Test
	void letterThatNoFontHereHasIsNoBlankPlace() throws IOException {
		Path text = text("text.pdf", LINES, 9);
		assertThat(isSame(withForeignText(text, "65e5672c"), withForeignText(text, "4e2d56fd"))).isFalse();
	}

	@Test
	void pageThatCannotBeDrawnCompletelyLooksLikeNoOther() throws IOException {
		Path text = text("text.pdf", LINES, 9);
		Path undecodable = this.directory.resolve("undecodable.pdf");
		try (PDDocument document = Loader.loadPDF(text.toFile())) {
			PDImageXObject image = new PDImageXObject(document, new ByteArrayInputStream(new byte[] { 1, 2, 3 }),
					COSName.JPX_DECODE, 8, 8, 8, PDDeviceGray.INSTANCE);
			draw(document, image, 1);
			document.save(undecodable.toFile());
		}
		assertThat(isSame(undecodable, undecodable)).isFalse();
		assertThat(isSame(text, Files.writeString(this.directory.resolve("broken.pdf"), "%PDF-1.7"))).isFalse();
		assertThat(PdfLooks.isSame(text, text, List.of(2))).isFalse();
		try (PDDocument document = Loader.loadPDF(text.toFile())) {
			document.getPage(0).setMediaBox(PDRectangle.A0);
			document.getPage(0).setCropBox(PDRectangle.A0);
			document.save(undecodable.toFile());
		}
		assertThat(isSame(undecodable, undecodable)).isFalse();
	}

	private static boolean isSame(Path before, Path after) {
		return PdfLooks.isSame(before, after, List.of(1));
	}

	private Path scaled(Path file, float across, float down) throws IOException {
		Path scaled = this.directory.resolve("scaled.pdf");
		try (PDDocument document = Loader.loadPDF(file.toFile())) {
			PDPage page = document.getPage(0);
			page.setMediaBox(new PDRectangle(-20, -30, 400, 500));
			page.setCropBox(page.getMediaBox());
			try (PDPageContentStream content = new PDPageContentStream(document, page,
					PDPageContentStream.AppendMode.PREPEND, true)) {
				content.transform(Matrix.getScaleInstance(across, down));
			}
			document.save(scaled.toFile());
		}
		return scaled;
	}

	private Path text(String name, List<String> lines, int size) throws IOException {
		Path file = this.directory.resolve(name);
		try (PDDocument document = new PDDocument()) {
			add(document, lines, size);
			document.save(file.toFile());
		}
		return file;
	}

	@SafeVarargs
	private Path pages(String name, List<String>... pages) throws IOException {
		Path file = this.directory.resolve(name);
		try (PDDocument document = new PDDocument()) {
			for (List<String> page : pages) {
				if (page.isEmpty()) {
					document.addPage(new PDPage(PDRectangle.A6));
				}
				else {
					add(document, page, 9);
				}
			}
			document.save(file.toFile());
		}
		return file;
	}

	private static void add(PDDocument document, List<String> lines, int size) throws IOException {
		PDPage page = new PDPage(PDRectangle.A6);
		document.addPage(page);
		try (PDPageContentStream content = new PDPageContentStream(document, page)) {
			content.beginText();
			content.setFont(new PDType1Font(FontName.TIMES_ROMAN), size);
			content.setLeading(2 * size);
			content.newLineAtOffset(40, 300);
			for (String line : lines) {
				content.showText(line);
				content.newLine();
			}
			content.endText();
			content.addRect(30, 30, 230, 360);
			content.stroke();
		}
	}

	/** A stamp on a coloured field, in a frame that is black. */
	private Path coloured(String name, String text, float ink, float paper) throws IOException {
		Path file = text(name, List.of(), 9);
		try (PDDocument document = Loader.loadPDF(file.toFile())) {
			try (PDPageContentStream content = new PDPageContentStream(document, document.getPage(0),
					PDPageContentStream.AppendMode.APPEND, false)) {
				content.setNonStrokingColor(paper);
				content.addRect(50, 200, 150, 60);
				content.fill();
				content.setNonStrokingColor(ink);
				content.beginText();
				content.setFont(new PDType1Font(FontName.TIMES_ROMAN), 12);
				content.newLineAtOffset(60, 220);
				content.showText(text);
				content.endText();
			}
			document.save(file.toFile());
		}
		return file;
	}

	/** Adds Japanese text in a font that the file does not have. */
	private Path withForeignText(Path text, String codes) throws IOException {
		Path file = this.directory.resolve(codes + ".pdf");
		try (PDDocument document = Loader.loadPDF(text.toFile())) {
			COSDictionary system = new COSDictionary();
			system.setString(COSName.REGISTRY, "Adobe");
			system.setString(COSName.ORDERING, "Japan1");
			system.setInt(COSName.SUPPLEMENT, 6);
			COSDictionary descendant = font("CIDFontType0");
			descendant.setItem(COSName.CIDSYSTEMINFO, system);
			COSDictionary font = font("Type0");
			font.setName(COSName.ENCODING, "UniJIS-UCS2-H");
			font.setItem(COSName.DESCENDANT_FONTS, new COSArray(List.of(descendant)));
			PDPage page = document.getPage(0);
			page.getResources().put(COSName.getPDFName("Foreign"), PDFontFactory.createFont(font));
			PDStream content = new PDStream(document, new ByteArrayInputStream(
					"BT /Foreign 12 Tf 50 100 Td <%s> Tj ET".formatted(codes).getBytes(StandardCharsets.US_ASCII)));
			COSArray contents = new COSArray();
			page.getContentStreams().forEachRemaining((stream) -> contents.add(stream.getCOSObject()));
			contents.add(content.getCOSObject());
			page.getCOSObject().setItem(COSName.CONTENTS, contents);
			document.save(file.toFile());
		}
		return file;
	}

	private static COSDictionary font(String subtype) {
		COSDictionary font = new COSDictionary();
		font.setItem(COSName.TYPE, COSName.FONT);
		font.setName(COSName.SUBTYPE, subtype);
		font.setName(COSName.BASE_FONT, "HeiseiMin-W3");
		return font;
	}

	/**
	 * As programs print pages with transparency: as one image, as large as the paper
	 * allows.
	 */
	private Path image(Path file, PDRectangle paper) throws IOException {
		Path print = this.directory.resolve("image.pdf");
		try (PDDocument source = Loader.loadPDF(file.toFile()); PDDocument document = new PDDocument()) {
			PDRectangle page = source.getPage(0).getCropBox();
			float scale = Math.min(paper.getWidth() / page.getWidth(), paper.getHeight() / page.getHeight());
			BufferedImage drawn = new PDFRenderer(source).renderImageWithDPI(0, 300 * scale, ImageType.GRAY);
			document.addPage(new PDPage(paper));
			draw(document, LosslessFactory.createFromImage(document, drawn), 72F / 300);
			document.save(print.toFile());
		}
		return print;
	}

	private static void draw(PDDocument document, PDImageXObject image, float scale) throws IOException {
		try (PDPageContentStream content = new PDPageContentStream(document, document.getPage(0),
				PDPageContentStream.AppendMode.APPEND, false)) {
			content.drawImage(image, 0, 0, scale * image.getWidth(), scale * image.getHeight());
		}
	}

}
