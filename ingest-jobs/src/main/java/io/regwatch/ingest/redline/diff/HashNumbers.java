package io.regwatch.ingest.redline.diff;

import java.util.Arrays;

/** Gives each hash a number, in the order in which they come. */
final class HashNumbers {

	/** What a hash has that did not come. */
	static final int NONE = -1;

	private static final long FREE = 0;

	private static final long LOWER = 0xFFFF_FFFFL;

	/** One half of a hash and, in the lower half, its number from 1. */
	private final long[] slots;

	private int mask;

	private int size;

	/**
	 * Makes room.
	 * @param most how many hashes may come at any time
	 */
	HashNumbers(int most) {
		this.slots = new long[slots(most)];
	}

	/** Forgets all, and makes ready for so many. */
	void clear(int most) {
		this.mask = slots(most) - 1;
		this.size = 0;
		Arrays.fill(this.slots, 0, slots(most), FREE);
	}

	private static int slots(int most) {
		return Integer.highestOneBit(Math.max(2, most + most / 2)) << 1;
	}

	/** The number, from 0, of a hash that comes. */
	int add(long hash) {
		int slot = slot(hash);
		if (this.slots[slot] == FREE) {
			this.slots[slot] = (hash & ~LOWER) | ++this.size;
		}
		return (int) this.slots[slot] - 1;
	}

	int find(long hash) {
		return (int) this.slots[slot(hash)] - 1;
	}

	// The halves of the hash choose the slot and tell who has it.
	private int slot(long hash) {
		int slot = (int) hash & this.mask;
		while (this.slots[slot] != FREE && (this.slots[slot] ^ hash) >>> 32 != 0) {
			slot = (slot + 1) & this.mask;
		}
		return slot;
	}

}
