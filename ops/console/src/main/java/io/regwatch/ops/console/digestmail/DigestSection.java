package io.regwatch.ops.console.digestmail;

import java.util.List;

/**
 * A part of a digest.
 *
 * @param title with the number of its entries
 * @param lines the first entries
 * @param more number of entries that are left out
 */
record DigestSection(String title, List<Line> lines, int more) {

	private static final int MAX = 50;

	static DigestSection of(String title, List<Line> all) {
		return of(title, all, all.size());
	}

	static DigestSection of(String title, List<Line> found, int total) {
		List<Line> shown = found.stream().limit(MAX).toList();
		return new DigestSection("%s: %d".formatted(title, total), shown, total - shown.size());
	}

	/**
	 * An entry.
	 *
	 * @param url empty if there is no page
	 */
	record Line(String text, String detail, String url) {

	}

}
