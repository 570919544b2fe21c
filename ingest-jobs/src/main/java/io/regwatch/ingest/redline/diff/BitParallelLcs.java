package io.regwatch.ingest.redline.diff;

import java.util.ArrayList;
import java.util.List;

import com.github.difflib.algorithm.Change;
import com.github.difflib.patch.DeltaType;

/**
 * The fewest changes in a short gap, by the bits of a {@code long} for each word of the
 * old text: H. Hyyrö, "Bit-Parallel LCS-length Computation Revisited", AWOCA 2004.
 */
final class BitParallelLcs {

	/** Words that either side may have. */
	private static final int MAX = Long.SIZE;

	private final int[] old;

	private final int[] now;

	private final Gap gap;

	private final int oldSize;

	private final int newSize;

	/** The words that both have, a bit each. */
	private long oldKept;

	private long newKept;

	private BitParallelLcs(int[] old, int[] now, Gap gap) {
		this.old = old;
		this.now = now;
		this.gap = gap;
		this.oldSize = gap.beforeEnd() - gap.before();
		this.newSize = gap.afterEnd() - gap.after();
	}

	static boolean isFor(Gap gap) {
		return gap.beforeEnd() - gap.before() <= MAX && gap.afterEnd() - gap.after() <= MAX;
	}

	static List<Change> of(int[] old, int[] now, Gap gap) {
		BitParallelLcs diff = new BitParallelLcs(old, now, gap);
		diff.keep(diff.rows());
		return diff.changes();
	}

	/** A row a new word: bit by bit, 0 where the common words become one more. */
	private long[] rows() {
		long[] rows = new long[this.newSize];
		long row = -1;
		for (int at = 0; at < this.newSize; at++) {
			long same = row & same(this.now[this.gap.after() + at]);
			row = (row + same) | (row - same);
			rows[at] = row;
		}
		return rows;
	}

	private long same(int word) {
		long same = 0;
		for (int at = 0; at < this.oldSize; at++) {
			same |= (this.old[this.gap.before() + at] == word) ? 1L << at : 0;
		}
		return same;
	}

	private void keep(long[] rows) {
		int before = this.oldSize - 1;
		int after = this.newSize - 1;
		while (before >= 0 && after >= 0) {
			if (isSet(rows[after], before)) {
				before--;
			}
			else if (after > 0 && !isSet(rows[after - 1], before)) {
				after--;
			}
			else {
				this.oldKept |= 1L << before--;
				this.newKept |= 1L << after--;
			}
		}
	}

	private List<Change> changes() {
		List<Change> changes = new ArrayList<>();
		int before = 0;
		int after = 0;
		while (before < this.oldSize || after < this.newSize) {
			int oldEnd = nextKept(this.oldKept, before, this.oldSize);
			int newEnd = nextKept(this.newKept, after, this.newSize);
			if (oldEnd > before || newEnd > after) {
				changes.add(new Change(DeltaType.CHANGE, this.gap.before() + before, this.gap.before() + oldEnd,
						this.gap.after() + after, this.gap.after() + newEnd));
			}
			before = oldEnd + 1;
			after = newEnd + 1;
		}
		return changes;
	}

	private static int nextKept(long kept, int from, int size) {
		return (from < size) ? Math.min(size, from + Long.numberOfTrailingZeros(kept >>> from)) : size;
	}

	private static boolean isSet(long bits, int at) {
		return (bits >>> at & 1) == 1;
	}

}
