package io.regwatch.ingest.redline.diff;

import java.util.BitSet;

/** Where a text may be cut: best between blocks, else between sentences. */
public final class BoundaryScore {

	private static final int BLOCK = 8;

	private static final int SENTENCE = 2;

	private static final int CLAUSE = 1;

	private final TokenSequence words;

	private final BitSet starts;

	public BoundaryScore(TokenSequence words) {
		this.words = words;
		this.starts = new BitSet(words.size() + 1);
		for (int block = 0; block <= words.blocks(); block++) {
			this.starts.set(words.start(block));
		}
	}

	boolean isStart(int at) {
		return this.starts.get(at);
	}

	/** The first beginning of a block after a place; the end is one. */
	public int nextStart(int after) {
		return this.starts.nextSetBit(after + 1);
	}

	int score(int at) {
		if (isStart(at)) {
			return BLOCK;
		}
		String last = this.words.word(at - 1);
		return switch (last.charAt(last.length() - 1)) {
			case '.', '!', '?', '|' -> SENTENCE;
			case ',', ';', ':', ')' -> CLAUSE;
			default -> 0;
		};
	}

}
