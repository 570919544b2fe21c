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

	/** Of 255. Programs that store an image anew blur it, and change its colours. */
	private static final int STORED_NOISE = 110;

	private static final double STORED_TOLERANCE = 0.2;

	/** Pixels that may be unlike by chance: one of the image is drawn as four. */
	private static final int CHANCE = 4;

	/** In pixels. Printing an image of a page moves edges so far. */
	private static final int DISTANCE = 1;

	/** In pixels. Programs cut off differently what runs over the edge of the paper. */
	private static final int FRAME = 24;

	/** In pixels. The edges of an image are seldom where a pixel begins. */
	private static final int EDGE = 3;

	private final Raster one;

	private final Raster other;

	private final int noise;

	private final double tolerance;

	/** How far right and down the second image is moved. */
	private final int across;

	private final int down;

	private PageImages(BufferedImage one, BufferedImage other, int noise, double tolerance, int across, int down) {
		this.one = one.getRaster();
		this.other = other.getRaster();
		this.noise = noise;
		this.tolerance = tolerance;
		this.across = across;
		this.down = down;
	}

	/**
	 * Whether each pixel of either image is like those around its place in the other one.
	 * At 300 dots an inch a changed letter or sign of six points is larger than what is
	 * tolerated.
	 */
	static boolean isSame(BufferedImage one, BufferedImage other) {
		return one.getWidth() == other.getWidth() && one.getHeight() == other.getHeight()
				&& !new PageImages(one, other, NOISE, TOLERANCE, 0, 0).hasUnlike(1, FRAME);
	}

	/**
	 * Whether an image of the same size certainly shows something else, however it was
	 * stored.
	 */
	static boolean isOther(BufferedImage one, BufferedImage other) {
		for (int across : new int[] { 0, -1, 1 }) {
			for (int down : new int[] { 0, -1, 1 }) {
				if (!new PageImages(one, other, STORED_NOISE, STORED_TOLERANCE, across, down).hasUnlike(CHANCE + 1,
						EDGE)) {
					return false;
				}
			}
		}
		return true;
	}

	private boolean hasUnlike(int enough, int frame) {
		int width = this.one.getWidth();
		int[] oldRow = new int[width];
		int[] newRow = new int[width];
		int unlike = 0;
		for (int y = frame; y < this.one.getHeight() - frame; y++) {
			this.one.getSamples(0, y, width, 1, 0, oldRow);
			this.other.getSamples(0, y - this.down, width, 1, 0, newRow);
			for (int x = frame; x < width - frame; x++) {
				if (Math.abs(oldRow[x] - newRow[x - this.across]) > this.noise && !isLike(x, y) && ++unlike >= enough) {
					return true;
				}
			}
		}
		return false;
	}

	private boolean isLike(int x, int y) {
		IntSummaryStatistics old = around(this.one, x, y);
		IntSummaryStatistics now = around(this.other, x - this.across, y - this.down);
		int contrast = Math.max(old.getMax(), now.getMax()) - Math.min(old.getMin(), now.getMin());
		double tolerated = this.noise + this.tolerance * contrast;
		return isWithin(this.one.getSample(x, y, 0), now, tolerated)
				&& isWithin(this.other.getSample(x - this.across, y - this.down, 0), old, tolerated);
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
