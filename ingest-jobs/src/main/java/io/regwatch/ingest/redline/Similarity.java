package io.regwatch.ingest.redline;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.redline.diff.TokenSequence;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** Decides whether a block may be a changed version of another one. */
final class Similarity {

	private static final double MIN_SHARE = 0.6;

	private final List<Block> before;

	private final List<Block> after;

	private final TokenSequence oldWords;

	private final TokenSequence newWords;

	Similarity(List<Block> before, List<Block> after, TokenSequence oldWords, TokenSequence newWords) {
		this.before = before;
		this.after = after;
		this.oldWords = oldWords;
		this.newWords = newWords;
	}

	/** The number of words of an old block. */
	int words(int old) {
		return this.oldWords.start(old + 1) - this.oldWords.start(old);
	}

	boolean isSameBlock(int old, int now) {
		return isSameHeading(this.before.get(old), this.after.get(now)) || shared(old, now) >= MIN_SHARE
				* Math.max(words(old), this.newWords.start(now + 1) - this.newWords.start(now));
	}

	private static boolean isSameHeading(Block old, Block now) {
		return old.kind() == BlockKind.HEADING && now.kind() == BlockKind.HEADING
				&& Numbering.title(old.text()).equals(Numbering.title(now.text()));
	}

	private int shared(int old, int now) {
		Map<Integer, Integer> counts = new HashMap<>();
		for (int at = this.oldWords.start(old); at < this.oldWords.start(old + 1); at++) {
			counts.merge(this.oldWords.id(at), 1, Integer::sum);
		}
		int shared = 0;
		for (int at = this.newWords.start(now); at < this.newWords.start(now + 1); at++) {
			shared += (counts.merge(this.newWords.id(at), -1, Integer::sum) >= 0) ? 1 : 0;
		}
		return shared;
	}

}
