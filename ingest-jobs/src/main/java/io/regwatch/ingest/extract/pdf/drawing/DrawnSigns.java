package io.regwatch.ingest.extract.pdf.drawing;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

import io.regwatch.ingest.extract.pdf.drawing.SmallShape.Look;

/** Gathers the small paths of a page, which may be signs. */
final class DrawnSigns {

	/** Paths of a page, at most: more are a drawing. */
	private static final int MOST = 1_000;

	/** Between parts of one shade, in points. */
	private static final double GAP = 1;

	private final List<SmallPath> paths = new ArrayList<>();

	/** What is filled with ink, however large. */
	private final List<Rectangle2D> fills = new ArrayList<>();

	void clear() {
		this.paths.clear();
		this.fills.clear();
	}

	/** Takes note of a path. */
	void take(List<PathBox> path, boolean filled, boolean light) {
		if (!path.isEmpty() && this.paths.size() <= MOST) {
			Rectangle2D bounds = bounds(path);
			if (filled && !light && this.fills.size() <= MOST) {
				this.fills.add(bounds);
			}
			if (SmallShape.isSmall(bounds) && path.stream().allMatch(PathBox::isComplete)) {
				this.paths.add(new SmallPath(bounds, List.copyOf(path), filled, light));
			}
		}
	}

	private static Rectangle2D bounds(List<PathBox> path) {
		return path.stream().map(PathBox::bounds).reduce(Rectangle2D::createUnion).orElseThrow();
	}

	/** Returns the signs of the page, as it is turned for reading. */
	List<DrawnSign> find(Turn turn) {
		List<List<SmallShape>> groups = new ArrayList<>();
		for (SmallPath path : (this.paths.size() > MOST) ? List.<SmallPath>of() : this.paths) {
			SmallShape shape = path.shape(turn);
			groups.stream()
				.filter((group) -> group.stream().anyMatch((other) -> other.bounds().intersects(shape.bounds())))
				.findFirst()
				.orElseGet(() -> begin(groups))
				.add(shape);
		}
		return groups.stream()
			.flatMap((group) -> DrawnSign.of(group).stream())
			.filter((sign) -> sign.isAnswer() || !isShade(sign.bounds()))
			.toList();
	}

	/** Whether other ink continues a filled area. */
	private boolean isShade(Rectangle2D area) {
		Rectangle2D around = new Rectangle2D.Double(area.getX() - GAP, area.getY() - GAP, area.getWidth() + 2 * GAP,
				area.getHeight() + 2 * GAP);
		return this.fills.stream().anyMatch((fill) -> fill.intersects(around) && !area.contains(fill));
	}

	private static List<SmallShape> begin(List<List<SmallShape>> groups) {
		groups.add(new ArrayList<>());
		return groups.getLast();
	}

	/** A path as it is drawn. */
	private record SmallPath(Rectangle2D bounds, List<PathBox> path, boolean filled, boolean light) {

		SmallShape shape(Turn turn) {
			Look look = SmallShape.look(this.path.stream().map((part) -> part.outline(turn, this.bounds)).toList(),
					this.filled);
			return new SmallShape(this.bounds, look, this.light);
		}

	}

}
