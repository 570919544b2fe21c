package io.regwatch.ingest.extract.pdf.drawing;

import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * A path no larger than a few letters, as readers see it.
 *
 * @param bounds on the page, before it is turned
 * @param look what it is
 * @param light whether its ink is as light as paper
 */
record SmallShape(Rectangle2D bounds, Look look, boolean light) {

	/** In points. */
	private static final double SMALLEST = 3;

	private static final double LARGEST = 24;

	/** Height of a sign, as a part of its width, and the other way round. */
	private static final double SLENDER = 0.35;

	static boolean isSmall(Rectangle2D bounds) {
		double least = Math.min(bounds.getWidth(), bounds.getHeight());
		double most = Math.max(bounds.getWidth(), bounds.getHeight());
		return least >= SMALLEST && most <= LARGEST && least >= SLENDER * most;
	}

	/**
	 * Recognises a path.
	 * @param outlines its parts, as readers see them, upwards
	 * @param filled whether it is filled with ink
	 */
	static Look look(List<Outline> outlines, boolean filled) {
		if (outlines.size() == 1) {
			return outlines.getFirst().look(filled);
		}
		Look first = outlines.getFirst().look(false);
		Look last = outlines.getLast().look(false);
		if (outlines.size() > 2) {
			return Look.OTHER;
		}
		boolean strokes = first.isStroke() && last.isStroke() && first != last;
		return strokes ? Look.CROSS : (first == last && first.isFrame()) ? first : Look.OTHER;
	}

	double area() {
		return this.bounds.getWidth() * this.bounds.getHeight();
	}

	/** What a shape may be. */
	enum Look {

		BOX, RING, AREA, DISC, RISING, FALLING, CHECK, CROSS, OTHER;

		boolean isStroke() {
			return this == RISING || this == FALLING;
		}

		boolean isFrame() {
			return this == BOX || this == RING;
		}

	}

}
