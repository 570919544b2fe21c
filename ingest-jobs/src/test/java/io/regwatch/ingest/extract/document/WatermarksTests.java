package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import io.regwatch.ingest.update.TextDifference;
import io.regwatch.ingest.update.Tolerance;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.Materiality;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.util.Matrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Text that runs across pages: on most of them it states what a document is worth. */
class WatermarksTests {

	private static final PDFont FONT = new PDType1Font(FontName.HELVETICA);

	private static final int LINES = 30;

	@TempDir
	private Path directory;

	@ParameterizedTest
	@CsvSource({ "45, WITHDRAWN", "-45, WITHDRAWN", "30, Superseded by version 3", "60, DRAFT", "-60, NOT IN FORCE" })
	void stateAcrossEachPageIsANoticeAndNoText(int degrees, String mark) throws IOException {
		Extraction without = read(3, 0, "", 45);
		for (int after : new int[] { 0, LINES / 2, LINES }) {
			Extraction marked = read(3, after, mark, degrees);
			assertThat(Extractions.texts(marked, BlockKind.STATUS)).containsExactly(mark);
			assertThat(Extractions.texts(marked, BlockKind.PARAGRAPH))
				.isEqualTo(Extractions.texts(without, BlockKind.PARAGRAPH));
			assertThat(materiality(without, marked)).isEqualTo(Materiality.STATUS);
			assertThat(materiality(marked, without)).isEqualTo(Materiality.STATUS);
		}
	}

	@Test
	void anotherStateIsAnotherNotice() throws IOException {
		assertThat(materiality(read(2, 0, "DRAFT", 45), read(2, 0, "FINAL", 45))).isEqualTo(Materiality.STATUS);
		assertThat(materiality(read(2, 0, "DRAFT", 45), read(2, LINES, "DRAFT", 55))).isEqualTo(Materiality.BYTES);
	}

	@Test
	void whatStatesNothingIsFurniture() throws IOException {
		assertThat(materiality(read(3, 0, "", 45), read(3, 0, "UNCONTROLLED COPY", 45)))
			.isEqualTo(Materiality.FURNITURE);
	}

	@Test
	void stateOfASinglePageIsANotice() throws IOException {
		assertThat(Extractions.texts(read(1, 0, "WITHDRAWN", 45), BlockKind.STATUS)).containsExactly("WITHDRAWN");
	}

	@Test
	void slantedTextOfOnePageIsTextOfItsOwn() throws IOException {
		assertThat(Extractions.text(read(1, LINES / 2, "Sterile devices", 50)).blocks()).extracting(Block::text)
			.filteredOn((text) -> text.contains("Sterile"))
			.containsExactly("Sterile devices");
		assertThat(materiality(read(1, 4, "Sterile devices", 50), read(1, 4, "Reusable devices", 50)))
			.isEqualTo(Materiality.TEXT);
	}

	/** Recognised text stands on scans that are never quite level. */
	@Test
	void textThatIsSlightlySkewedIsReadInPlace() throws IOException {
		assertThat(Extractions.texts(read(3, 0, "WITHDRAWN", 3), BlockKind.STATUS)).isEmpty();
	}

	private static Materiality materiality(Extraction before, Extraction after) {
		return TextDifference
			.between(Extractions.text(before).blocks(), Extractions.text(after).blocks(), Tolerance.PRINTS)
			.materiality();
	}

	/** Draws a mark on each page after some of its lines. */
	private Extraction read(int pages, int after, String mark, int degrees) throws IOException {
		Path file = this.directory.resolve("marked.pdf");
		try (PDDocument document = new PDDocument()) {
			for (int number = 1; number <= pages; number++) {
				PDPage page = new PDPage();
				document.addPage(page);
				try (PDPageContentStream content = new PDPageContentStream(document, page)) {
					for (int line = 0; line <= LINES; line++) {
						if (line == after) {
							show(content, 40, Matrix.getRotateInstance(Math.toRadians(degrees), 150, 350), mark);
						}
						show(content, 11, Matrix.getTranslateInstance(72, 720 - line * 20F),
								"Duty %d of the maker on page %d.".formatted(line, number));
					}
				}
			}
			document.save(file.toFile());
		}
		return new DocumentReader(Optional.empty()).read(file, "marked.pdf");
	}

	private static void show(PDPageContentStream content, float size, Matrix place, String text) throws IOException {
		content.beginText();
		content.setFont(FONT, size);
		content.setTextMatrix(place);
		content.showText(text);
		content.endText();
	}

}
