package io.regwatch.ingest.extract.pdf.line;

import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDVectorFont;
import org.apache.pdfbox.util.Matrix;

/** The rectangles around the outlines of glyphs. */
final class GlyphOutlines {

	/** Glyphs are drawn in thousandths of the font size. */
	private static final double UNIT = 0.001;

	private final IdentityHashMap<PDFont, Map<Integer, Rectangle2D>> known = new IdentityHashMap<>();

	/** Whether a glyph has an outline: a space has none. */
	boolean has(PDFont font, int code) {
		return !bounds(font, code).isEmpty();
	}

	/**
	 * Whether a glyph is drawn outside of a rectangle only.
	 * @param place to which its font size is scaled
	 */
	boolean isOutside(Rectangle2D shown, Matrix place, PDFont font, int code) {
		Rectangle2D bounds = bounds(font, code);
		AffineTransform transform = place.createAffineTransform();
		transform.scale(UNIT, UNIT);
		return !bounds.isEmpty() && !transform.createTransformedShape(bounds).intersects(shown);
	}

	/** An empty rectangle if there is no outline, or none that can be read. */
	private Rectangle2D bounds(PDFont font, int code) {
		return this.known.computeIfAbsent(font, (_) -> new HashMap<>()).computeIfAbsent(code, (_) -> read(font, code));
	}

	private static Rectangle2D read(PDFont font, int code) {
		try {
			return (font instanceof PDVectorFont outlines) ? outlines.getNormalizedPath(code).getBounds2D()
					: new Rectangle2D.Double();
		}
		// What broken fonts throw is without limits.
		catch (IOException | RuntimeException ex) {
			return new Rectangle2D.Double();
		}
	}

}
