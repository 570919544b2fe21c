package io.regwatch.ingest.redline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Finds in a gap what occurs exactly once in the old text and once in the new one. */
final class Anchors {

	private static final long FACTOR = 0x9E3779B97F4A7C15L;

	private static final int FREE = -1;

	private static final int REPEATED = -2;

	private final int[] old;

	private final int[] now;

	private final Grams oldGrams;

	private final Grams newGrams;

	private final long[] keys;

	/** Where in the old text the gram of a slot stands. */
	private final int[] places;

	private Anchors(int[] old, int[] now, Grams oldGrams, Grams newGrams, int size) {
		this.old = old;
		this.now = now;
		this.oldGrams = oldGrams;
		this.newGrams = newGrams;
		this.keys = new long[Integer.highestOneBit(Math.max(4, size)) << 2];
		this.places = new int[this.keys.length];
		Arrays.fill(this.places, FREE);
	}

	/** Finds matches in the order of the old text. */
	static List<Match> find(int[] old, int[] now, Grams oldGrams, Grams newGrams, Gap gap) {
		return new Anchors(old, now, oldGrams, newGrams, gap.beforeEnd() - gap.before()).find(gap);
	}

	private List<Match> find(Gap gap) {
		for (int at = gap.before(); at < gap.beforeEnd(); at++) {
			int length = this.oldGrams.length(at);
			if (length > 0 && at + length <= gap.beforeEnd()) {
				put(hash(this.old, at, length), at);
			}
		}
		return join(partners(gap), gap);
	}

	private int[] partners(Gap gap) {
		int[] partners = new int[gap.beforeEnd() - gap.before()];
		Arrays.fill(partners, FREE);
		for (int at = gap.after(); at < gap.afterEnd(); at++) {
			int length = this.newGrams.length(at);
			if (length == 0 || at + length > gap.afterEnd()) {
				continue;
			}
			int place = this.places[slot(hash(this.now, at, length))];
			if (place >= 0) {
				int index = place - gap.before();
				partners[index] = (partners[index] == FREE && same(place, at, length)) ? at : REPEATED;
			}
		}
		return partners;
	}

	private List<Match> join(int[] partners, Gap gap) {
		List<Match> matches = new ArrayList<>();
		int at = 0;
		while (at < partners.length) {
			int from = at++;
			if (partners[from] >= 0) {
				while (at < partners.length && partners[at] == partners[at - 1] + 1) {
					at++;
				}
				int length = at - from - 1 + this.oldGrams.length(gap.before() + at - 1);
				matches.add(new Match(gap.before() + from, partners[from], length));
			}
		}
		return matches;
	}

	private void put(long hash, int place) {
		int slot = slot(hash);
		this.keys[slot] = hash;
		this.places[slot] = (this.places[slot] == FREE) ? place : REPEATED;
	}

	private int slot(long hash) {
		int mask = this.keys.length - 1;
		int slot = (int) (hash >>> 32) & mask;
		while (this.places[slot] != FREE && this.keys[slot] != hash) {
			slot = (slot + 1) & mask;
		}
		return slot;
	}

	private boolean same(int place, int at, int length) {
		return this.oldGrams.length(place) == length
				&& Arrays.equals(this.old, place, place + length, this.now, at, at + length);
	}

	private static long hash(int[] words, int from, int length) {
		long hash = length;
		for (int at = from; at < from + length; at++) {
			hash = (hash ^ words[at]) * FACTOR;
			hash ^= hash >>> 29;
		}
		return hash * FACTOR;
	}

}
