package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
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
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Ticks, crosses and boxes that pages draw as paths. */
class DrawnSignsTests {

	private static final PDFont FONT = new PDType1Font(FontName.HELVETICA);

	private static final float[] COLUMNS = { 72, 200, 260, 320 };

	@TempDir
	private Path directory;

	@ParameterizedTest
	@EnumSource
	void signBesideTextIsReadInItsLine(Sign sign) throws IOException {
		assertThat(texts((page) -> {
			sign.draw(page, 72, 699);
			text(page, 84, 700, "Sterile");
			text(page, 150, 700, "Reusable");
		})).containsExactly(sign.text + " Sterile Reusable");
		assertThat(texts((page) -> {
			text(page, 84, 700, "Sterile");
			text(page, 150, 700, "Reusable");
			sign.draw(page, 138, 699);
		})).containsExactly("Sterile " + sign.text + " Reusable");
	}

	@ParameterizedTest
	@EnumSource
	void signInACellIsItsText(Sign sign) throws IOException {
		assertThat(rows((page) -> {
			grid(page, 2);
			text(page, 74, 706, "Implant card");
			sign.draw(page, 285, 706);
			text(page, 74, 686, "Audit");
			sign.draw(page, 225, 686);
		})).containsExactly("Implant card | | " + sign.text, "Audit | " + sign.text);
	}

	@ParameterizedTest
	@ValueSource(ints = { 90, 180, 270 })
	void signOnATurnedPageIsReadAsItIsShown(int degrees) throws IOException {
		assertThat(rows((page) -> {
			page.transform(Matrix.getRotateInstance(Math.toRadians(degrees), 400, 400));
			page.transform(Matrix.getTranslateInstance(-200, -500));
			grid(page, 1);
			text(page, 74, 706, "Implant card");
			Sign.CHECK.draw(page, 285, 706);
		})).containsExactly("Implant card | | \u2713");
	}

	@Test
	void ticksBelowEachOtherNeedNoRules() throws IOException {
		assertThat(rows((page) -> {
			text(page, 72, 720, "Duty");
			text(page, 280, 720, "Yes");
			text(page, 340, 720, "No");
			for (int row = 0; row < 3; row++) {
				text(page, 72, 700 - 20 * row, "Duty of kind " + row);
				Sign.CHECK.draw(page, (row == 1) ? 342 : 284, 700 - 20 * row);
			}
		})).containsExactly("Duty | Yes | No", "Duty of kind 0 | \u2713", "Duty of kind 1 | | \u2713",
				"Duty of kind 2 | \u2713");
	}

	@Test
	void framesAndShadesOfCellsAreNone() throws IOException {
		assertThat(rows((page) -> {
			for (int column = 0; column < 3; column++) {
				for (int row = 0; row < 2; row++) {
					page.setNonStrokingColor(0.4F);
					page.addRect(72 + 20 * column, 700 - 20 * row, 20, 20);
					page.fillAndStroke();
				}
			}
			page.setNonStrokingColor(0F);
			text(page, 76, 706, "A");
			text(page, 96, 706, "B");
			text(page, 76, 686, "C");
		})).containsExactly("A | B", "C");
	}

	/** Programs draw the shade of a line in pieces. */
	@Test
	void piecesOfShadesAreNone() throws IOException {
		assertThat(texts((page) -> {
			page.setNonStrokingColor(0.7F);
			for (float[] piece : new float[][] { { 66, 6 }, { 72, 60 }, { 132, 6 } }) {
				page.addRect(piece[0], 697, piece[1], 12);
				page.fill();
			}
			page.setNonStrokingColor(0F);
			text(page, 73, 700, "Information");
		})).containsExactly("Information");
	}

	@Test
	void shapesAwayFromTextAndLettersInFramesAreNone() throws IOException {
		assertThat(texts((page) -> {
			text(page, 72, 700, "Sterile devices");
			Sign.FILLED.draw(page, 300, 699);
			Sign.CHECK.draw(page, 72, 600);
			page.addRect(148, 697, 12, 12);
			page.stroke();
			text(page, 151, 700, "B");
			page.moveTo(180, 702);
			page.lineTo(190, 706);
			page.lineTo(180, 710);
			page.fill();
		})).containsExactly("Sterile devices B");
	}

	private static void grid(PDPageContentStream page, int rows) throws IOException {
		for (int row = 0; row < rows; row++) {
			for (int column = 0; column + 1 < COLUMNS.length; column++) {
				page.addRect(COLUMNS[column], 700 - 20 * row, COLUMNS[column + 1] - COLUMNS[column], 20);
				page.stroke();
			}
		}
	}

	private static void text(PDPageContentStream page, float x, float y, String text) throws IOException {
		page.beginText();
		page.setFont(FONT, 10);
		page.newLineAtOffset(x, y);
		page.showText(text);
		page.endText();
	}

	private List<String> texts(Drawing drawing) throws IOException {
		return blocks(drawing).map(Block::text).toList();
	}

	private List<String> rows(Drawing drawing) throws IOException {
		return blocks(drawing).filter((block) -> block.kind() == BlockKind.TABLE_ROW).map(Block::text).toList();
	}

	private Stream<Block> blocks(Drawing drawing) throws IOException {
		Path file = this.directory.resolve("signs.pdf");
		try (PDDocument document = new PDDocument()) {
			PDPage page = new PDPage();
			document.addPage(page);
			try (PDPageContentStream content = new PDPageContentStream(document, page)) {
				drawing.draw(content);
			}
			document.save(file.toFile());
		}
		return Extractions.text(new DocumentReader(Optional.empty()).read(file, "signs.pdf")).blocks().stream();
	}

	/** How programs draw signs, each eight points wide and high. */
	enum Sign {

		CHECK("\u2713") {
			@Override
			void draw(PDPageContentStream page, float x, float y) throws IOException {
				line(page, x, y + 4, x + 3, y, x + 8, y + 8);
			}
		},

		CHECK_OF_TWO_STROKES("\u2713") {
			@Override
			void draw(PDPageContentStream page, float x, float y) throws IOException {
				line(page, x, y + 4, x + 3, y);
				line(page, x + 2.5F, y - 0.5F, x + 8, y + 8);
			}
		},

		FILLED_CHECK("\u2713") {
			@Override
			void draw(PDPageContentStream page, float x, float y) throws IOException {
				path(page, x, y + 4, x + 1, y + 5, x + 3, y + 2, x + 7, y + 8, x + 8, y + 7, x + 3, y);
				page.fill();
			}
		},

		CROSS("\u2717") {
			@Override
			void draw(PDPageContentStream page, float x, float y) throws IOException {
				path(page, x, y, x + 8, y + 8);
				path(page, x, y + 8, x + 8, y);
				page.stroke();
			}
		},

		BOX("\u25A1") {
			@Override
			void draw(PDPageContentStream page, float x, float y) throws IOException {
				page.addRect(x, y, 8, 8);
				page.stroke();
			}
		},

		BOX_OF_TWO_RECTANGLES("\u25A1") {
			@Override
			void draw(PDPageContentStream page, float x, float y) throws IOException {
				page.addRect(x, y, 8, 8);
				page.addRect(x + 1, y + 1, 6, 6);
				page.fillEvenOdd();
			}
		},

		CROSSED("\u2612") {
			@Override
			void draw(PDPageContentStream page, float x, float y) throws IOException {
				BOX.draw(page, x, y);
				line(page, x + 1, y + 1, x + 7, y + 7);
				line(page, x + 1, y + 7, x + 7, y + 1);
			}
		},

		CHECKED("\u2611") {
			@Override
			void draw(PDPageContentStream page, float x, float y) throws IOException {
				BOX.draw(page, x, y);
				line(page, x + 2, y + 4, x + 3, y + 2, x + 6, y + 6);
			}
		},

		CHECKED_IN_WHITE("\u2611") {
			@Override
			void draw(PDPageContentStream page, float x, float y) throws IOException {
				FILLED.draw(page, x, y);
				page.setStrokingColor(1F);
				line(page, x + 2, y + 4, x + 3, y + 2, x + 6, y + 6);
				page.setStrokingColor(0F);
			}
		},

		FILLED("\u25A0") {
			@Override
			void draw(PDPageContentStream page, float x, float y) throws IOException {
				page.setNonStrokingColor(0F, 0.5F, 0F);
				page.addRect(x, y, 8, 8);
				page.fill();
				page.setNonStrokingColor(0F);
			}
		};

		private final String text;

		Sign(String text) {
			this.text = text;
		}

		abstract void draw(PDPageContentStream page, float x, float y) throws IOException;

		private static void line(PDPageContentStream page, float... points) throws IOException {
			path(page, points);
			page.stroke();
		}

		private static void path(PDPageContentStream page, float... points) throws IOException {
			page.moveTo(points[0], points[1]);
			for (int i = 2; i < points.length; i += 2) {
				page.lineTo(points[i], points[i + 1]);
			}
		}

	}

	private interface Drawing {

		void draw(PDPageContentStream page) throws IOException;

	}

}
