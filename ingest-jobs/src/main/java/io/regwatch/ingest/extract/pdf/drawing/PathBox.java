package io.regwatch.ingest.extract.pdf.drawing;

import java.util.Optional;

/** The rectangle around a part of a path that is drawn in one go. */
final class PathBox {

	/** How many times as long as thick a line is. */
	private static final float SLENDER = 3;

	private float left = Float.POSITIVE_INFINITY;

	private float right = Float.NEGATIVE_INFINITY;

	private float bottom = Float.POSITIVE_INFINITY;

	private float top = Float.NEGATIVE_INFINITY;

	/** Adds a point; one that is no number makes this no line. */
	void add(float x, float y) {
		this.left = Math.min(this.left, x);
		this.right = Math.max(this.right, x);
		this.bottom = Math.min(this.bottom, y);
		this.top = Math.max(this.top, y);
	}

	/**
	 * Returns the line as which it looks.
	 * @param width of the pen, 0 if it is only filled
	 * @param thickest that is a line
	 */
	Optional<ThinLine> line(float width, float thickest) {
		float across = this.right - this.left;
		float up = this.top - this.bottom;
		float thickness = Math.min(across, up) + width;
		if (!(thickness <= thickest && Math.max(across, up) >= thickness * SLENDER && Math.max(across, up) > 0)) {
			return Optional.empty();
		}
		return Optional
			.of((across >= up) ? new ThinLine(true, this.left, this.right, (this.bottom + this.top) / 2, thickness)
					: new ThinLine(false, this.bottom, this.top, (this.left + this.right) / 2, thickness));
	}

}
