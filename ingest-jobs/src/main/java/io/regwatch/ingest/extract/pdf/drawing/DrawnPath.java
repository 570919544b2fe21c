package io.regwatch.ingest.extract.pdf.drawing;

import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.apache.pdfbox.contentstream.PDFStreamEngine;
import org.apache.pdfbox.util.Matrix;

/** The path that a page is about to paint, or to clip what follows by. */
final class DrawnPath {

	/** Parts, at most: more are a drawing. */
	private static final int MOST = 5_000;

	private final PDFStreamEngine engine;

	private final List<PathBox> parts = new ArrayList<>();

	/** Whether only what is within it is shown from its end on. */
	private boolean clips;

	private Point2D.Float corner = new Point2D.Float();

	DrawnPath(PDFStreamEngine engine) {
		this.engine = engine;
	}

	/**
	 * Forgets the path of the page before.
	 * @param corner of the next page, where its places count from
	 */
	void startPage(Point2D.Float corner) {
		this.corner = corner;
		this.clips = false;
		this.parts.clear();
	}

	void begin() {
		if (this.parts.size() <= MOST) {
			this.parts.add(new PathBox());
		}
	}

	void add(float x, float y) {
		last().ifPresent((part) -> {
			Matrix matrix = this.engine.getGraphicsState().getCurrentTransformationMatrix();
			Point2D.Float point = matrix.transformPoint(x, y);
			part.add(point.x - this.corner.x, point.y - this.corner.y);
		});
	}

	void straighten() {
		last().ifPresent(PathBox::straighten);
	}

	void close() {
		last().ifPresent(PathBox::close);
	}

	private Optional<PathBox> last() {
		return this.parts.isEmpty() ? Optional.empty() : Optional.of(this.parts.getLast());
	}

	void clip() {
		this.clips = true;
	}

	/** Returns its parts that can be painted. */
	List<PathBox> parts() {
		this.parts.removeIf(PathBox::isPoint);
		return this.parts;
	}

	/** Returns what is filled: some programs fill a page and show a small part of it. */
	List<PathBox> filled() {
		Rectangle2D clip = this.engine.getGraphicsState().getCurrentClippingPath().getBounds2D();
		Rectangle2D shown = moved(clip, -this.corner.x, -this.corner.y);
		boolean covered = parts().size() == 1 && SmallShape.isSmall(shown)
				&& this.parts.getFirst().bounds().contains(shown);
		return covered ? List.of(PathBox.of(shown)) : this.parts;
	}

	/** Clips by the rectangle around it at least, whatever its shape. */
	void end() {
		if (this.clips) {
			this.parts.stream()
				.map(PathBox::bounds)
				.reduce(Rectangle2D::createUnion)
				.filter((bounds) -> bounds.getWidth() > 0 && bounds.getHeight() > 0)
				.map((bounds) -> moved(bounds, this.corner.x, this.corner.y))
				.ifPresent((bounds) -> this.engine.getGraphicsState().intersectClippingPath(new Area(bounds)));
		}
		this.clips = false;
		this.parts.clear();
	}

	private static Rectangle2D moved(Rectangle2D rectangle, float across, float up) {
		return new Rectangle2D.Double(rectangle.getX() + across, rectangle.getY() + up, rectangle.getWidth(),
				rectangle.getHeight());
	}

}
