package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import io.regwatch.schema.BlockKind;
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
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Reads tables whose cells are drawn with rules. */
class RuledTableTests {

	private static final PDFont FONT = new PDType1Font(FontName.HELVETICA);

	private static final float LEFT = 72;

	private static final float TOP = 700;

	private static final float ROW = 20;

	/** Left edges of columns that are too narrow for a gap between their texts. */
	private static final float[] COLUMNS = { LEFT, LEFT + 120, LEFT + 134, LEFT + 148, LEFT + 162 };

	private static final List<List<String>> DUTIES = List.of(List.of("Duty", "I", "II", "III"),
			List.of("Implant card", "", "", "x"), List.of("Clinical evaluation", "x", "x", "x"));

	private static final List<String> ROWS = List.of("Duty | I | II | III", "Implant card | | | x",
			"Clinical evaluation | x | x | x");

	@TempDir
	private Path directory;

	@ParameterizedTest
	@EnumSource
	void rulesPartNarrowColumns(Border border) throws IOException {
		assertThat(rows((page) -> {
			border.draw(page, DUTIES.size());
			texts(page, DUTIES);
		})).containsExactlyElementsOf(ROWS);
	}

	@Test
	void markInAnotherColumnIsAnotherText() throws IOException {
		List<List<String>> moved = List.of(DUTIES.getFirst(), List.of("Implant card", "", "x", ""), DUTIES.getLast());
		assertThat(rows((page) -> {
			Border.STROKES.draw(page, DUTIES.size());
			texts(page, moved);
		})).element(1).isEqualTo("Implant card | | x");
	}

	@ParameterizedTest
	@ValueSource(ints = { 90, 180, 270 })
	void turnedPageIsReadAsItIsShown(int degrees) throws IOException {
		assertThat(rows((page) -> {
			page.transform(Matrix.getRotateInstance(Math.toRadians(degrees), 400, 400));
			page.transform(Matrix.getTranslateInstance(-200, -500));
			Border.STROKES.draw(page, DUTIES.size());
			texts(page, DUTIES);
		})).containsExactlyElementsOf(ROWS);
	}

	@Test
	void orderInWhichCellsAreDrawnDoesNotMatter() throws IOException {
		assertThat(rows((page) -> {
			for (int column = COLUMNS.length - 2; column >= 0; column--) {
				for (int row = DUTIES.size() - 1; row >= 0; row--) {
					text(page, COLUMNS[column] + 2, TOP - row * ROW - 14, DUTIES.get(row).get(column));
				}
			}
			Border.STROKES.draw(page, DUTIES.size());
		})).containsExactlyElementsOf(ROWS);
	}

	@Test
	void linesOfACellAreOneText() throws IOException {
		assertThat(rows((page) -> {
			Border.STROKES.draw(page, 3);
			text(page, LEFT + 2, TOP - 8, "Implant card and");
			text(page, COLUMNS[3] + 2, TOP - 8, "x");
			text(page, LEFT + 2, TOP - 18, "its translations");
			text(page, LEFT + 2, TOP - ROW - 14, "Declaration");
		})).containsExactly("Implant card and its translations | | | x", "Declaration");
	}

	@Test
	void cellThatSpansRowsStandsInItsFirst() throws IOException {
		assertThat(rows((page) -> {
			frame(page, LEFT, TOP - 2 * ROW, LEFT + 300, TOP);
			line(page, LEFT + 100, TOP, LEFT + 100, TOP - 2 * ROW);
			line(page, LEFT + 100, TOP - ROW, LEFT + 300, TOP - ROW);
			text(page, LEFT + 2, TOP - 24, "Class III");
			text(page, LEFT + 102, TOP - 14, "Clinical evaluation");
			text(page, LEFT + 102, TOP - ROW - 14, "Implant card");
		})).containsExactly("Class III | Clinical evaluation", "| Implant card");
	}

	@Test
	void linesAreRowsWhereRulesPartOnlyColumns() throws IOException {
		List<String> names = List.of("Alder", "Birch", "Cedar", "Elder", "Hazel", "Maple");
		assertThat(rows((page) -> {
			frame(page, LEFT, TOP - 100, LEFT + 200, TOP);
			line(page, LEFT + 60, TOP, LEFT + 60, TOP - 100);
			for (int i = 0; i < names.size(); i++) {
				text(page, LEFT + 2, TOP - 14 - i * 13, names.get(i));
				text(page, LEFT + 62, TOP - 14 - i * 13, String.valueOf(i * 7 + 10));
			}
		})).startsWith("Alder | 10", "Birch | 17").hasSize(6);
	}

	@Test
	void paragraphsBesideEachOtherAreOneRow() throws IOException {
		assertThat(rows((page) -> {
			frame(page, LEFT, TOP - 100, LEFT + 200, TOP);
			line(page, LEFT + 90, TOP, LEFT + 90, TOP - 100);
			for (int i = 0; i < 6; i++) {
				text(page, LEFT + 2, TOP - 14 - i * 13, "left " + i);
			}
			text(page, LEFT + 92, TOP - 14, "right 0");
			text(page, LEFT + 92, TOP - 27, "right 1");
		})).containsExactly("left 0 left 1 left 2 left 3 left 4 left 5 | right 0 right 1");
	}

	@Test
	void paragraphsOfOneHeightAreOneRow() throws IOException {
		List<String> left = List.of("Manufacturers", "keep the", "files of", "each device", "for ten", "years.");
		List<String> right = List.of("Importers", "check the", "label and", "the notice", "of each.");
		assertThat(rows((page) -> {
			frame(page, LEFT, TOP - 100, LEFT + 200, TOP);
			line(page, LEFT + 90, TOP, LEFT + 90, TOP - 100);
			column(page, LEFT + 2, left);
			column(page, LEFT + 92, right);
		})).containsExactly(String.join(" ", left) + " | " + String.join(" ", right));
	}

	@Test
	void paragraphsWithAnEmptyLineAreOneRowWhereOtherRowsHaveRules() throws IOException {
		assertThat(rows((page) -> {
			frame(page, LEFT, TOP - 100, LEFT + 200, TOP);
			line(page, LEFT + 90, TOP + 3 * ROW, LEFT + 90, TOP - 100);
			frame(page, LEFT, TOP, LEFT + 200, TOP + 3 * ROW);
			for (int row = 0; row < 3; row++) {
				line(page, LEFT, TOP + row * ROW, LEFT + 200, TOP + row * ROW);
				text(page, LEFT + 2, TOP + row * ROW + 6, "Row " + row);
				text(page, LEFT + 92, TOP + row * ROW + 6, "Text " + row);
			}
			column(page, LEFT + 2, List.of("A long", "text of", "several", "lines in", "a cell"));
			column(page, LEFT + 92, List.of("First.", "", "", "Second."));
		})).containsExactly("Row 2 | Text 2", "Row 1 | Text 1", "Row 0 | Text 0",
				"A long text of several lines in a cell | First. Second.");
	}

	@Test
	void cellMayBeAsLongAsItsPage() throws IOException {
		List<String> lines = IntStream.range(0, 90).mapToObj((i) -> "the maker shall keep record " + i).toList();
		assertThat(rows((page) -> {
			longRow(page, "1", lines.subList(0, 45));
			row(page, TOP, "No", "Duty");
		}, (page) -> longRow(page, "", lines.subList(45, 90)))).containsExactly("No | Duty",
				"1 | " + String.join(" ", lines));
	}

	@Test
	void columnsAsLongAsTheirPageAreNoTable() throws IOException {
		assertThat(
				rows((page) -> longRow(page, "Makers of devices", Collections.nCopies(45, "shall keep the records"))))
			.isEmpty();
	}

	private static void longRow(PDPageContentStream page, String first, List<String> lines) throws IOException {
		frame(page, LEFT, TOP - 13 * lines.size() - 20, LEFT + 200, TOP);
		line(page, LEFT + 60, TOP, LEFT + 60, TOP - 13 * lines.size() - 20);
		text(page, LEFT + 2, TOP - 14, first);
		column(page, LEFT + 62, lines);
	}

	private static void row(PDPageContentStream page, float bottom, String first, String second) throws IOException {
		frame(page, LEFT, bottom, LEFT + 60, bottom + ROW);
		frame(page, LEFT + 60, bottom, LEFT + 200, bottom + ROW);
		text(page, LEFT + 2, bottom + 6, first);
		text(page, LEFT + 62, bottom + 6, second);
	}

	private static void column(PDPageContentStream page, float x, List<String> lines) throws IOException {
		for (int i = 0; i < lines.size(); i++) {
			text(page, x, TOP - 14 - i * 13, lines.get(i));
		}
	}

	@Test
	void rowsAtTheEndOfAPageNeedNoRuleBelow() throws IOException {
		assertThat(rows((page) -> {
			line(page, LEFT, TOP, COLUMNS[4], TOP);
			line(page, LEFT, TOP - ROW, COLUMNS[4], TOP - ROW);
			for (int column = 1; column < 4; column++) {
				line(page, COLUMNS[column], TOP, COLUMNS[column], TOP - 3 * ROW);
			}
			line(page, LEFT, TOP - 2 * ROW, COLUMNS[4], TOP - 2 * ROW);
			texts(page, DUTIES);
		})).containsExactlyElementsOf(ROWS);
	}

	@Test
	void rowThatIsBrokenOverPagesIsOne() throws IOException {
		assertThat(rows(page(List.of("No", "Duty"), List.of("1", "Keep the"), List.of("2", "Report each")),
				page(List.of("No", "Duty"), List.of("", "incident in time"), List.of("3", "Recall"))))
			.containsExactly("No | Duty", "1 | Keep the", "2 | Report each incident in time", "3 | Recall");
	}

	@Test
	void rowOfWhichAPageHasOnlyTheMiddleIsOne() throws IOException {
		assertThat(rows(page(List.of("No", "Duty"), List.of("1", "Report each")), page(List.of("", "serious incident")),
				page(List.of("", "in time"), List.of("2", "Recall"))))
			.containsExactly("No | Duty", "1 | Report each serious incident in time", "2 | Recall");
	}

	@Test
	void rowWithoutFirstCellIsItsOwnWhereOthersHaveNone() throws IOException {
		assertThat(rows(page(List.of("I", "Register"), List.of("", "Report"), List.of("", "Recall")),
				page(List.of("", "Keep files"), List.of("II", "Register"))))
			.containsExactly("I | Register", "| Report", "| Recall", "| Keep files", "II | Register");
	}

	@SafeVarargs
	private static Drawing page(List<String>... rows) {
		return (page) -> {
			float bottom = TOP - rows.length * ROW;
			for (int row = 0; row <= rows.length; row++) {
				line(page, LEFT, TOP - row * ROW, LEFT + 200, TOP - row * ROW);
			}
			for (float x : new float[] { LEFT, LEFT + 60, LEFT + 200 }) {
				line(page, x, TOP, x, bottom);
			}
			for (int row = 0; row < rows.length; row++) {
				text(page, LEFT + 2, TOP - row * ROW - 14, rows[row].getFirst());
				text(page, LEFT + 62, TOP - row * ROW - 14, rows[row].getLast());
			}
		};
	}

	@Test
	void ticksAreOfTheirRowsWhereRulesPartOnlyColumns() throws IOException {
		assertThat(rows((page) -> {
			frame(page, LEFT, TOP - 100, LEFT + 200, TOP);
			line(page, LEFT + 60, TOP, LEFT + 60, TOP - 100);
			for (int i = 0; i < 6; i++) {
				text(page, LEFT + 2, TOP - 14 - i * 13, "Duty " + (char) ('A' + i));
			}
			text(page, LEFT + 62, TOP - 27, "x");
			text(page, LEFT + 62, TOP - 40, "x");
		})).containsExactly("Duty A", "Duty B | x", "Duty C | x", "Duty D", "Duty E", "Duty F");
	}

	/** Short cells at the top of pages are like running heads. */
	@Test
	void firstRowOfEachPageIsText() throws IOException {
		List<Drawing> pages = new ArrayList<>();
		for (int number = 0; number < 5; number++) {
			pages.add(page("Duty " + number, (number == 3) ? "no" : "yes"));
		}
		assertThat(rows(pages.toArray(Drawing[]::new))).contains("Duty 2 | yes", "Duty 3 | no").hasSize(100);
	}

	private static Drawing page(String first, String value) {
		return (page) -> {
			float top = 800;
			frame(page, LEFT, top - 20 * ROW, LEFT + 200, top);
			line(page, LEFT + 100, top, LEFT + 100, top - 20 * ROW);
			for (int row = 0; row < 20; row++) {
				line(page, LEFT, top - row * ROW, LEFT + 200, top - row * ROW);
				text(page, LEFT + 2, top - row * ROW - 14, (row == 0) ? first : first + ", part " + row);
				text(page, LEFT + 102, top - row * ROW - 14, value);
			}
		};
	}

	@Test
	void boxesWithArrowsAreNoTable() throws IOException {
		assertThat(rows((page) -> {
			frame(page, LEFT, TOP - 30, LEFT + 100, TOP);
			line(page, LEFT + 100, TOP - 15, LEFT + 160, TOP - 15);
			frame(page, LEFT + 160, TOP - 50, LEFT + 300, TOP);
			text(page, LEFT + 5, TOP - 18, "Is it a device?");
			text(page, LEFT + 120, TOP - 12, "yes");
			text(page, LEFT + 165, TOP - 18, "Is it invasive?");
		})).isEmpty();
	}

	/** Some programs end each path with a move to where the next one might begin. */
	@Test
	void shadesBesideEachOtherAreNoTable() throws IOException {
		assertThat(rows((page) -> {
			page.setNonStrokingColor(0.9F);
			for (float[] place : new float[][] { { 0, 0 }, { 100, 0 }, { 0, 50 }, { 100, 50 } }) {
				page.addRect(LEFT + place[0], TOP - 50 - place[1], 98, 48);
				page.moveTo(LEFT + place[0] + 1, TOP - 50 - place[1] + 1);
				page.fill();
			}
			page.setNonStrokingColor(0F);
			text(page, LEFT + 5, TOP - 18, "Number");
			text(page, LEFT + 105, TOP - 18, "Length");
		})).isEmpty();
	}

	private static void texts(PDPageContentStream page, List<List<String>> rows) throws IOException {
		for (int row = 0; row < rows.size(); row++) {
			for (int column = 0; column < COLUMNS.length - 1; column++) {
				text(page, COLUMNS[column] + 2, TOP - row * ROW - 14, rows.get(row).get(column));
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

	private static void line(PDPageContentStream page, float x, float y, float toX, float toY) throws IOException {
		page.moveTo(x, y);
		page.lineTo(toX, toY);
		page.stroke();
	}

	private static void frame(PDPageContentStream page, float left, float bottom, float right, float top)
			throws IOException {
		page.addRect(left, bottom, right - left, top - bottom);
		page.stroke();
	}

	private List<String> rows(Drawing... pages) throws IOException {
		Path file = this.directory.resolve("table.pdf");
		try (PDDocument document = new PDDocument()) {
			for (Drawing drawing : pages) {
				PDPage page = new PDPage(PDRectangle.A4);
				document.addPage(page);
				try (PDPageContentStream content = new PDPageContentStream(document, page)) {
					drawing.draw(content);
				}
			}
			document.save(file.toFile());
		}
		Extraction extraction = new DocumentReader(Optional.empty()).read(file, "table.pdf");
		return Extractions.texts(extraction, BlockKind.TABLE_ROW);
	}

	/** How programs draw the borders of cells. */
	enum Border {

		/** Word processors: one line for each border. */
		STROKES {
			@Override
			void draw(PDPageContentStream page, int rows) throws IOException {
				for (int row = 0; row <= rows; row++) {
					line(page, LEFT, TOP - row * ROW, COLUMNS[COLUMNS.length - 1], TOP - row * ROW);
				}
				for (float column : COLUMNS) {
					line(page, column, TOP, column, TOP - rows * ROW);
				}
			}
		},

		/** Printing programs: thin rectangles, one for each side of each cell. */
		FILLS {
			@Override
			void cell(PDPageContentStream page, float x, float y, float width) throws IOException {
				page.addRect(x, y, width, 0.5F);
				page.addRect(x, y + ROW, width, 0.5F);
				page.addRect(x, y, 0.5F, ROW);
				page.addRect(x + width, y, 0.5F, ROW);
				page.fill();
			}
		},

		/** A rectangle for each cell. */
		BOXES {
			@Override
			void cell(PDPageContentStream page, float x, float y, float width) throws IOException {
				page.addRect(x, y, width, ROW);
				page.stroke();
			}
		},

		/** Browsers: the space between two rectangles for each cell. */
		FRAMES {
			@Override
			void cell(PDPageContentStream page, float x, float y, float width) throws IOException {
				page.addRect(x, y, width, ROW);
				page.addRect(x + 0.75F, y + 0.75F, width - 1.5F, ROW - 1.5F);
				page.fillEvenOdd();
			}
		};

		void draw(PDPageContentStream page, int rows) throws IOException {
			for (int row = 0; row < rows; row++) {
				for (int column = 0; column < COLUMNS.length - 1; column++) {
					cell(page, COLUMNS[column], TOP - (row + 1) * ROW, COLUMNS[column + 1] - COLUMNS[column]);
				}
			}
		}

		void cell(PDPageContentStream page, float x, float y, float width) throws IOException {
			throw new UnsupportedOperationException();
		}

	}

	private interface Drawing {

		void draw(PDPageContentStream page) throws IOException;

	}

}
