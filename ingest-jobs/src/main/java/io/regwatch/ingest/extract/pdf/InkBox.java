package io.regwatch.ingest.extract.pdf;

import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The smallest rectangle with all that is printed on a page, in pixels.
 *
 * @param left first column
 * @param top first row
 * @param right column after the last
 * @param bottom row after the last
 */
record InkBox(int left, int top, int right, int bottom) {

	private static final int PAPER = 255;

	/** As light is paper, too. */
	private static final int FAINTEST = 231;

	private static final double MOST_STRETCHED = 0.01;

	/** Returns nothing for a blank page. Where all ink is light, it is ink, too. */
	static Optional<InkBox> of(BufferedImage page) {
		int ink = darkest(page);
		if (ink > FAINTEST) {
			return Optional.empty();
		}
		int lightest = (ink + PAPER) / 2;
		int left = page.getWidth();
		int right = 0;
		int top = page.getHeight();
		int bottom = 0;
		int[] row = new int[page.getWidth()];
		for (int y = 0; y < page.getHeight(); y++) {
			page.getRaster().getSamples(0, y, row.length, 1, 0, row);
			for (int x = 0; x < row.length; x++) {
				if (row[x] <= lightest) {
					left = Math.min(left, x);
					right = Math.max(right, x + 1);
					top = Math.min(top, y);
					bottom = y + 1;
				}
			}
		}
		return Optional.of(new InkBox(left, top, right, bottom));
	}

	private static int darkest(BufferedImage page) {
		int[] row = new int[page.getWidth()];
		return IntStream.range(0, page.getHeight())
			.map((y) -> Arrays.stream(page.getRaster().getSamples(0, y, row.length, 1, 0, row)).min().orElse(PAPER))
			.min()
			.orElse(PAPER);
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
