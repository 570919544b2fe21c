package io.regwatch.ingest.redline.diff;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

import io.regwatch.schema.Block;

/** The words of some blocks in a row, as numbers of a {@link TokenDictionary}. */
public final class TokenSequence extends AbstractList<Integer> implements RandomAccess {

	private final TokenDictionary lexicon;

	private final List<String> texts;

	private final int[] starts;

	private int[] ids;

	/** Where a word begins in the text of its block. */
	private int[] offsets;

	private int size;

	private TokenSequence(TokenDictionary lexicon, List<String> texts, int capacity) {
		this.lexicon = lexicon;
		this.texts = texts;
		this.starts = new int[texts.size() + 1];
		this.ids = new int[capacity];
		this.offsets = new int[capacity];
	}

	public static TokenSequence of(List<Block> blocks, TokenDictionary lexicon) {
		TokenSequence words = new TokenSequence(lexicon, blocks.stream().map(Block::text).toList(),
				16 * (blocks.size() + 1));
		for (int block = 0; block < blocks.size(); block++) {
			words.split(blocks.get(block).text());
			words.starts[block + 1] = words.size;
		}
		return words;
	}

	/** The words of the blocks that are not left out. */
	public TokenSequence without(boolean[] leftOut) {
		TokenSequence rest = new TokenSequence(this.lexicon, this.texts, this.size);
		for (int block = 0; block < blocks(); block++) {
			if (!leftOut[block]) {
				rest.addAll(this, start(block), start(block + 1));
			}
			rest.starts[block + 1] = rest.size;
		}
		return rest;
	}

	public TokenSequence block(int block) {
		int length = start(block + 1) - start(block);
		TokenSequence words = new TokenSequence(this.lexicon, this.texts.subList(block, block + 1), length);
		words.addAll(this, start(block), start(block + 1));
		words.starts[1] = length;
		return words;
	}

	public int blocks() {
		return this.texts.size();
	}

	/** Where a block begins; the number of blocks means the end. */
	public int start(int block) {
		return this.starts[block];
	}

	public int id(int at) {
		return this.ids[at];
	}

	int[] toIds() {
		return Arrays.copyOf(this.ids, this.size);
	}

	String word(int at) {
		return this.lexicon.word(this.ids[at]);
	}

	/** The text from a word up to another, exclusive. */
	public String text(int from, int to) {
		int block = blockOf(from);
		int end = Math.min(to, start(block + 1));
		String text = text(block, from, end);
		return (end < to) ? text + " " + text(end, to) : text;
	}

	@Override
	public Integer get(int at) {
		return this.lexicon.number(this.ids[at]);
	}

	@Override
	public int size() {
		return this.size;
	}

	private String text(int block, int from, int to) {
		String text = this.texts.get(block);
		return text.substring(this.offsets[from], (to == start(block + 1)) ? text.length() : this.offsets[to] - 1);
	}

	private int blockOf(int word) {
		int found = Arrays.binarySearch(this.starts, word);
		int block = (found >= 0) ? found : -found - 2;
		while (start(block + 1) <= word) {
			block++;
		}
		return block;
	}

	private void split(String text) {
		int from = 0;
		while (from < text.length()) {
			int space = text.indexOf(' ', from);
			int to = (space < 0) ? text.length() : space;
			if (to > from) {
				grow();
				this.offsets[this.size] = from;
				this.ids[this.size++] = this.lexicon.idOf(text, from, to);
			}
			from = to + 1;
		}
	}

	private void addAll(TokenSequence words, int from, int to) {
		System.arraycopy(words.ids, from, this.ids, this.size, to - from);
		System.arraycopy(words.offsets, from, this.offsets, this.size, to - from);
		this.size += to - from;
	}

	private void grow() {
		if (this.size == this.ids.length) {
			this.ids = Arrays.copyOf(this.ids, 2 * this.size);
			this.offsets = Arrays.copyOf(this.offsets, 2 * this.size);
		}
	}

}
