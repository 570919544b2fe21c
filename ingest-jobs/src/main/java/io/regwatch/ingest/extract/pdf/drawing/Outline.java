package io.regwatch.ingest.extract.pdf.drawing;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import io.regwatch.ingest.extract.pdf.drawing.SmallShape.Look;

/**
 * A part of a small path as readers see it.
 *
 * @param points from 0 to 1 across and upwards
 * @param straight whether it has straight sides
 */
record Outline(List<double[]> points, boolean straight) {

	private static final double NEAR = 0.15;

	Look look(boolean filled) {
		List<double[]> corners = corners();
		if (corners.size() == 2) {
			return stroke(corners.getFirst(), corners.getLast());
		}
		if (!this.straight) {
			return isAtEdges() ? (filled ? Look.DISC : Look.RING) : Look.OTHER;
		}
		if (corners.size() > 3 && isAtEdges() && isInCorners(NEAR * 2)) {
			return filled ? Look.AREA : Look.BOX;
		}
		return isCheck() ? Look.CHECK : isCross() ? Look.CROSS : Look.OTHER;
	}

	/** Without points that repeat the one before. */
	private List<double[]> corners() {
		List<double[]> corners = IntStream.range(0, this.points.size())
			.filter((i) -> i == 0 || !isNear(this.points.get(i), this.points.get(i - 1)))
			.mapToObj(this.points::get)
			.toList();
		boolean closed = corners.size() > 2 && isNear(corners.getFirst(), corners.getLast());
		return closed ? corners.subList(0, corners.size() - 1) : corners;
	}

	private static boolean isNear(double[] one, double[] other) {
		return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) < NEAR / 10;
	}

	private static Look stroke(double[] from, double[] to) {
		double across = to[0] - from[0];
		double up = to[1] - from[1];
		return (across * up > 0) ? Look.RISING : (across * up < 0) ? Look.FALLING : Look.OTHER;
	}

	private boolean isAtEdges() {
		return this.points.stream()
			.allMatch((point) -> Math.min(Math.min(point[0], 1 - point[0]), Math.min(point[1], 1 - point[1])) < NEAR);
	}

	private boolean isInCorners(double reach) {
		return has((point) -> point[0] < reach && point[1] < reach)
				&& has((point) -> point[0] > 1 - reach && point[1] < reach)
				&& has((point) -> point[0] < reach && point[1] > 1 - reach)
				&& has((point) -> point[0] > 1 - reach && point[1] > 1 - reach);
	}

	/** Down to the lowest point, and up to the right. */
	private boolean isCheck() {
		return has((point) -> point[1] < NEAR && point[0] > NEAR && point[0] < 0.65)
				&& has((point) -> point[0] > 1 - NEAR && point[1] > 0.7)
				&& has((point) -> point[0] < NEAR && point[1] > 0.15 && point[1] < 0.8)
				&& !has((point) -> point[0] > 0.75 && point[1] < 0.25)
				&& !has((point) -> point[0] < 0.3 && point[1] > 1 - NEAR);
	}

	private boolean isCross() {
		return isInCorners(0.3) && has((point) -> Math.abs(point[0] - 0.5) < 0.25 && Math.abs(point[1] - 0.5) < 0.25);
	}

	private boolean has(Predicate<double[]> condition) {
		return this.points.stream().anyMatch(condition);
	}

}
