package io.regwatch.ingest.extract.pdf.line;

import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;

import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;

/**
 * Glyphs of a page whose text runs across it, as that of watermarks and of some charts.
 * PDFBox would read them as if they stood in the lines that they cross.
 */
final class SlantedGlyphs {

	/** Rise for each unit of length: scans are slightly skewed. */
	private static final double LEAST = 0.25;

	/** In radians. */
	private static final double SAME = 0.02;

	private final List<List<TextPosition>> runs = new ArrayList<>();

	private final DuplicateGlyphFilter shadows = new DuplicateGlyphFilter();

	private double angle;

	/** Takes a glyph if it is one of them. */
	boolean take(TextPosition glyph) {
		double across = glyph.getTextMatrix().getScaleX();
		double up = glyph.getTextMatrix().getShearY();
		if (Math.min(Math.abs(across), Math.abs(up)) < LEAST * Math.max(Math.abs(across), Math.abs(up))
				|| across == 0) {
			return false;
		}
		double direction = Math.atan2(up, across);
		if (this.runs.isEmpty() || Math.abs(direction - this.angle) > SAME) {
			this.runs.add(new ArrayList<>());
		}
		this.angle = direction;
		TextPosition upright = upright(glyph, direction);
		return this.shadows.isShadow(upright) || this.runs.getLast().add(upright);
	}

	/** Returns those since the last call, turned upright, apart for each direction. */
	List<List<TextPosition>> takeAll() {
		List<List<TextPosition>> all = List.copyOf(this.runs);
		this.runs.clear();
		this.shadows.clear();
		return all;
	}

	private static TextPosition upright(TextPosition glyph, double direction) {
		AffineTransform turn = AffineTransform.getRotateInstance(-direction);
		AffineTransform matrix = glyph.getTextMatrix().createAffineTransform();
		Point2D end = turn.transform(new Point2D.Double(glyph.getEndX(), glyph.getEndY()), null);
		matrix.preConcatenate(turn);
		float width = (float) Math.abs(end.getX() - matrix.getTranslateX());
		return new TextPosition(0, glyph.getPageWidth(), glyph.getPageHeight(), new Matrix(matrix), (float) end.getX(),
				(float) end.getY(), glyph.getHeight(), width, glyph.getWidthOfSpace(), glyph.getUnicode(),
				glyph.getCharacterCodes(), glyph.getFont(), glyph.getFontSize(), (int) glyph.getFontSizeInPt());
	}

}
