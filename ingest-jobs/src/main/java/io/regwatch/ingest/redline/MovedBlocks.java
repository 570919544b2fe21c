package io.regwatch.ingest.redline;

import java.util.List;

import io.regwatch.ingest.redline.diff.AnchoredDiff;
import io.regwatch.ingest.redline.diff.TokenSequence;
import io.regwatch.schema.Block;

/** The moved blocks, numbered in the order of the old text. */
final class MovedBlocks {

	private final List<Block> before;

	private final List<Block> after;

	private final TokenSequence oldWords;

	private final TokenSequence newWords;

	/** The number of the move of a block, else 0. */
	private final int[] movesAway;

	private final int[] movesHere;

	/** The old block of a move, by its number. */
	private final int[] origins;

	MovedBlocks(List<Block> before, List<Block> after, TokenSequence oldWords, TokenSequence newWords, int[] partners) {
		this.before = before;
		this.after = after;
		this.oldWords = oldWords;
		this.newWords = newWords;
		this.movesAway = new int[before.size()];
		this.movesHere = new int[after.size()];
		this.origins = new int[before.size() + 1];
		int moves = 0;
		for (int old = 0; old < partners.length; old++) {
			if (partners[old] >= 0) {
				moves++;
				this.movesAway[old] = moves;
				this.movesHere[partners[old]] = moves;
				this.origins[moves] = old;
			}
		}
	}

	boolean isAway(int old) {
		return this.movesAway[old] > 0;
	}

	boolean isHere(int now) {
		return this.movesHere[now] > 0;
	}

	RedlineBlock away(int old) {
		return new RedlineBlock.MovedAway(this.before.get(old), this.movesAway[old]);
	}

	RedlineBlock here(int now) {
		int move = this.movesHere[now];
		TokenSequence origin = this.oldWords.block(this.origins[move]);
		TokenSequence here = this.newWords.block(now);
		return new RedlineBlock.MovedHere(this.after.get(now), move,
				SpanBuilder.of(origin, here, new AnchoredDiff((at) -> 0, (at) -> 0).computeDiff(origin, here, null)));
	}

	/** The old words without those of moved blocks. */
	TokenSequence oldRest() {
		return this.oldWords.without(flags(this.movesAway));
	}

	/** The new words without those of moved blocks. */
	TokenSequence newRest() {
		return this.newWords.without(flags(this.movesHere));
	}

	private static boolean[] flags(int[] moves) {
		boolean[] flags = new boolean[moves.length];
		for (int at = 0; at < moves.length; at++) {
			flags[at] = moves[at] > 0;
		}
		return flags;
	}

}
