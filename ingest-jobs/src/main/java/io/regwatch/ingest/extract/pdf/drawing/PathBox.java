package io.regwatch.ingest.extract.pdf.drawing;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A part of a path that is drawn in one go, and the rectangle around it. */
final class PathBox {

	/** How many times as long as thick a line is. */
	private static final float SLENDER = 3;

	/** Points of a border, at most. */
	private static final int MOST = 20;

	/** Points that are kept, at most: more are a drawing. */
	private static final int MOST_KEPT = 60;

	private final List<float[]> points = new ArrayList<>();

	private boolean straight;

	private float left = Float.POSITIVE_INFINITY;

	private float right = Float.NEGATIVE_INFINITY;

	private float bottom = Float.POSITIVE_INFINITY;

	private float top = Float.NEGATIVE_INFINITY;

	static PathBox of(Rectangle2D rectangle) {
		PathBox box = new PathBox();
		float right = (float) rectangle.getMaxX();
		float top = (float) rectangle.getMaxY();
		box.add((float) rectangle.getMinX(), (float) rectangle.getMinY());
		box.add(right, (float) rectangle.getMinY());
		box.add(right, top);
		box.add((float) rectangle.getMinX(), top);
		box.straighten();
		return box;
	}

	/** Adds a point; one that is no number makes this no line. */
	void add(float x, float y) {
		if (this.points.size() <= MOST_KEPT) {
			this.points.add(new float[] { x, y });
		}
		this.left = Math.min(this.left, x);
		this.right = Math.max(this.right, x);
		this.bottom = Math.min(this.bottom, y);
		this.top = Math.max(this.top, y);
	}

	void close() {
		this.points.stream().limit(1).toList().forEach(this.points::add);
	}

	/** The rectangle, with sides that are no numbers if a point is none. */
	Rectangle2D bounds() {
		return new Rectangle2D.Double(this.left, this.bottom, this.right - this.left, this.top - this.bottom);
	}

	/** Takes note that the last point is the end of a straight line. */
	void straighten() {
		this.straight = true;
	}

	/** Whether all points are known. */
	boolean isComplete() {
		return this.points.size() <= MOST_KEPT;
	}

	/**
	 * Returns what readers see of it.
	 * @param whole the rectangle around the path
	 */
	Outline outline(Turn turn, Rectangle2D whole) {
		double left = Math.min(turn.x((float) whole.getMinX(), (float) whole.getMinY()),
				turn.x((float) whole.getMaxX(), (float) whole.getMaxY()));
		double bottom = Math.max(turn.y((float) whole.getMinX(), (float) whole.getMinY()),
				turn.y((float) whole.getMaxX(), (float) whole.getMaxY()));
		boolean level = turn.direction() % 180 == 0;
		double width = level ? whole.getWidth() : whole.getHeight();
		double height = level ? whole.getHeight() : whole.getWidth();
		return new Outline(this.points.stream()
			.map((point) -> new double[] { (turn.x(point[0], point[1]) - left) / width,
					(bottom - turn.y(point[0], point[1])) / height })
			.toList(), this.straight);
	}

	/** Programs move to where a path may go on, and draw nothing there. */
	boolean isPoint() {
		return this.points.size() < 2;
	}

	/**
	 * Returns the sides that a pen draws.
	 * @param width of the pen
	 * @param thickest that is a line
	 */
	Stream<ThinLine> sides(float width, float thickest) {
		return IntStream.range(1, Math.min(MOST, this.points.size()))
			.boxed()
			.flatMap((i) -> side(i).line(width, thickest).stream());
	}

	private PathBox side(int end) {
		float[] from = this.points.get(end - 1);
		float[] to = this.points.get(end);
		return between(from[0], to[0], from[1], to[1]);
	}

	/**
	 * Returns the sides of a frame, which programs fill between two rectangles.
	 * @param inner what is left out of this one
	 * @param thickest that is a line
	 */
	Stream<ThinLine> frame(PathBox inner, float thickest) {
		if (inner.left < this.left || inner.right > this.right || inner.bottom < this.bottom || inner.top > this.top) {
			return Stream.empty();
		}
		return Stream
			.of(between(this.left, inner.left, this.bottom, this.top),
					between(inner.right, this.right, this.bottom, this.top),
					between(this.left, this.right, this.bottom, inner.bottom),
					between(this.left, this.right, inner.top, this.top))
			.flatMap((side) -> side.line(0, thickest).stream());
	}

	private static PathBox between(float left, float right, float bottom, float top) {
		PathBox side = new PathBox();
		side.add(left, bottom);
		side.add(right, top);
		return side;
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
