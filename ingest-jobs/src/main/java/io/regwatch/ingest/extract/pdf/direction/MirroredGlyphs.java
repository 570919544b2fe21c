package io.regwatch.ingest.extract.pdf.direction;

import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDVectorFont;
import org.apache.pdfbox.text.TextPosition;

/**
 * Brackets and other signs that are mirrored in text from right to left. Fonts name such
 * a glyph by what it shows, or by the character that it was set for: its outline tells.
 */
final class MirroredGlyphs {

	/** Each sign that opens to the right beside the one that opens to the left. */
	private static final String PAIRS = "()[]{}<>\u00AB\u00BB\u2039\u203A\u2264\u2265\u226A\u226B\u27E8\u27E9";

	private final IdentityHashMap<PDFont, Map<Integer, Boolean>> opening = new IdentityHashMap<>();

	/** Returns a glyph with the sign that readers see. */
	TextPosition seen(TextPosition glyph) {
		int sign = sign(glyph);
		if (sign < 0 || !(glyph.getFont() instanceof PDVectorFont font)) {
			return glyph;
		}
		boolean opens = this.opening.computeIfAbsent(glyph.getFont(), (_) -> new HashMap<>())
			.computeIfAbsent(glyph.getCharacterCodes()[0], (code) -> opens(font, code, sign % 2 == 0));
		return (opens == (sign % 2 == 0)) ? glyph : mirrored(glyph);
	}

	/** Returns a glyph with the other sign of a pair, if it is one. */
	static TextPosition mirrored(TextPosition glyph) {
		int sign = sign(glyph);
		return (sign < 0) ? glyph : TextPositions.with(glyph, String.valueOf(PAIRS.charAt(sign ^ 1)));
	}

	private static int sign(TextPosition glyph) {
		return (glyph.getUnicode().length() == 1) ? PAIRS.indexOf(glyph.getUnicode()) : -1;
	}

	/** Whether the ink above the middle of a glyph is at the left. */
	private static boolean opens(PDVectorFont font, int code, boolean otherwise) {
		try {
			Area glyph = new Area(font.getPath(code));
			Rectangle2D box = glyph.getBounds2D();
			glyph.intersect(new Area(
					new Rectangle2D.Double(box.getX(), box.getCenterY(), box.getWidth(), box.getHeight() / 6)));
			return glyph.isEmpty() ? otherwise : glyph.getBounds2D().getCenterX() < box.getCenterX();
		}
		// What broken fonts throw is without limits.
		catch (IOException | RuntimeException ex) {
			return otherwise;
		}
	}

}
