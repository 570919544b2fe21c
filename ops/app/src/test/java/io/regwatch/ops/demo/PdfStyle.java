package io.regwatch.ops.demo;

import java.awt.Color;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;

/**
 * The style of an authority's documents.
 *
 * @param plain font of the text
 * @param bold font of headings
 * @param size of the text, in points
 * @param colour of headings, rules and the heads of tables
 */
record PdfStyle(PDFont plain, PDFont bold, float size, Color colour) {

	private static final float LEADING = 1.3F;

	static PdfStyle sans(float size, Color colour) {
		return new PdfStyle(new PDType1Font(FontName.HELVETICA), new PDType1Font(FontName.HELVETICA_BOLD), size,
				colour);
	}

	static PdfStyle serif(float size, Color colour) {
		return new PdfStyle(new PDType1Font(FontName.TIMES_ROMAN), new PDType1Font(FontName.HELVETICA_BOLD), size,
				colour);
	}

	float headingSize(int level) {
		return (level == 1) ? 20 : this.size + Math.max(0, 8 - 2 * level);
	}

	static float leading(float size) {
		return size * LEADING;
	}

	static float width(String text, PDFont font, float size) throws IOException {
		return font.getStringWidth(text) / 1000 * size;
	}

	/** Breaks a text into lines that are not wider than so many points. */
	static List<String> wrap(String text, PDFont font, float size, float width) throws IOException {
		List<String> lines = new ArrayList<>();
		String line = "";
		for (String word : text.split(" ", -1)) {
			String longer = line.isEmpty() ? word : line + " " + word;
			if (!line.isEmpty() && width(longer, font, size) > width) {
				lines.add(line);
				longer = word;
			}
			line = longer;
		}
		lines.add(line);
		return lines;
	}

}
