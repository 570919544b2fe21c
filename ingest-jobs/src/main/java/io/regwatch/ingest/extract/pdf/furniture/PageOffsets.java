package io.regwatch.ingest.extract.pdf.furniture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * How much higher the numbers in a table of contents are than the pages of what they
 * refer to: the same for most entries.
 */
final class PageOffsets {

	/** A program may count pages before it divides the last of them. */
	private static final int TOLERANCE = 1;

	/** The possible offsets of each entry. */
	private final List<List<Integer>> entries = new ArrayList<>();

	/**
	 * Adds an entry.
	 * @param pages on which it may begin what it refers to
	 */
	void add(int number, Collection<Integer> pages) {
		this.entries.add(pages.stream().map((page) -> number - page).toList());
	}

	/** Whether an entry has the offset of half of the entries, and of another one. */
	boolean isCommon(int number, Collection<Integer> pages) {
		return pages.stream().mapToInt((page) -> number - page).anyMatch((offset) -> {
			long same = this.entries.stream().filter((entry) -> isIn(entry, offset)).count();
			return same > 1 && same * 2 >= this.entries.size();
		});
	}

	private static boolean isIn(List<Integer> entry, int offset) {
		return entry.stream().anyMatch((other) -> Math.abs(other - offset) <= TOLERANCE);
	}

}
