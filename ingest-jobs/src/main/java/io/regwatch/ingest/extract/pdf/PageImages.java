package io.regwatch.ingest.extract.pdf;

import java.awt.image.BufferedImage;
import java.awt.image.Raster;

/** Compares the pixels of drawn pages. */
final class PageImages {

	/** Of 255. Edges of letters are blended with the paper. */
	private static final int TOLERANCE = 96;

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
		Raster old = one.getRaster();
		Raster now = other.getRaster();
		int[] oldRow = new int[one.getWidth()];
		int[] newRow = new int[one.getWidth()];
		for (int y = FRAME; y < one.getHeight() - FRAME; y++) {
			old.getSamples(0, y, oldRow.length, 1, 0, oldRow);
			now.getSamples(0, y, newRow.length, 1, 0, newRow);
			for (int x = FRAME; x < oldRow.length - FRAME; x++) {
				if (Math.abs(oldRow[x] - newRow[x]) > TOLERANCE
						&& !(isLike(oldRow[x], now, x, y) && isLike(newRow[x], old, x, y))) {
					return false;
				}
			}
		}
		return true;
	}

	private static boolean isLike(int grey, Raster page, int x, int y) {
		int lightest = 0;
		int darkest = 255;
		for (int row = Math.max(0, y - DISTANCE); row <= Math.min(page.getHeight() - 1, y + DISTANCE); row++) {
			for (int column = Math.max(0, x - DISTANCE); column <= Math.min(page.getWidth() - 1,
					x + DISTANCE); column++) {
				int there = page.getSample(column, row, 0);
				lightest = Math.max(lightest, there);
				darkest = Math.min(darkest, there);
			}
		}
		return grey >= darkest - TOLERANCE && grey <= lightest + TOLERANCE;
	}

}
