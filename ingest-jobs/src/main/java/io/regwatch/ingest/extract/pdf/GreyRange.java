package io.regwatch.ingest.extract.pdf;

import java.awt.image.Raster;
import java.util.Arrays;
import java.util.IntSummaryStatistics;

/** From the darkest to the lightest of some pixels, 0 to 255. */
record GreyRange(int darkest, int lightest) {

	/**
	 * Returns the range around a pixel, with that pixel.
	 * @param distance in pixels
	 */
	static GreyRange around(Raster page, int x, int y, int distance) {
		int size = 2 * distance + 1;
		IntSummaryStatistics pixels = Arrays
			.stream(page.getSamples(x - distance, y - distance, size, size, 0, (int[]) null))
			.summaryStatistics();
		return new GreyRange(pixels.getMin(), pixels.getMax());
	}

	boolean contains(int grey, double tolerance) {
		return grey >= this.darkest - tolerance && grey <= this.lightest + tolerance;
	}

	/** The contrast of the pixels of both. */
	int contrast(GreyRange other) {
		return Math.max(this.lightest, other.lightest) - Math.min(this.darkest, other.darkest);
	}

}
