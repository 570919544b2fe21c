package io.regwatch.ingest.extract.pdf;

import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.util.Arrays;
import java.util.IntSummaryStatistics;

/** Compares the pixels of drawn pages. */
final class PageImages {

	/** Of 255. Images of pages blend the edges of letters with the paper otherwise. */
	private static final int NOISE = 60;

	/** Of the contrast around a pixel: dark letters have darker edges. */
	private static final double TOLERANCE = 0.15;

	/** In pixels. Printing an image of a page moves edges so far. */
	private static final int DISTANCE = 1;

	/** In pixels. Programs cut off differently what runs over the edge of the paper. */
	private static final int FRAME = 24;

	private PageImages() {
	}

	/**
	 * Whether each pixel of either image is like those around its place in the other one.
	 * At 300 dots an inch a changed letter or sign of six points is larger than what is
	 * tolerated.
	 */
	static boolean isSame(BufferedImage one, BufferedImage other) {
		if (one.getWidth() != other.getWidth() || one.getHeight() != other.getHeight()) {
			return false;
		}
		int[] oldRow = new int[one.getWidth()];
		int[] newRow = new int[one.getWidth()];
		for (int y = FRAME; y < one.getHeight() - FRAME; y++) {
			one.getRaster().getSamples(0, y, oldRow.length, 1, 0, oldRow);
			other.getRaster().getSamples(0, y, newRow.length, 1, 0, newRow);
			for (int x = FRAME; x < oldRow.length - FRAME; x++) {
				if (Math.abs(oldRow[x] - newRow[x]) > NOISE && !isLike(one.getRaster(), other.getRaster(), x, y)) {
					return false;
				}
			}
		}
		return true;
	}

	private static boolean isLike(Raster one, Raster other, int x, int y) {
		IntSummaryStatistics old = around(one, x, y);
		IntSummaryStatistics now = around(other, x, y);
		int contrast = Math.max(old.getMax(), now.getMax()) - Math.min(old.getMin(), now.getMin());
		double tolerance = NOISE + TOLERANCE * contrast;
		return isWithin(one.getSample(x, y, 0), now, tolerance) && isWithin(other.getSample(x, y, 0), old, tolerance);
	}

	private static boolean isWithin(int grey, IntSummaryStatistics around, double tolerance) {
		return grey >= around.getMin() - tolerance && grey <= around.getMax() + tolerance;
	}

	private static IntSummaryStatistics around(Raster page, int x, int y) {
		int size = 2 * DISTANCE + 1;
		return Arrays.stream(page.getSamples(x - DISTANCE, y - DISTANCE, size, size, 0, (int[]) null))
			.summaryStatistics();
	}

}
