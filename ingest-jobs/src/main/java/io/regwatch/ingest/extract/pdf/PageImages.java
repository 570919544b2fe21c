package io.regwatch.ingest.extract.pdf;

import java.awt.image.BufferedImage;
import java.awt.image.Raster;

/** Compares the pixels of drawn pages. */
final class PageImages {

	/** Of 255. Images of pages blend the edges of letters with the paper otherwise. */
	private static final int NOISE = 60;

	/** Of the contrast around a pixel: dark letters have darker edges. */
	private static final double TOLERANCE = 0.15;

	/**
	 * Of the contrast within reach of a pixel: where all ink is light, it is ink, too.
	 */
	private static final double FAINT = 0.55;

	/** In pixels. Dark strokes are not further from what they blend with. */
	private static final int REACH = 6;

	/** Of 255. Programs convert colours otherwise. */
	private static final int FAINTEST = 24;

	/** Of 255. Programs that store an image anew blur it, and change its colours. */
	private static final int STORED_NOISE = 110;

	private static final double STORED_TOLERANCE = 0.2;

	private static final int LIGHTEST = 255;

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

	private final int faintest;

	/** How far right and down the second image is moved. */
	private final int across;

	private final int down;

	private PageImages(BufferedImage one, BufferedImage other, int noise, double tolerance, int faintest, int across,
			int down) {
		this.one = one.getRaster();
		this.other = other.getRaster();
		this.noise = noise;
		this.tolerance = tolerance;
		this.faintest = faintest;
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
				&& !new PageImages(one, other, NOISE, TOLERANCE, FAINTEST, 0, 0).hasUnlike(1, FRAME);
	}

	/**
	 * Whether an image of the same size certainly shows something else, however it was
	 * stored.
	 */
	static boolean isOther(BufferedImage one, BufferedImage other) {
		for (int across : new int[] { 0, -1, 1 }) {
			for (int down : new int[] { 0, -1, 1 }) {
				if (!new PageImages(one, other, STORED_NOISE, STORED_TOLERANCE, LIGHTEST, across, down)
					.hasUnlike(CHANCE + 1, EDGE)) {
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
				if (Math.abs(oldRow[x] - newRow[x - this.across]) > Math.min(this.noise, this.faintest) && !isLike(x, y)
						&& ++unlike >= enough) {
					return true;
				}
			}
		}
		return false;
	}

	private boolean isLike(int x, int y) {
		return isLike(x, y, this.noise + this.tolerance * contrast(x, y, DISTANCE))
				&& (isLike(x, y, this.faintest) || isLike(x, y, FAINT * contrast(x, y, REACH)));
	}

	private boolean isLike(int x, int y, double tolerated) {
		return inOther(x, y, DISTANCE).contains(this.one.getSample(x, y, 0), tolerated)
				&& GreyRange.around(this.one, x, y, DISTANCE)
					.contains(this.other.getSample(x - this.across, y - this.down, 0), tolerated);
	}

	private int contrast(int x, int y, int distance) {
		return GreyRange.around(this.one, x, y, distance).contrast(inOther(x, y, distance));
	}

	private GreyRange inOther(int x, int y, int distance) {
		return GreyRange.around(this.other, x - this.across, y - this.down, distance);
	}

}
