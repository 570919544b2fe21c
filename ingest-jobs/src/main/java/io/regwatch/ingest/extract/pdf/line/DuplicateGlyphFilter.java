package io.regwatch.ingest.extract.pdf.line;

import java.util.Arrays;

import org.apache.pdfbox.text.TextPosition;

/**
 * Knows the characters of a page, so that one that is drawn twice at a place, to look
 * bold or to have a shadow, is read once. By the rule of PDFBox, but in a flat table: its
 * own trees take as long as all the rest.
 */
final class DuplicateGlyphFilter {

	private static final int NONE = -1;

	private static final int ROWS = 1 << 12;

	/** The last character of a row of a letter. */
	private final int[] last = new int[ROWS];

	private int[] next = new int[1 << 12];

	private float[] lefts = new float[this.next.length];

	private float[] baselines = new float[this.next.length];

	private String[] letters = new String[this.next.length];

	private int size;

	DuplicateGlyphFilter() {
		clear();
	}

	/** Forgets all of the page before. */
	void clear() {
		Arrays.fill(this.last, NONE);
		Arrays.fill(this.letters, 0, this.size, "");
		this.size = 0;
	}

	/** Whether the same letter is there already; if not, it is added. */
	boolean isShadow(TextPosition position) {
		String letter = position.getUnicode();
		float left = position.getX();
		float baseline = position.getY();
		float tolerance = position.getWidth() / letter.length() / 3;
		for (int row = row(baseline - tolerance); row <= row(baseline + tolerance); row++) {
			if (isIn(row, letter, left, baseline, tolerance)) {
				return true;
			}
		}
		add(letter, left, baseline);
		return false;
	}

	private boolean isIn(int row, String letter, float left, float baseline, float tolerance) {
		for (int at = this.last[slot(letter, row)]; at != NONE; at = this.next[at]) {
			if (isNear(this.lefts[at], left, tolerance) && isNear(this.baselines[at], baseline, tolerance)
					&& this.letters[at].equals(letter)) {
				return true;
			}
		}
		return false;
	}

	private static boolean isNear(float known, float value, float tolerance) {
		return known >= value - tolerance && known < value + tolerance;
	}

	private void add(String letter, float left, float baseline) {
		if (this.size == this.next.length) {
			this.next = Arrays.copyOf(this.next, 2 * this.size);
			this.lefts = Arrays.copyOf(this.lefts, 2 * this.size);
			this.baselines = Arrays.copyOf(this.baselines, 2 * this.size);
			this.letters = Arrays.copyOf(this.letters, 2 * this.size);
		}
		int slot = slot(letter, row(baseline));
		this.lefts[this.size] = left;
		this.baselines[this.size] = baseline;
		this.letters[this.size] = letter;
		this.next[this.size] = this.last[slot];
		this.last[slot] = this.size++;
	}

	/** The height of a row is that of a point. */
	private static int row(float height) {
		return Math.round(height);
	}

	private static int slot(String letter, int row) {
		int hash = (letter.hashCode() * 31 + row) * 0x9E3779B9;
		return hash >>> 20;
	}

}
