package io.regwatch.ops.demo;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.jspecify.annotations.Nullable;

/** Lines on A4 pages, a new page when one is full. Lengths in points. */
final class PdfPages implements Closeable {

	static final float TEXT_WIDTH = PDRectangle.A4.getWidth() - 144;

	private static final float TOP = PDRectangle.A4.getHeight() - 90;

	private static final float BOTTOM = 90;

	private static final float LEFT = 72;

	private final PDDocument document;

	private final String header;

	private final PDFont font;

	private @Nullable PDPageContentStream page;

	private float y;

	PdfPages(PDDocument document, String header, PDFont font) {
		this.document = document;
		this.header = header;
		this.font = font;
	}

	/** Prints the lines of a paragraph, with a gap behind it. */
	void print(List<String> lines, PDFont font, int size) throws IOException {
		for (String line : lines) {
			if (this.page == null || this.y < BOTTOM) {
				turn();
			}
			print(line, font, size, this.y);
			this.y -= size * 1.35f;
		}
		this.y -= size * 0.9f;
	}

	@Override
	public void close() throws IOException {
		if (this.page != null) {
			this.page.close();
		}
	}

	private void turn() throws IOException {
		close();
		PDPage next = new PDPage(PDRectangle.A4);
		this.document.addPage(next);
		this.page = new PDPageContentStream(this.document, next);
		print(this.header, this.font, 9, PDRectangle.A4.getHeight() - 45);
		print("Page " + this.document.getNumberOfPages(), this.font, 9, 45);
		this.y = TOP;
	}

	private void print(String line, PDFont font, int size, float y) throws IOException {
		PDPageContentStream current = this.page;
		if (current != null) {
			current.beginText();
			current.setFont(font, size);
			current.newLineAtOffset(LEFT, y);
			current.showText(line);
			current.endText();
		}
	}

}
