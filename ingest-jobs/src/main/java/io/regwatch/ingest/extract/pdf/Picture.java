package io.regwatch.ingest.extract.pdf;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a page shows of an image. Some programs print an image in strips.
 *
 * @param page from 0
 * @param place on the page as it is shown, from its top left corner, in points
 * @param pixels that the image has there
 * @param strips in which it is stored
 * @param checksum of its bytes
 */
record Picture(int page, Rectangle2D place, double pixels, int strips, long checksum) {

	/** In points. */
	private static final double GAP = 1;

	private static final int STRIP = 31;

	/** Joins images of a page that touch each other. */
	static List<Picture> join(List<Picture> images) {
		List<Picture> joined = new ArrayList<>();
		for (Picture image : images) {
			Picture whole = image;
			for (Optional<Picture> other = next(joined, whole); other.isPresent(); other = next(joined, whole)) {
				joined.remove(other.get());
				whole = other.get().with(whole);
			}
			joined.add(whole);
		}
		return joined;
	}

	private static Optional<Picture> next(List<Picture> pictures, Picture to) {
		Rectangle2D around = new Rectangle2D.Double(to.place.getX() - GAP, to.place.getY() - GAP,
				to.place.getWidth() + 2 * GAP, to.place.getHeight() + 2 * GAP);
		return pictures.stream().filter((other) -> other.place.intersects(around)).findFirst();
	}

	private Picture with(Picture strip) {
		return new Picture(this.page, this.place.createUnion(strip.place), this.pixels + strip.pixels,
				this.strips + strip.strips, STRIP * this.checksum + strip.checksum);
	}

	double width() {
		return this.place.getWidth();
	}

	double height() {
		return this.place.getHeight();
	}

	double area() {
		return width() * height();
	}

}
