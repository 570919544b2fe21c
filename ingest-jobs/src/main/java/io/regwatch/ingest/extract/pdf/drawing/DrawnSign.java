package io.regwatch.ingest.extract.pdf.drawing;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import io.regwatch.ingest.extract.pdf.drawing.SmallShape.Look;

/**
 * A tick, a cross or a box that a page draws as paths.
 *
 * @param bounds on the page, before it is turned
 * @param text the sign
 */
public record DrawnSign(Rectangle2D bounds, String text) {

	/** Shapes of a sign, at most: more are a drawing. */
	private static final int MOST = 6;

	/** The part of its area that a frame covers at least. */
	private static final double FRAME = 0.7;

	/** The part of two strokes that is common to both if they cross. */
	private static final double CROSSING = 0.5;

	/** Makes a sign of shapes that overlap, in the order in which they are drawn. */
	static Optional<DrawnSign> of(List<SmallShape> drawn) {
		Rectangle2D bounds = drawn.stream().map(SmallShape::bounds).reduce(Rectangle2D::createUnion).orElseThrow();
		List<SmallShape> frames = new ArrayList<>();
		List<SmallShape> marks = new ArrayList<>();
		for (SmallShape shape : drawn) {
			boolean frame = shape.area() >= FRAME * bounds.getWidth() * bounds.getHeight()
					&& EnumSet.range(Look.BOX, Look.DISC).contains(shape.look());
			boolean seen = !shape.light() || frames.stream().anyMatch((below) -> !below.light());
			if (frame || seen) {
				(frame ? frames : marks).add(shape);
			}
		}
		frames.removeIf(SmallShape::light);
		return (drawn.size() > MOST || !SmallShape.isSmall(bounds)) ? Optional.empty()
				: text(frames, marks).map((text) -> new DrawnSign(bounds, text));
	}

	private static Optional<String> text(List<SmallShape> frames, List<SmallShape> marks) {
		if (frames.isEmpty()) {
			return alone(marks);
		}
		Look frame = frames.getLast().look();
		if (marks.isEmpty()) {
			return Optional.of(switch (frame) {
				case BOX -> "\u25A1";
				case RING -> "\u25CB";
				case AREA -> "\u25A0";
				default -> "\u25CF";
			});
		}
		boolean box = frame == Look.BOX || frame == Look.AREA;
		return Optional.of(box ? (isCross(marks) ? "\u2612" : "\u2611") : "\u25CF");
	}

	private static Optional<String> alone(List<SmallShape> marks) {
		if (isCross(marks)) {
			return Optional.of("\u2717");
		}
		Set<Look> looks = EnumSet.noneOf(Look.class);
		marks.forEach((mark) -> looks.add(mark.look()));
		boolean check = looks.equals(EnumSet.of(Look.CHECK)) || looks.equals(EnumSet.of(Look.RISING, Look.FALLING));
		return check ? Optional.of("\u2713") : Optional.empty();
	}

	private static boolean isCross(List<SmallShape> marks) {
		return marks.stream().anyMatch((mark) -> mark.look() == Look.CROSS) || marks.stream()
			.filter((mark) -> mark.look() == Look.RISING)
			.anyMatch((rising) -> marks.stream()
				.filter((mark) -> mark.look() == Look.FALLING)
				.anyMatch((falling) -> area(rising.bounds().createIntersection(falling.bounds())) >= CROSSING
						* Math.max(rising.area(), falling.area())));
	}

	private static double area(Rectangle2D rectangle) {
		return rectangle.getWidth() * rectangle.getHeight();
	}

	/** Whether it is certain to be an answer, not a bullet or a part of a chart. */
	public boolean isAnswer() {
		return "\u2713\u2717\u2611\u2612\u25A1".contains(this.text);
	}

}
