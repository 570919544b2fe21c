package io.regwatch.ingest.redline;

import java.util.ArrayList;
import java.util.List;

import com.github.difflib.algorithm.Change;
import com.github.difflib.algorithm.DiffAlgorithmI;
import com.github.difflib.algorithm.DiffAlgorithmListener;
import com.github.difflib.patch.DeltaType;
import org.jspecify.annotations.Nullable;

/**
 * Compares long texts in nearly linear time: holds on to stretches of words that both
 * texts have equally often and in the same order, first to long ones, then to headings,
 * then to short ones, and looks for the fewest changes only in what is left between them.
 */
final class AnchoredDiff implements DiffAlgorithmI<Integer> {

	/** What occurs more often is no landmark. */
	private static final int FREQUENT = 50;

	/** What is looked for, one after the other. */
	private final List<Landmarks> levels;

	private List<? extends Integer> source = List.of();

	private List<? extends Integer> target = List.of();

	private HashedWords old = new HashedWords(new int[0]);

	private HashedWords now = this.old;

	private Anchors anchors = new Anchors(this.old, this.now);

	private List<Change> changes = List.of();

	/**
	 * Makes an algorithm for two texts.
	 * @param oldHeadings how many words the heading has that begins at a place
	 * @param newHeadings likewise in the new text
	 */
	AnchoredDiff(Grams oldHeadings, Grams newHeadings) {
		this.levels = List.of(Landmarks.of(12, FREQUENT), Landmarks.of(6, FREQUENT),
				new Landmarks(oldHeadings, newHeadings, 1), Landmarks.of(3, 1), Landmarks.of(1, 1));
	}

	@Override
	public List<Change> computeDiff(List<? extends Integer> source, List<? extends Integer> target,
			@Nullable DiffAlgorithmListener progress) {
		this.source = source;
		this.target = target;
		this.old = new HashedWords(numbers(source));
		this.now = new HashedWords(numbers(target));
		this.anchors = new Anchors(this.old, this.now);
		this.changes = new ArrayList<>();
		compare(new Gap(0, source.size(), 0, target.size()), 0);
		return this.changes;
	}

	private static int[] numbers(List<? extends Integer> words) {
		return (words instanceof Words known) ? known.toIds() : words.stream().mapToInt(Integer::intValue).toArray();
	}

	private void compare(Gap untrimmed, int level) {
		Gap gap = untrimmed.trim(this.old.ids(), this.now.ids());
		if (gap.isOneSided()) {
			add(gap);
		}
		else if (LeafDiff.isFor(gap)) {
			this.changes.addAll(LeafDiff.of(this.old.ids(), this.now.ids(), gap));
		}
		else {
			split(gap, level);
		}
	}

	private void split(Gap gap, int firstLevel) {
		for (int level = firstLevel; level < this.levels.size(); level++) {
			List<Match> anchors = Chain.heaviest(this.anchors.find(this.levels.get(level), gap));
			if (!anchors.isEmpty()) {
				between(gap, anchors, level + 1);
				return;
			}
		}
		ShortDiff.tryOf(this.source, this.target, gap).ifPresentOrElse(this.changes::addAll, () -> add(gap));
	}

	private void between(Gap gap, List<Match> anchors, int level) {
		int before = gap.before();
		int after = gap.after();
		for (Match anchor : anchors) {
			Match match = anchor.from(before, after);
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
