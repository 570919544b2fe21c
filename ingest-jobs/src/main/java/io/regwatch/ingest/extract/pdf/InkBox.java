package io.regwatch.ingest.extract.pdf;

import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;

/**
 * The smallest rectangle with all that is printed on a page, in pixels.
 *
 * @param left first column
 * @param top first row
 * @param right column after the last
 * @param bottom row after the last
 */
record InkBox(int left, int top, int right, int bottom) {

	/** Lighter pixels are paper. */
	private static final int INK = 128;

	private static final double MOST_STRETCHED = 0.01;

	/** Returns nothing for a blank page. */
	static Optional<InkBox> of(BufferedImage page) {
		int left = page.getWidth();
		int right = 0;
		int top = page.getHeight();
		int bottom = 0;
		int[] row = new int[page.getWidth()];
		for (int y = 0; y < page.getHeight(); y++) {
			page.getRaster().getSamples(0, y, row.length, 1, 0, row);
			for (int x = 0; x < row.length; x++) {
				if (row[x] < INK) {
					left = Math.min(left, x);
					right = Math.max(right, x + 1);
					top = Math.min(top, y);
					bottom = y + 1;
				}
			}
		}
		return (right > 0) ? Optional.of(new InkBox(left, top, right, bottom)) : Optional.empty();
	}

	/**
	 * Where another box is to be drawn so that it covers this one: once exactly, once
	 * with one scale for both directions, as prints are; edges of ink are whole pixels.
	 * Nowhere if the two have other proportions: what is stretched is no print.
	 */
	List<AffineTransform> placesOf(InkBox other) {
		double across = width() / other.width();
		double down = height() / other.height();
		double both = Math.sqrt(across * down);
		if (Math.abs(across / down - 1) > MOST_STRETCHED) {
			return List.of();
		}
		return List.of(place(other, across, down), place(other, both, both));
	}

	private AffineTransform place(InkBox other, double across, double down) {
		return new AffineTransform(across, 0, 0, down,
				(this.left + this.right) / 2.0 - (other.left + other.right) / 2.0 * across,
				(this.top + this.bottom) / 2.0 - (other.top + other.bottom) / 2.0 * down);
	}

	private double width() {
		return this.right - this.left;
	}

	private double height() {
		return this.bottom - this.top;
	}

}
