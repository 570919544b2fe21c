package io.regwatch.ingest.extract.document;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ingest.update.TextDifference;
import io.regwatch.ingest.update.Tolerance;
import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.Materiality;
import io.regwatch.schema.RejectionReason;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDStream;
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
	void readWhenGlyphsHaveNamesWithoutCharactersIsThatOfGlyphsWithoutNames() throws IOException {
		for (String nothing : List.of("", "0000", "0001")) {
			assertThat(Extractions.rejected(read(nothing, "", TEXT, "")).reason()).isEqualTo(RejectionReason.NEEDS_OCR);
			assertThat(Extractions.substance(read(nothing, "Absorption of ", "\u03B1\u03B2", " rays")))
				.isEqualTo("Absorption of \uFFFD\uFFFD rays");
		}
		assertThat(Extractions.substance(read("0096", "Absorption of ", "\u03B1", " rays")))
			.isEqualTo("Absorption of \u2013 rays");
		assertThat(Extractions.substance(read("0041", "Absorption of ", "\u03B1\u03B2", " rays")))
			.isEqualTo("Absorption of AA rays");
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
		Path file = draw(start, middle, end);
		if (!named) {
			changeNames(file, (document, font) -> font.removeItem(COSName.TO_UNICODE));
		}
		return this.reader.read(file, "glyphs.pdf");
	}

	/** Draws the middle with a font that gives all glyphs one name, in hexadecimal. */
	private Extraction read(String name, String start, String middle, String end) throws IOException {
		String names = IntStream.range(0, 2048)
			.mapToObj((code) -> "1 beginbfchar\n<%04X> <%s>\nendbfchar\n".formatted(code, name))
			.collect(Collectors.joining("", "/CIDInit /ProcSet findresource begin\nbegincmap\n"
					+ "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n", "endcmap\nend\n"));
		Path file = draw(start, middle, end);
		changeNames(file, (document, font) -> font.setItem(COSName.TO_UNICODE, stream(document, names)));
		return this.reader.read(file, "glyphs.pdf");
	}

	private static PDStream stream(PDDocument document, String content) {
		try {
			return new PDStream(document, new ByteArrayInputStream(content.getBytes(StandardCharsets.US_ASCII)));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private Path draw(String start, String middle, String end) throws IOException {
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
		return file;
	}

	private static void show(PDPageContentStream content, PDFont font, String text) throws IOException {
		content.setFont(font, 11);
		content.showText(text);
	}

	private static void changeNames(Path file, BiConsumer<PDDocument, COSDictionary> change) throws IOException {
		try (PDDocument document = Loader.loadPDF(file.toFile())) {
			PDResources resources = document.getPage(0).getResources();
			for (COSName name : resources.getFontNames()) {
				if (resources.getFont(name) instanceof PDType0Font font) {
					change.accept(document, font.getCOSObject());
				}
			}
			document.save(file.toFile());
		}
	}

}
