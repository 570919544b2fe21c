package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import io.regwatch.schema.BlockKind;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tables without rules between their columns, whose rows have a tick in one of these: its
 * place is what they say.
 */
class TickTableTests {

	private static final PDFont FONT = new PDType1Font(FontName.HELVETICA);

	private static final float LEFT = 72;

	/** Middle of the columns for ticks. */
	private static final float[] MIDDLES = { 360, 430, 500 };

	private static final List<String> HEAD = List.of("Question", "Yes", "No", "n/a");

	private static final List<String> STERILE = List.of("Is the device sterile?", "X", "", "");

	private static final List<String> MEASURING = List.of("Does it measure?", "", "X", "");

	private static final List<String> ABSORBED = List.of("Is it absorbed?", "", "", "X");

	private static final List<String> SECTION = List.of("Part B", "", "", "");

	@TempDir
	private Path directory;

	@Test
	void titlesGiveTheColumns() throws IOException {
		assertThat(rows(List.of(HEAD, STERILE, STERILE))).containsExactly("Question | Yes | No | n/a",
				"Is the device sterile? | X", "Is the device sterile? | X");
		assertThat(rows(List.of(HEAD, ABSORBED, ABSORBED))).containsExactly("Question | Yes | No | n/a",
				"Is it absorbed? | | | X", "Is it absorbed? | | | X");
	}

	@Test
	void titleOfTheFirstColumnMayStandInItsMiddle() throws IOException {
		try (Sheet sheet = new Sheet()) {
			sheet.text(100, "Question").cells(List.of("", "Yes", "No", "n/a")).next();
			sheet.cells(STERILE).next();
			sheet.cells(ABSORBED).next();
			assertThat(sheet.rows()).containsExactly("Question | Yes | No | n/a", "Is the device sterile? | X",
					"Is it absorbed? | | | X");
		}
	}

	@Test
	void oneRowNeedsNoOtherOnes() throws IOException {
		assertThat(rows(List.of(HEAD, ABSORBED))).containsExactly("Question | Yes | No | n/a",
				"Is it absorbed? | | | X");
	}

	@Test
	void questionsNeedNoTitle() throws IOException {
		assertThat(rows(List.of(List.of("", "Yes", "No", "n/a"), STERILE, ABSORBED)))
			.containsExactly("| Yes | No | n/a", "Is the device sterile? | X", "Is it absorbed? | | | X");
	}

	@Test
	void rowsWithoutTicksAreNoEnd() throws IOException {
		assertThat(rows(List.of(HEAD, SECTION, MEASURING, SECTION, ABSORBED)))
			.containsExactly("Question | Yes | No | n/a", "Does it measure? | | X", "Is it absorbed? | | | X");
	}

	@Test
	void ticksGiveTheColumnsWhereTheyHaveNoTitles() throws IOException {
		assertThat(rows(List.of(ABSORBED, STERILE, MEASURING))).containsExactly("Is it absorbed? | | | X",
				"Is the device sterile? | X", "Does it measure? | | X");
	}

	/** Titles in the middle, numbers at the right. */
	@Test
	void numbersBesideTheirTitleAreInItsColumn() throws IOException {
		try (Sheet sheet = new Sheet()) {
			sheet.text(LEFT, "Device").text(400, "Fee").next();
			sheet.text(LEFT, "Gloves").text(430, "5").next();
			sheet.text(LEFT, "Masks").text(430, "7").next();
			assertThat(sheet.rows()).containsExactly("Gloves | 5", "Masks | 7");
		}
	}

	@Test
	void textBesideTextIsNoTable() throws IOException {
		try (Sheet sheet = new Sheet()) {
			sheet.text(LEFT, "Annex").text(360, "Form").text(430, "Date").next();
			sheet.text(LEFT, "This annex is without a date.").text(330, "It is in force.").next();
			assertThat(sheet.rows()).isEmpty();
		}
	}

	/** They come back at the same place as running heads do. */
	@Test
	void ticksAtTheTopOfPagesAreText() throws IOException {
		try (Sheet sheet = new Sheet()) {
			for (int page = 0; page < 4; page++) {
				for (int row = 0; row < 18; row++) {
					sheet.text(LEFT, "Duty no. %d, as set out in".formatted(page * 18 + row)).next(12);
					sheet.text(LEFT, "the annex, part B,").next(12);
					sheet.text(LEFT, "point 1").next(-24);
					sheet.cells(List.of("", "x", (row % 2 == 0) ? "" : "x", "x")).next(40);
				}
				sheet.page();
			}
			assertThat(sheet.rows()).hasSize(72)
				.contains("Duty no. 36, as set out in the annex, part B, point 1 | x | | x");
		}
	}

	private List<String> rows(List<List<String>> rows) throws IOException {
		try (Sheet sheet = new Sheet()) {
			for (List<String> row : rows) {
				sheet.cells(row).next();
			}
			return sheet.rows();
		}
	}

	/** A file that is drawn from top to bottom. */
	private final class Sheet implements AutoCloseable {

		private final PDDocument document = new PDDocument();

		private PDPageContentStream content;

		private float y;

		private Sheet() throws IOException {
			this.content = begin();
		}

		private PDPageContentStream begin() throws IOException {
			this.y = 790;
			PDPage page = new PDPage(PDRectangle.A4);
			this.document.addPage(page);
			return new PDPageContentStream(this.document, page);
		}

		private void page() throws IOException {
			this.content.close();
			this.content = begin();
		}

		private Sheet cells(List<String> texts) throws IOException {
			text(LEFT, texts.getFirst());
			for (int i = 0; i < MIDDLES.length; i++) {
				String text = texts.get(i + 1);
				text(MIDDLES[i] - FONT.getStringWidth(text) / 1000 * 10 / 2, text);
			}
			return this;
		}

		private Sheet text(float x, String text) throws IOException {
			this.content.beginText();
			this.content.setFont(FONT, 10);
			this.content.newLineAtOffset(x, this.y);
			this.content.showText(text);
			this.content.endText();
			return this;
		}

		private void next() {
			next(20);
		}

		private void next(float step) {
			this.y -= step;
		}

		private List<String> rows() throws IOException {
			this.content.close();
			Path file = TickTableTests.this.directory.resolve("table.pdf");
			this.document.save(file.toFile());
			return Extractions.texts(new DocumentReader(Optional.empty()).read(file, "table.pdf"), BlockKind.TABLE_ROW);
		}

		@Override
		public void close() throws IOException {
			this.document.close();
		}

	}

}
