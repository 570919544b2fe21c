package io.regwatch.ingest.redline;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import java.util.StringJoiner;

import io.regwatch.schema.Block;

/** The words of some blocks in a row, as numbers of a {@link Lexicon}. */
final class Words extends AbstractList<Integer> implements RandomAccess {

	private final Lexicon lexicon;

	private final int[] starts;

	private int[] ids;

	private int size;

	private Words(Lexicon lexicon, int blocks) {
		this.lexicon = lexicon;
		this.starts = new int[blocks + 1];
		this.ids = new int[16 * (blocks + 1)];
	}

	static Words of(List<Block> blocks, Lexicon lexicon) {
		Words words = new Words(lexicon, blocks.size());
		for (int block = 0; block < blocks.size(); block++) {
			words.split(blocks.get(block).text());
			words.starts[block + 1] = words.size;
		}
		return words;
	}

	/** The words of the blocks that are not left out. */
	Words without(boolean[] leftOut) {
		Words rest = new Words(this.lexicon, blocks());
		for (int block = 0; block < blocks(); block++) {
			for (int at = start(block); !leftOut[block] && at < start(block + 1); at++) {
				rest.add(this.ids[at]);
			}
			rest.starts[block + 1] = rest.size;
		}
		return rest;
	}

	Words block(int block) {
		Words words = new Words(this.lexicon, 1);
		words.ids = Arrays.copyOfRange(this.ids, start(block), start(block + 1));
		words.size = words.ids.length;
		words.starts[1] = words.size;
		return words;
	}

	int blocks() {
		return this.starts.length - 1;
	}

	/** Where a block begins; the number of blocks stands for the end. */
	int start(int block) {
		return this.starts[block];
	}

	int id(int at) {
		return this.ids[at];
	}

	int[] toIds() {
		return Arrays.copyOf(this.ids, this.size);
	}

	String word(int at) {
		return this.lexicon.word(this.ids[at]);
	}

	String text(int from, int to) {
		StringJoiner text = new StringJoiner(" ");
		for (int at = from; at < to; at++) {
			text.add(word(at));
		}
		return text.toString();
	}

	@Override
	public Integer get(int at) {
		return this.ids[at];
	}

	@Override
	public int size() {
		return this.size;
	}

	private void split(String text) {
		int from = 0;
		while (from < text.length()) {
			int space = text.indexOf(' ', from);
			int to = (space < 0) ? text.length() : space;
			if (to > from) {
				add(this.lexicon.idOf(text.substring(from, to)));
			}
			from = to + 1;
		}
	}

	private void add(int id) {
		if (this.size == this.ids.length) {
			this.ids = Arrays.copyOf(this.ids, 2 * this.size);
		}
		this.ids[this.size++] = id;
	}

}
