package io.regwatch.ops.demo;

import java.awt.Color;
import java.io.Closeable;
import java.io.IOException;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;

/**
 * A4 pages with running headers and page numbers, filled downwards. Lengths in points.
 */
final class PdfPages implements Closeable {

	static final float LEFT = 72;

	static final float WIDTH = PDRectangle.A4.getWidth() - 2 * LEFT;

	private static final float TOP = PDRectangle.A4.getHeight() - 84;

	private static final float BOTTOM = 84;

	private static final float MARKS = 8;

	private final PDDocument document;

	private final PdfStyle style;

	private final PdfMarks marks;

	private final int total;

	private PDPageContentStream page;

	private float y = TOP;

	/** Begins the first page, of so many in total. */
	PdfPages(PDDocument document, PdfStyle style, PdfMarks marks, int total) throws IOException {
		this.document = document;
		this.style = style;
		this.marks = marks;
		this.total = total;
		this.page = begin();
	}

	int number() {
		return this.document.getNumberOfPages();
	}

	/** Begins a page where less than that height is left. */
	void need(float height) throws IOException {
		if (this.y - height < BOTTOM) {
			turn();
		}
	}

	void turn() throws IOException {
		close();
		this.page = begin();
		this.y = TOP;
	}

	/** Goes down, and returns the place that is reached. */
	float down(float height) {
		this.y -= height;
		return this.y;
	}

	void text(String text, PDFont font, float size, Color colour, float x, float y) throws IOException {
		this.page.beginText();
		this.page.setNonStrokingColor(colour);
		this.page.setFont(font, size);
		this.page.newLineAtOffset(x, y);
		this.page.showText(text);
		this.page.endText();
	}

	void fill(float x, float y, float width, float height, Color colour) throws IOException {
		this.page.setNonStrokingColor(colour);
		this.page.addRect(x, y, width, height);
		this.page.fill();
	}

	void frame(float x, float y, float width, float height) throws IOException {
		this.page.setStrokingColor(Color.GRAY);
		this.page.setLineWidth(0.5F);
		this.page.addRect(x, y, width, height);
		this.page.stroke();
	}

	@Override
	public void close() throws IOException {
		this.page.close();
	}

	private PDPageContentStream begin() throws IOException {
		PDPage next = new PDPage(PDRectangle.A4);
		this.document.addPage(next);
		this.page = new PDPageContentStream(this.document, next);
		marks(this.marks.left(), this.marks.right(), PDRectangle.A4.getHeight() - 46);
		fill(LEFT, PDRectangle.A4.getHeight() - 53, WIDTH, 0.7F, this.style.colour());
		fill(LEFT, 56, WIDTH, 0.7F, this.style.colour());
		marks(this.marks.footer(), "Page %d of %d".formatted(number(), this.total), 43);
		return this.page;
	}

	private void marks(String left, String right, float y) throws IOException {
		text(left, this.style.plain(), MARKS, Color.DARK_GRAY, LEFT, y);
		float width = PdfStyle.width(right, this.style.plain(), MARKS);
		text(right, this.style.plain(), MARKS, Color.DARK_GRAY, LEFT + WIDTH - width, y);
	}

}
