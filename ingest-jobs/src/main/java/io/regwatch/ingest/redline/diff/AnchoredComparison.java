package io.regwatch.ingest.redline.diff;

import java.util.ArrayList;
import java.util.List;

import com.github.difflib.algorithm.Change;
import com.github.difflib.patch.DeltaType;

/** Two texts that {@link AnchoredDiff} compares. */
final class AnchoredComparison {

	private final List<? extends Integer> source;

	private final List<? extends Integer> target;

	private final HashedWords old;

	private final HashedWords now;

	private final Anchors anchors;

	private final List<AnchorCandidates> levels;

	private final List<Change> changes = new ArrayList<>();

	AnchoredComparison(List<? extends Integer> source, List<? extends Integer> target, List<AnchorCandidates> levels) {
		this.source = source;
		this.target = target;
		this.old = new HashedWords(numbers(source));
		this.now = new HashedWords(numbers(target));
		this.anchors = new Anchors(this.old, this.now);
		this.levels = levels;
	}

	List<Change> changes() {
		compare(new Gap(0, this.source.size(), 0, this.target.size()), 0);
		return this.changes;
	}

	private static int[] numbers(List<? extends Integer> words) {
		return (words instanceof TokenSequence known) ? known.toIds()
				: words.stream().mapToInt(Integer::intValue).toArray();
	}

	private void compare(Gap untrimmed, int level) {
		Gap gap = untrimmed.trim(this.old.ids(), this.now.ids());
		if (gap.isOneSided()) {
			add(gap);
		}
		else if (BitParallelLcs.isFor(gap)) {
			this.changes.addAll(BitParallelLcs.of(this.old.ids(), this.now.ids(), gap));
		}
		else {
			split(gap, level);
		}
	}

	private void split(Gap gap, int firstLevel) {
		for (int level = firstLevel; level < this.levels.size(); level++) {
			List<Match> matches = HeaviestChain.heaviest(this.anchors.find(this.levels.get(level), gap));
			if (!matches.isEmpty()) {
				between(gap, matches, level + 1);
				return;
			}
		}
		MyersLeafDiff.tryOf(this.source, this.target, gap).ifPresentOrElse(this.changes::addAll, () -> add(gap));
	}

	private void between(Gap gap, List<Match> matches, int level) {
		int before = gap.before();
		int after = gap.after();
		for (Match one : matches) {
			Match match = one.from(before, after);
			if (match.length() > 0) {
				compare(new Gap(before, match.before(), after, match.after()), level);
				before = match.beforeEnd();
				after = match.afterEnd();
			}
		}
		compare(new Gap(before, gap.beforeEnd(), after, gap.afterEnd()), level);
	}

	private void add(Gap gap) {
		if (!gap.isEmpty()) {
			this.changes.add(new Change(DeltaType.CHANGE, gap.before(), gap.beforeEnd(), gap.after(), gap.afterEnd()));
		}
	}

}
