package io.regwatch.ingest.redline.diff;

import java.util.ArrayList;
import java.util.List;

/** Gives each word a number, so that comparing words is comparing numbers. */
public final class TokenDictionary {

	private final List<String> words = new ArrayList<>();

	private final List<Integer> numbers = new ArrayList<>();

	/**
	 * At the place that a word's hash says, or at the next free one: its number from 1.
	 */
	private int[] slots = new int[1 << 13];

	/** The number of the word of a text between two places. */
	int idOf(String text, int from, int to) {
		int slot = slot(text, from, to);
		return (this.slots[slot] > 0) ? this.slots[slot] - 1 : add(text.substring(from, to), slot);
	}

	/** The number as an object, always the same one. */
	Integer number(int id) {
		return this.numbers.get(id);
	}

	String word(int id) {
		return this.words.get(id);
	}

	private int add(String word, int slot) {
		int id = this.words.size();
		this.words.add(word);
		this.numbers.add(id);
		this.slots[slot] = id + 1;
		if (2 * this.words.size() > this.slots.length) {
			grow();
		}
		return id;
	}

	private void grow() {
		this.slots = new int[2 * this.slots.length];
		for (int id = 0; id < this.words.size(); id++) {
			String word = this.words.get(id);
			this.slots[slot(word, 0, word.length())] = id + 1;
		}
	}

	private int slot(String text, int from, int to) {
		int mask = this.slots.length - 1;
		int slot = hash(text, from, to) & mask;
		while (this.slots[slot] > 0 && !isAt(this.words.get(this.slots[slot] - 1), text, from, to)) {
			slot = (slot + 1) & mask;
		}
		return slot;
	}

	private static boolean isAt(String word, String text, int from, int to) {
		return word.length() == to - from && text.startsWith(word, from);
	}

	private static int hash(String text, int from, int to) {
		int hash = 0;
		for (int at = from; at < to; at++) {
			hash = 31 * hash + text.charAt(at);
		}
		return (hash * 0x9E3779B9) >>> 7;
	}

}
