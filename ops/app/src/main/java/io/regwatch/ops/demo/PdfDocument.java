package io.regwatch.ops.demo;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import io.regwatch.ops.demo.Outline.Heading;
import io.regwatch.ops.demo.Outline.Paragraph;
import io.regwatch.ops.demo.Outline.Row;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;

/** Prints an outline as a PDF with running headers and page numbers. */
final class PdfDocument {

	private static final PDFont PLAIN = new PDType1Font(FontName.HELVETICA);

	private static final PDFont BOLD = new PDType1Font(FontName.HELVETICA_BOLD);

	private PdfDocument() {
	}

	/**
	 * Writes a PDF.
	 * @param outline what it says
	 * @param header on top of each page
	 * @param file is replaced
	 * @throws IOException if the file cannot be written
	 */
	static void write(Outline outline, String header, Path file) throws IOException {
		try (PDDocument document = new PDDocument()) {
			PDDocumentInformation information = new PDDocumentInformation();
			information.setTitle(outline.title());
			document.setDocumentInformation(information);
			try (PdfPages pages = new PdfPages(document, header, PLAIN)) {
				for (Outline.Part part : outline.parts()) {
					print(part, pages);
				}
			}
			document.save(file.toFile());
		}
	}

	private static void print(Outline.Part part, PdfPages pages) throws IOException {
		switch (part) {
			case Heading heading -> pages.print(wrap(heading.text(), BOLD, size(heading)), BOLD, size(heading));
			case Paragraph paragraph -> pages.print(wrap(paragraph.text(), PLAIN, 11), PLAIN, 11);
			case Row row -> pages.print(List.of(String.join("    ", row.cells())), PLAIN, 11);
		}
	}

	private static int size(Heading heading) {
		return 20 - 3 * heading.level();
	}

	private static List<String> wrap(String text, PDFont font, int size) throws IOException {
		List<String> lines = new ArrayList<>();
		String line = "";
		for (String word : text.split(" ", -1)) {
			String longer = line.isEmpty() ? word : line + " " + word;
			if (font.getStringWidth(longer) / 1000 * size > PdfPages.TEXT_WIDTH) {
				lines.add(line);
				longer = word;
			}
			line = longer;
		}
		lines.add(line);
		return lines;
	}

}
