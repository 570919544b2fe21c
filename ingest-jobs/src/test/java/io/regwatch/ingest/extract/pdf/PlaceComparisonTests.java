package io.regwatch.ingest.extract.pdf;

import java.io.IOException;
import java.nio.file.Path;

import io.regwatch.schema.Block;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.util.Matrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** What the same text says by its places only. */
class PlaceComparisonTests {

	private static final float TOP = 700;

	@TempDir
	private Path directory;

	@Test
	void ticksOfAllRowsThatMoveTogetherAreSeen() throws IOException {
		ChangedImages changed = PdfPictures.compare(ticks("a.pdf", 300, 100, 1), ticks("b.pdf", 360, 100, 1));
		assertThat(changed.before()).hasSize(3)
			.first()
			.extracting(Block::text)
			.isEqualTo("[On page 1, 'X' is 300 points from the left, after 'Is it sterile?']");
		assertThat(changed.after()).hasSize(3)
			.first()
			.extracting(Block::text)
			.isEqualTo("[On page 1, 'X' is 360 points from the left, after 'Is it sterile?']");
	}

	@Test
	void tableThatMovesOrIsScaledIsTheSame() throws IOException {
		Path ticks = ticks("a.pdf", 300, 100, 1);
		assertThat(PdfPictures.compare(ticks, ticks("b.pdf", 300.5F, 100, 1))).isEqualTo(ChangedImages.NONE);
		assertThat(PdfPictures.compare(ticks, ticks("b.pdf", 340, 140, 1))).isEqualTo(ChangedImages.NONE);
		assertThat(PdfPictures.compare(ticks, ticks("b.pdf", 300, 100, 0.8F))).isEqualTo(ChangedImages.NONE);
	}

	@Test
	void mergedCellIsNoEmptyCell() throws IOException {
		ChangedImages changed = PdfPictures.compare(cells("a.pdf", false, 100), cells("b.pdf", true, 100));
		assertThat(changed.before()).extracting(Block::text)
			.containsExactly("[On page 1, 'see Annex' is in a cell of rows: 1]");
		assertThat(changed.after()).extracting(Block::text)
			.containsExactly("[On page 1, 'see Annex' is in a cell of rows: 2]");
	}

	@Test
	void mergedCellIsTheSameWhereverItsTableStands() throws IOException {
		assertThat(PdfPictures.compare(cells("a.pdf", true, 100), cells("b.pdf", true, 160)))
			.isEqualTo(ChangedImages.NONE);
	}

	@Test
	void cellBetweenRowsWithoutRulesIsNotThatOfOne() throws IOException {
		ChangedImages changed = PdfPictures.compare(open("a.pdf", 0, 0), open("b.pdf", 10, 0));
		assertThat(changed.before()).extracting(Block::text)
			.containsExactly("[On page 1, 'see Annex' is 192 points from the top]");
		assertThat(changed.after()).extracting(Block::text)
			.containsExactly("[On page 1, 'see Annex' is 202 points from the top]");
		assertThat(PdfPictures.compare(open("a.pdf", 0, 0), open("b.pdf", 1, 0))).isEqualTo(ChangedImages.NONE);
		assertThat(PdfPictures.compare(open("a.pdf", 0, 0), open("b.pdf", 0, 12))).isEqualTo(ChangedImages.NONE);
	}

	@Test
	void cellInTheMiddleOfItsRowIsTheSameAtTheTopOfIt() throws IOException {
		assertThat(PdfPictures.compare(wrapped("a.pdf", 0), wrapped("b.pdf", 6))).isEqualTo(ChangedImages.NONE);
	}

	/** Two rows without rules, whose first cells have two lines. */
	private Path wrapped(String name, float shift) throws IOException {
		return write(name, (page) -> {
			for (int row = 0; row < 2; row++) {
				float top = TOP - 100 - 40 * row;
				text(page, 100, top, "Dossier of the device");
				text(page, 300, top - shift, "see Annex " + row);
				text(page, 100, top - 12, "and its samples");
			}
		});
	}

	/**
	 * Three rows without rules.
	 * @param shift of the cell beside the first one
	 * @param gap above the last one
	 */
	private Path open(String name, float shift, float gap) throws IOException {
		return write(name, (page) -> {
			text(page, 100, TOP - 100, "Dossier");
			text(page, 300, TOP - 100 - shift, "see Annex");
			text(page, 100, TOP - 120, "Sample testing");
			text(page, 100, TOP - 140 - gap, "Audit");
			text(page, 300, TOP - 140 - gap, "none");
		});
	}

	private Path ticks(String name, float marks, float left, float scale) throws IOException {
		return write(name, (page) -> {
			page.transform(Matrix.getScaleInstance(scale, scale));
			int row = 0;
			for (String question : new String[] { "Is it sterile?", "Does it measure?", "Is it absorbed?" }) {
				text(page, left, TOP - 20 * row, question);
				text(page, marks, TOP - 20 * row++, "X");
			}
		});
	}

	/** Two rows of two cells; the second column has text in its first row only. */
	private Path cells(String name, boolean merged, float left) throws IOException {
		return write(name, (page) -> {
			for (int row = 0; row < 2; row++) {
				page.addRect(left, TOP - 20 * row, 100, 20);
				text(page, left + 2, TOP - 20 * row + 6, (row == 0) ? "Dossier" : "Sample testing");
			}
			page.addRect(left + 100, merged ? TOP - 20 : TOP, 100, merged ? 40 : 20);
			if (!merged) {
				page.addRect(left + 100, TOP - 20, 100, 20);
			}
			page.stroke();
			text(page, left + 102, TOP + 6, "see Annex");
		});
	}

	private static void text(PDPageContentStream page, float x, float y, String text) throws IOException {
		page.beginText();
		page.setFont(new PDType1Font(FontName.HELVETICA), 10);
		page.newLineAtOffset(x, y);
		page.showText(text);
		page.endText();
	}

	private Path write(String name, Drawing drawing) throws IOException {
		Path file = this.directory.resolve(name);
		try (PDDocument document = new PDDocument()) {
			PDPage page = new PDPage();
			document.addPage(page);
			try (PDPageContentStream content = new PDPageContentStream(document, page)) {
				drawing.draw(content);
			}
			document.save(file.toFile());
		}
		return file;
	}

	private interface Drawing {

		void draw(PDPageContentStream page) throws IOException;

	}

}
