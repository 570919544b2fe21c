package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.util.Matrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Reads text through which a page draws lines, as word processors print it. */
class StruckLinesTests {

	private static final String BEFORE = "Makers of ";

	private static final String STRUCK = "Class I devices";

	private static final String AFTER = " report each year.";

	private static final String MARKED = "Makers of [deleted: Class I devices] report each year.";

	private static final PDFont FONT = new PDType1Font(FontName.HELVETICA);

	private static final float SIZE = 11;

	private static final float X = 72;

	private static final float Y = 700;

	@TempDir
	private Path directory;

	private PDRectangle box = PDRectangle.A4;

	@Test
	void aStrokeThroughTextStrikesItOut() throws IOException {
		assertThat(read((page) -> stroke(page, start(), Y + 3, end(), 0.6F))).isEqualTo(MARKED);
	}

	@Test
	void aFilledRectangleStrikesTextOut() throws IOException {
		assertThat(read((page) -> {
			page.addRect(start(), Y + 2.6F, end() - start(), 0.5F);
			page.fill();
		})).isEqualTo(MARKED);
	}

	@Test
	void twoLinesStrikeTextOutOnce() throws IOException {
		assertThat(read((page) -> {
			stroke(page, start(), Y + 2.2F, end(), 0.4F);
			stroke(page, start(), Y + 3.6F, end(), 0.4F);
		})).isEqualTo(MARKED);
	}

	@Test
	void aDrawingOfManyBoxesHidesNoStrike() throws IOException {
		assertThat(read((page) -> {
			for (int box = 0; box < 2_000; box++) {
				page.addRect(20 + box % 50 * 10, 20 + box / 50 * 10, 8, 8);
				page.stroke();
			}
			stroke(page, start(), Y + 3, end(), 0.6F);
		})).isEqualTo(MARKED);
	}

	@Test
	void aScaledPageIsStruckOut() throws IOException {
		assertThat(read((page) -> {
			page.transform(Matrix.getScaleInstance(0.5F, 0.5F));
			stroke(page, start(), Y + 3, end(), 0.6F);
		})).isEqualTo(MARKED);
	}

	@Test
	void wordsThatAreStruckOneByOneAreMarked() throws IOException {
		float space = width(" ");
		assertThat(read((page) -> {
			stroke(page, start(), Y + 3, start() + width("Class"), 0.6F);
			stroke(page, start() + width("Class I") + space, Y + 3, end(), 0.6F);
		})).isEqualTo("Makers of [deleted: Class] I [deleted: devices] report each year.");
	}

	@Test
	void textOnACroppedPageIsStruckOut() throws IOException {
		this.box = new PDRectangle(40, 60, 500, 700);
		assertThat(read((page) -> stroke(page, start(), Y + 3, end(), 0.6F))).isEqualTo(MARKED);
	}

	@Test
	void textOnATurnedPageIsStruckOut() throws IOException {
		assertThat(read((page) -> {
			page.transform(new Matrix(0, 1, -1, 0, 595, 0));
			stroke(page, start(), Y - 400 + 3, end(), 0.6F);
		}, true)).isEqualTo(MARKED);
	}

	@ParameterizedTest
	@ValueSource(floats = { -1.5F, 0, 7.5F, 10 })
	void linesBelowOrAboveTextAreNone(float height) throws IOException {
		assertThat(read((page) -> stroke(page, start(), Y + height, end(), 0.6F))).doesNotContain("deleted");
	}

	@Test
	void aRuleThatCrossesTextIsNone() throws IOException {
		assertThat(read((page) -> stroke(page, 20, Y + 3, 590, 0.6F))).doesNotContain("deleted");
	}

	@Test
	void aRuleThroughSpacesIsNone() throws IOException {
		assertThat(read((page) -> {
			page.beginText();
			page.setFont(FONT, SIZE);
			page.newLineAtOffset(X, Y - 40);
			page.showText("x" + " ".repeat(60));
			page.endText();
			stroke(page, X, Y - 37, X + width("x" + " ".repeat(60)), 0.6F);
		})).doesNotContain("deleted");
	}

	@Test
	void aBarBehindTextIsNone() throws IOException {
		assertThat(read((page) -> stroke(page, start(), Y + 3, end(), 5))).doesNotContain("deleted");
	}

	@Test
	void aPathThatIsNotPaintedIsNone() throws IOException {
		assertThat(read((page) -> {
			page.saveGraphicsState();
			page.addRect(start(), Y + 2.6F, end() - start(), 0.5F);
			page.clip();
			page.restoreGraphicsState();
		})).doesNotContain("deleted");
	}

	private static float start() throws IOException {
		return X + width(BEFORE);
	}

	private static float end() throws IOException {
		return start() + width(STRUCK);
	}

	private static float width(String text) throws IOException {
		return FONT.getStringWidth(text) / 1000 * SIZE;
	}

	private static void stroke(PDPageContentStream page, float from, float height, float to, float width)
			throws IOException {
		page.setLineWidth(width);
		page.moveTo(from, height);
		page.lineTo(to, height);
		page.stroke();
	}

	private String read(Drawing drawing) throws IOException {
		return read(drawing, false);
	}

	private String read(Drawing drawing, boolean turned) throws IOException {
		Path file = this.directory.resolve("struck.pdf");
		try (PDDocument document = new PDDocument()) {
			PDPage page = new PDPage(PDRectangle.A4);
			page.setCropBox(this.box);
			page.setRotation(turned ? 90 : 0);
			document.addPage(page);
			try (PDPageContentStream content = new PDPageContentStream(document, page)) {
				drawing.draw(content);
				content.beginText();
				content.setFont(FONT, SIZE);
				content.newLineAtOffset(X, turned ? Y - 400 : Y);
				content.showText(BEFORE + STRUCK + AFTER);
				content.endText();
			}
			document.save(file.toFile());
		}
		Extraction read = new DocumentReader(Optional.empty()).read(file, "struck.pdf");
		assertThat(read).isInstanceOf(Extraction.Text.class);
		return String.join("\n", ((Extraction.Text) read).blocks().stream().map(Block::text).toList());
	}

	/** Draws below the text. */
	private interface Drawing {

		void draw(PDPageContentStream page) throws IOException;

	}

}
