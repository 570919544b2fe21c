package io.regwatch.ingest.redline.diff;

/** Words as numbers, with the hash of any stretch of them in constant time. */
final class HashedWords {

	private static final long BASE = 0x9E3779B97F4A7C15L;

	private static final long MIX = 0xBF58476D1CE4E5B9L;

	private final int[] ids;

	/** The hash of all words before a place. */
	private final long[] sums;

	private final long[] powers;

	HashedWords(int[] ids) {
		this.ids = ids;
		this.sums = new long[ids.length + 1];
		this.powers = new long[ids.length + 1];
		this.powers[0] = 1;
		for (int at = 0; at < ids.length; at++) {
			this.sums[at + 1] = this.sums[at] * BASE + ids[at] + 1;
			this.powers[at + 1] = this.powers[at] * BASE;
		}
	}

	int[] ids() {
		return this.ids;
	}

	long hash(int from, int length) {
		long hash = this.sums[from + length] - this.sums[from] * this.powers[length];
		return (hash ^ hash >>> 31) * MIX;
	}

}
