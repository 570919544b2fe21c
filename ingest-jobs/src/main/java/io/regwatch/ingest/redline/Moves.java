package io.regwatch.ingest.redline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.regwatch.ingest.redline.diff.HeaviestChain;
import io.regwatch.ingest.redline.diff.Match;
import io.regwatch.schema.Block;

/**
 * Finds blocks that stand at another place: runs of blocks that both texts have exactly
 * once, out of the order of all the others, with slightly changed neighbours.
 */
final class Moves {

	/** Fewer words are found again by chance. */
	private static final int MIN_WORDS = 8;

	private final List<Block> before;

	private final List<Block> after;

	private final Similarity similarity;

	private final int[] partners;

	private final boolean[] oldTaken;

	private final boolean[] newTaken;

	Moves(List<Block> before, List<Block> after, Similarity similarity) {
		this.before = before;
		this.after = after;
		this.similarity = similarity;
		this.partners = new int[before.size()];
		Arrays.fill(this.partners, -1);
		this.oldTaken = new boolean[before.size()];
		this.newTaken = new boolean[after.size()];
	}

	/** Returns for each old block the new one that it moved to, else -1. */
	int[] find() {
		List<Match> runs = runs();
		Set<Match> inPlace = new HashSet<>(HeaviestChain.heaviest(runs));
		runs.forEach(this::take);
		runs.stream()
			.filter((run) -> !inPlace.contains(run))
			.sorted(Comparator.comparingInt(Match::weight).reversed())
			.map(this::extend)
			.filter((run) -> run.weight() >= MIN_WORDS)
			.forEach(this::move);
		return this.partners;
	}

	private List<Match> runs() {
		Map<String, Integer> places = new HashMap<>();
		for (int at = 0; at < this.after.size(); at++) {
			places.merge(this.after.get(at).text(), at, (first, second) -> -1);
		}
		Map<String, Long> counts = new HashMap<>();
		this.before.forEach((block) -> counts.merge(block.text(), 1L, Long::sum));
		List<Match> runs = new ArrayList<>();
		for (int at = 0; at < this.before.size(); at++) {
			String text = this.before.get(at).text();
			int place = (counts.getOrDefault(text, 0L) == 1) ? places.getOrDefault(text, -1) : -1;
			if (place >= 0) {
				append(runs, new Match(at, place, 1, this.similarity.words(at)));
			}
		}
		return runs;
	}

	private static void append(List<Match> runs, Match block) {
		Match last = runs.isEmpty() ? null : runs.getLast();
		if (last != null && last.beforeEnd() == block.before() && last.afterEnd() == block.after()) {
			runs.removeLast();
			runs.add(new Match(last.before(), last.after(), last.length() + 1, last.weight() + block.weight()));
		}
		else {
			runs.add(block);
		}
	}

	private void take(Match run) {
		Arrays.fill(this.oldTaken, run.before(), run.beforeEnd(), true);
		Arrays.fill(this.newTaken, run.after(), run.afterEnd(), true);
	}

	private Match extend(Match run) {
		Match extended = run;
		while (moved(extended.before() - 1, extended.after() - 1)) {
			extended = new Match(extended.before() - 1, extended.after() - 1, extended.length() + 1,
					extended.weight() + this.similarity.words(extended.before() - 1));
			take(extended);
		}
		while (moved(extended.beforeEnd(), extended.afterEnd())) {
			extended = new Match(extended.before(), extended.after(), extended.length() + 1,
					extended.weight() + this.similarity.words(extended.beforeEnd()));
			take(extended);
		}
		return extended;
	}

	private boolean moved(int old, int now) {
		return old >= 0 && now >= 0 && old < this.before.size() && now < this.after.size() && !this.oldTaken[old]
				&& !this.newTaken[now] && this.similarity.isSameBlock(old, now);
	}

	private void move(Match run) {
		for (int at = 0; at < run.length(); at++) {
			this.partners[run.before() + at] = run.after() + at;
		}
	}

}
