package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import io.regwatch.ingest.update.TextDifference;
import io.regwatch.ingest.update.Tolerance;
import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.Materiality;
import io.regwatch.schema.RejectionReason;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Glyphs that a print draws without saying which characters they are. */
class UnknownGlyphsTests {

	private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

	private static final String TEXT = "the dose of the device shall be stated on the label by the manufacturer";

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenNoGlyphHasACharacterNeedsOcr() throws IOException {
		Extraction.Rejected rejected = Extractions.rejected(read(false, "", TEXT, ""));
		assertThat(rejected.reason()).isEqualTo(RejectionReason.NEEDS_OCR);
		assertThat(rejected.detail()).contains("fonts do not say which letters they show");
	}

	@Test
	void readWhenSomeGlyphsHaveNoCharacterMarksTheirPlace() throws IOException {
		assertThat(Extractions.substance(read(false, "Absorption of ", "\u03B1\u03B2", " rays")))
			.isEqualTo("Absorption of \uFFFD\uFFFD rays");
		assertThat(Extractions.substance(read(true, "Absorption of ", "\u03B1\u03B2", " rays")))
			.isEqualTo("Absorption of \u03B1\u03B2 rays");
	}

	@Test
	void betweenWhenAPrintLostGlyphsIsSilentUnlessWordsOrNumbersDiffer() throws IOException {
		List<Block> before = blocks(true, "Absorption of ", "\u03B1", " rays shall be measured twice");
		assertThat(materiality(before, blocks(false, "Absorption of ", "\u03B1", " rays shall be measured twice")))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality(before, blocks(false, "Absorption of ", "\u03B1", " rays shall be measured once")))
			.isEqualTo(Materiality.TEXT);
		assertThat(materiality(before, blocks(false, "Absorption of ", "\u03B1", " 5 rays shall be measured twice")))
			.isEqualTo(Materiality.TEXT);
		List<Block> number = blocks(true, "Absorption of ", "7", " rays shall be measured twice");
		assertThat(materiality(number, blocks(false, "Absorption of ", "7", " rays shall be measured twice")))
			.as("the lost number may be another one")
			.isEqualTo(Materiality.TEXT);
	}

	private static Materiality materiality(List<Block> before, List<Block> after) {
		return TextDifference.between(before, after, Tolerance.PRINTS).materiality();
	}

	private List<Block> blocks(boolean named, String start, String middle, String end) throws IOException {
		return Extractions.text(read(named, start, middle, end)).blocks();
	}

	/** Draws the middle with a font that names its characters, or does not. */
	private Extraction read(boolean named, String start, String middle, String end) throws IOException {
		Path file = this.directory.resolve("glyphs.pdf");
		try (PDDocument document = new PDDocument();
				InputStream font = Objects.requireNonNull(PDDocument.class.getResourceAsStream(FONT))) {
			PDPage page = new PDPage();
			document.addPage(page);
			PDFont plain = new PDType1Font(FontName.HELVETICA);
			try (PDPageContentStream content = new PDPageContentStream(document, page)) {
				content.beginText();
				content.newLineAtOffset(80, 500);
				show(content, plain, start);
				show(content, PDType0Font.load(document, font, true), middle);
				show(content, plain, end);
				content.endText();
			}
			document.save(file.toFile());
		}
		if (!named) {
			takeNames(file);
		}
		return this.reader.read(file, "glyphs.pdf");
	}

	private static void show(PDPageContentStream content, PDFont font, String text) throws IOException {
		content.setFont(font, 11);
		content.showText(text);
	}

	private static void takeNames(Path file) throws IOException {
		try (PDDocument document = Loader.loadPDF(file.toFile())) {
			PDResources resources = document.getPage(0).getResources();
			for (COSName name : resources.getFontNames()) {
				resources.getFont(name).getCOSObject().removeItem(COSName.TO_UNICODE);
			}
			document.save(file.toFile());
		}
	}

}
