package io.regwatch.ingest.extract.pdf.direction;

import java.awt.geom.Rectangle2D;
import java.io.IOException;

import org.apache.pdfbox.pdmodel.font.PDSimpleFont;
import org.apache.pdfbox.pdmodel.font.PDVectorFont;
import org.apache.pdfbox.text.TextPosition;

/**
 * The bar that makes words of Arabic longer. Programs that justify lines with it name no
 * character for it, since it is not part of the text.
 */
final class Tatweel {

	/** Greatest height, as a share of the width. */
	private static final double FLAT = 0.5;

	/** Highest middle, in thousandths of the font size: a dash is higher. */
	private static final double HIGHEST = 150;

	private Tatweel() {
	}

	/** Takes the text of a glyph away if it is such a bar. */
	static TextPosition withoutBar(TextPosition glyph) {
		return isBar(glyph) ? TextPositions.with(glyph, "") : glyph;
	}

	/** Whether a glyph without a character joins the letters beside it. */
	private static boolean isBar(TextPosition glyph) {
		int[] codes = glyph.getCharacterCodes();
		return codes.length == 1 && glyph.getFont() instanceof PDSimpleFont font
				&& font instanceof PDVectorFont outlines && font.toUnicode(codes[0]) == null
				&& isBar(font, outlines, codes[0]);
	}

	private static boolean isBar(PDSimpleFont font, PDVectorFont outlines, int code) {
		try {
			return isBar(outlines.getNormalizedPath(code).getBounds2D(), font.getWidth(code));
		}
		// What broken fonts throw is without limits.
		catch (IOException | RuntimeException ex) {
			return false;
		}
	}

	/** Whether what is drawn covers all of a width at the height of the baseline. */
	static boolean isBar(Rectangle2D drawn, float width) {
		return drawn.getMinX() <= 0 && drawn.getMaxX() >= width && drawn.getMaxY() > 0
				&& drawn.getHeight() < drawn.getWidth() * FLAT && drawn.getCenterY() < HIGHEST;
	}

}
