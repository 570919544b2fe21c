package io.regwatch.ingest.redline.diff;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Chooses the heaviest chain of matches that are in the same order in both. */
public final class HeaviestChain {

	private final List<Match> matches;

	/** The place of each match in the new text's order, from 1. */
	private final int[] ranks;

	/** The weight of the heaviest chain that ends with a match. */
	private final long[] weights;

	private final int[] predecessors;

	/** A Fenwick tree over ranks: the end of the heaviest chain so far, from 1. */
	private final int[] ends;

	private HeaviestChain(List<Match> matches) {
		this.matches = matches;
		this.ranks = new int[matches.size()];
		this.weights = new long[matches.size() + 1];
		this.predecessors = new int[matches.size() + 1];
		this.ends = new int[matches.size() + 1];
	}

	/**
	 * Chooses.
	 * @param matches in the old text's order
	 * @return some of them, in the order of both texts
	 */
	public static List<Match> heaviest(List<Match> matches) {
		return inOrder(matches) ? matches : new HeaviestChain(matches).choose();
	}

	private static boolean inOrder(List<Match> matches) {
		return IntStream.range(1, matches.size())
			.allMatch((at) -> matches.get(at - 1).after() < matches.get(at).after());
	}

	private List<Match> choose() {
		rank();
		int best = 0;
		for (int at = 0; at < this.matches.size(); at++) {
			int predecessor = heaviestBelow(this.ranks[at]);
			this.predecessors[at + 1] = predecessor;
			this.weights[at + 1] = this.weights[predecessor] + this.matches.get(at).weight();
			raise(this.ranks[at], at + 1);
			best = (this.weights[at + 1] > this.weights[best]) ? at + 1 : best;
		}
		List<Match> chain = new ArrayList<>();
		for (int at = best; at > 0; at = this.predecessors[at]) {
			chain.add(this.matches.get(at - 1));
		}
		Collections.reverse(chain);
		return chain;
	}

	private void rank() {
		List<Integer> order = IntStream.range(0, this.matches.size())
			.boxed()
			.sorted(Comparator.comparingInt((Integer at) -> this.matches.get(at).after()))
			.toList();
		for (int rank = 0; rank < order.size(); rank++) {
			this.ranks[order.get(rank)] = rank + 1;
		}
	}

	private int heaviestBelow(int rank) {
		int best = 0;
		for (int at = rank - 1; at > 0; at -= at & -at) {
			best = (this.weights[this.ends[at]] > this.weights[best]) ? this.ends[at] : best;
		}
		return best;
	}

	private void raise(int rank, int end) {
		for (int at = rank; at < this.ends.length; at += at & -at) {
			if (this.weights[end] > this.weights[this.ends[at]]) {
				this.ends[at] = end;
			}
		}
	}

}
