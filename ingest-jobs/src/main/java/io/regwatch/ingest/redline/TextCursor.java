package io.regwatch.ingest.redline;

import java.util.List;

import io.regwatch.ingest.redline.diff.BoundaryScore;
import io.regwatch.ingest.redline.diff.TokenSequence;
import io.regwatch.schema.Block;

/** One of two texts, read from its beginning to its end. */
final class TextCursor {

	private final List<Block> blocks;

	private final TokenSequence words;

	private final BoundaryScore edges;

	private int block = -1;

	/**
	 * Makes a side at its beginning.
	 * @param blocks all blocks
	 * @param words of the blocks that did not move; the others have none
	 */
	TextCursor(List<Block> blocks, TokenSequence words) {
		this.blocks = blocks;
		this.words = words;
		this.edges = new BoundaryScore(words);
	}

	TokenSequence words() {
		return this.words;
	}

	Block block(int number) {
		return this.blocks.get(number);
	}

	/** The block that was read last; -1 at the beginning. */
	int block() {
		return this.block;
	}

	void enter(int number) {
		this.block = number;
	}

	/** The block of a word; the number of blocks at the end. */
	int blockOf(int word) {
		int number = Math.max(0, this.block);
		while (number < this.blocks.size() && this.words.start(number + 1) <= word) {
			number++;
		}
		return number;
	}

	/** Where the block that was read last ends, if that is not after a place. */
	int tailEnd(int next, int to) {
		return (next == this.block) ? to : Math.min(to, this.words.start(this.block + 1));
	}

	/** Where the words before a place begin that belong to its block. */
	int headStart(int next, int to) {
		return (next == this.block) ? to : this.words.start(next);
	}

	/** The next beginning of a block after a place. */
	int nextStart(int after) {
		return this.edges.nextStart(after);
	}

}
