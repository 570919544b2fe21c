package io.regwatch.ops.demo;

import java.awt.Color;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.apache.pdfbox.pdmodel.font.PDFont;

/** Prints a table as a grid. Lengths in points. */
final class PdfTable {

	private static final float PADDING = 4;

	private static final float WIDEST = 210;

	private final PdfPages pages;

	private final PDFont font;

	private final float size;

	private final Color colour;

	private final List<List<String>> rows;

	private final List<Float> widths = new ArrayList<>();

	PdfTable(PdfPages pages, PdfStyle style, Outline.Table table) throws IOException {
		this.pages = pages;
		this.font = style.plain();
		this.size = style.size();
		this.colour = style.colour();
		this.rows = table.rows();
		measure();
	}

	void print() throws IOException {
		this.pages.need(heightOfRow(0) + heightOfRow(Math.min(1, this.rows.size() - 1)));
		for (int i = 0; i < this.rows.size(); i++) {
			this.pages.need(heightOfRow(i));
			row(i);
		}
		this.pages.down(12);
	}

	// Columns get what their longest cell asks for, within reason, stretched to the page.
	private void measure() throws IOException {
		List<Float> wanted = new ArrayList<>();
		float sum = 0;
		for (int column = 0; column < this.rows.getFirst().size(); column++) {
			float widest = 40;
			for (List<String> row : this.rows) {
				widest = Math.max(widest, PdfStyle.width(row.get(column), this.font, this.size));
			}
			wanted.add(Math.min(widest, WIDEST) + 2 * PADDING);
			sum += wanted.getLast();
		}
		for (float width : wanted) {
			this.widths.add(width * PdfPages.WIDTH / sum);
		}
	}

	private float heightOfRow(int index) throws IOException {
		int lines = 1;
		for (int column = 0; column < this.widths.size(); column++) {
			lines = Math.max(lines, lines(index, column).size());
		}
		return lines * PdfStyle.leading(this.size) + 2 * PADDING;
	}

	// The head is not bold: bold words between paragraphs would read as a heading.
	private void row(int index) throws IOException {
		float height = heightOfRow(index);
		float bottom = this.pages.down(height);
		float x = PdfPages.LEFT;
		for (int column = 0; column < this.widths.size(); column++) {
			float width = this.widths.get(column);
			if (index == 0) {
				this.pages.fill(x, bottom, width, height, this.colour);
			}
			this.pages.frame(x, bottom, width, height);
			cell(lines(index, column), (index == 0) ? Color.WHITE : Color.BLACK, x + PADDING, bottom + height);
			x += width;
		}
	}

	private void cell(List<String> lines, Color colour, float x, float top) throws IOException {
		float y = top - PADDING - this.size;
		for (String line : lines) {
			this.pages.text(line, this.font, this.size, colour, x, y);
			y -= PdfStyle.leading(this.size);
		}
	}

	private List<String> lines(int row, int column) throws IOException {
		return PdfStyle.wrap(this.rows.get(row).get(column), this.font, this.size,
				this.widths.get(column) - 2 * PADDING);
	}

}
