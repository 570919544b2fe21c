package io.regwatch.ingest.extract.pdf.drawing;

import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;

/**
 * A line that is drawn along text of one direction. Lengths are in points.
 *
 * @param level whether it is horizontal, before a page is turned; otherwise vertical
 * @param from where it begins along the text
 * @param to where it ends
 * @param across its middle, at a right angle to the text
 * @param thickness at least 0
 */
record ThinLine(boolean level, float from, float to, float across, float thickness) {

	/**
	 * Heights above the baseline between which lines strike text out, in font sizes.
	 * Fonts put them at 0.22 to 0.35 (OpenType, yStrikeoutPosition); underlines and rules
	 * of tables are outside.
	 */
	static final float LOWEST = 0.12F;

	static final float HIGHEST = 0.52F;

	/** In font sizes; thicker ones are bars that hide text or lie behind it. */
	private static final float THICKEST = 0.15F;

	/** The part of a glyph which its line covers at least. */
	private static final float COVERED = 0.6F;

	/** Whether it crosses a glyph. */
	boolean strikes(TextPosition glyph) {
		float size = size(glyph);
		float above = (this.across - baseline(glyph)) * up(glyph);
		float width = glyph.getWidthDirAdj();
		return this.level == isLevel(glyph) && this.thickness <= size * THICKEST && above >= size * LOWEST
				&& above <= size * HIGHEST && width > 0 && overlap(glyph) >= width * COVERED;
	}

	/** The length on which it lies over a glyph. */
	float overlap(TextPosition glyph) {
		float begin = start(glyph);
		return Math.min(this.to, begin + glyph.getWidthDirAdj()) - Math.max(this.from, begin);
	}

	float length() {
		return this.to - this.from;
	}

	static boolean isLevel(TextPosition glyph) {
		Matrix matrix = glyph.getTextMatrix();
		return Math.abs(matrix.getScaleX()) >= Math.abs(matrix.getShearY());
	}

	static float baseline(TextPosition glyph) {
		Matrix matrix = glyph.getTextMatrix();
		return isLevel(glyph) ? matrix.getTranslateY() : matrix.getTranslateX();
	}

	static float size(TextPosition glyph) {
		return glyph.getTextMatrix().getScalingFactorY();
	}

	/** 1 if greater coordinates are above the baseline, otherwise -1. */
	static float up(TextPosition glyph) {
		Matrix matrix = glyph.getTextMatrix();
		return Math.signum(isLevel(glyph) ? matrix.getScaleY() : matrix.getShearX());
	}

	static float start(TextPosition glyph) {
		Matrix matrix = glyph.getTextMatrix();
		float origin = isLevel(glyph) ? matrix.getTranslateX() : matrix.getTranslateY();
		float forward = isLevel(glyph) ? matrix.getScaleX() : matrix.getShearY();
		return (forward >= 0) ? origin : origin - glyph.getWidthDirAdj();
	}

}
