package io.regwatch.ops.demo;

import java.awt.Color;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ops.demo.Outline.Banner;
import io.regwatch.ops.demo.Outline.Contents;
import io.regwatch.ops.demo.Outline.Heading;
import io.regwatch.ops.demo.Outline.Item;
import io.regwatch.ops.demo.Outline.Paragraph;
import io.regwatch.ops.demo.Outline.Table;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;

/** Prints an outline as a PDF with running headers and page numbers. */
final class PdfDocument {

	private static final float INDENT = 20;

	private final Outline outline;

	private final PdfStyle style;

	private final Map<Heading, Integer> places;

	private final Map<Heading, Integer> found = new LinkedHashMap<>();

	private final PdfPages pages;

	private PdfDocument(Outline outline, PdfStyle style, Map<Heading, Integer> places, PdfPages pages) {
		this.outline = outline;
		this.style = style;
		this.places = places;
		this.pages = pages;
	}

	/**
	 * Makes a PDF.
	 * @param outline what it says
	 * @param style fonts and colours
	 * @param marks what stands around each page
	 * @param origin producer and creation date in the metadata
	 * @return the file
	 * @throws IOException if a character is not in the fonts
	 */
	static byte[] of(Outline outline, PdfStyle style, PdfMarks marks, PdfOrigin origin) throws IOException {
		try (PDDocument draft = new PDDocument(); PDDocument fair = new PDDocument()) {
			Map<Heading, Integer> places = print(outline, style, Map.of(), new PdfPages(draft, style, marks, 0));
			print(outline, style, places, new PdfPages(fair, style, marks, draft.getNumberOfPages()));
			return origin.save(fair, outline.title());
		}
	}

	// Once to learn where the headings come, once more with a table of contents.
	private static Map<Heading, Integer> print(Outline outline, PdfStyle style, Map<Heading, Integer> places,
			PdfPages pages) throws IOException {
		try (pages) {
			PdfDocument document = new PdfDocument(outline, style, places, pages);
			for (Outline.Part part : outline.parts()) {
				document.print(part);
			}
			return document.found;
		}
	}

	private void print(Outline.Part part) throws IOException {
		switch (part) {
			case Banner banner -> PdfCover.banner(banner, this.style, this.pages);
			case Contents _ -> PdfCover.contents(this.outline.headings(2), this.places, this.style, this.pages);
			case Heading heading -> heading(heading);
			case Paragraph paragraph -> lines(paragraph.text(), this.style.plain(), this.style.size(), Color.BLACK, 0);
			case Item item -> item(item);
			case Table table -> new PdfTable(this.pages, this.style, table).print();
		}
	}

	private void heading(Heading heading) throws IOException {
		this.pages.need(110);
		this.found.put(heading, this.pages.number());
		this.pages.down(6);
		lines(heading.text(), this.style.bold(), this.style.headingSize(heading.level()), this.style.colour(), 0);
	}

	private void item(Item item) throws IOException {
		String marker = item.marker().equals("-") ? "•" : item.marker();
		List<String> lines = wrapped(item.text(), this.style.plain(), this.style.size(), INDENT);
		this.pages.need(lines.size() * PdfStyle.leading(this.style.size()));
		float first = this.pages.down(0) - this.style.size();
		this.pages.text(marker, this.style.plain(), this.style.size(), Color.BLACK, PdfPages.LEFT, first);
		lines(item.text(), this.style.plain(), this.style.size(), Color.BLACK, INDENT);
	}

	// A paragraph stays on one page.
	private void lines(String text, PDFont font, float size, Color colour, float indent) throws IOException {
		List<String> lines = wrapped(text, font, size, indent);
		this.pages.need(lines.size() * PdfStyle.leading(size));
		for (String line : lines) {
			float y = this.pages.down(PdfStyle.leading(size)) + PdfStyle.leading(size) - size;
			this.pages.text(line, font, size, colour, PdfPages.LEFT + indent, y);
		}
		this.pages.down(6);
	}

	private static List<String> wrapped(String text, PDFont font, float size, float indent) throws IOException {
		return PdfStyle.wrap(text, font, size, PdfPages.WIDTH - indent);
	}

}
