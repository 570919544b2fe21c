package io.regwatch.ingest.redline;

import java.util.ArrayList;
import java.util.List;

import com.github.difflib.algorithm.Change;
import com.github.difflib.algorithm.DiffAlgorithmI;
import com.github.difflib.algorithm.DiffAlgorithmListener;
import com.github.difflib.patch.DeltaType;
import org.jspecify.annotations.Nullable;

/**
 * Compares long texts in nearly linear time: holds on to stretches of words that are
 * unique in both and in the same order, first long ones, then headings, then short ones,
 * and hands only what is left between them to Myers' algorithm.
 */
final class AnchoredDiff implements DiffAlgorithmI<Integer> {

	/** Below that size Myers' algorithm costs less than looking for anchors. */
	private static final int SMALL = 48;

	/** A text made to have ever one more anchor inside must not cost more than that. */
	private static final int MAX_DEPTH = 40;

	private final Grams oldHeadings;

	private final Grams newHeadings;

	private int[] old = {};

	private int[] now = {};

	private List<Change> changes = List.of();

	/**
	 * Makes an algorithm for two texts.
	 * @param oldHeadings how many words the heading has that begins at a place
	 * @param newHeadings likewise in the new text
	 */
	AnchoredDiff(Grams oldHeadings, Grams newHeadings) {
		this.oldHeadings = oldHeadings;
		this.newHeadings = newHeadings;
	}

	@Override
	public List<Change> computeDiff(List<? extends Integer> source, List<? extends Integer> target,
			@Nullable DiffAlgorithmListener progress) {
		this.old = numbers(source);
		this.now = numbers(target);
		this.changes = new ArrayList<>();
		compare(new Gap(0, this.old.length, 0, this.now.length), 0, 0);
		return this.changes;
	}

	private static int[] numbers(List<? extends Integer> words) {
		return (words instanceof Words known) ? known.toIds() : words.stream().mapToInt(Integer::intValue).toArray();
	}

	private void compare(Gap untrimmed, int level, int depth) {
		Gap gap = untrimmed.trim(this.old, this.now);
		if (gap.isOneSided()) {
			add(gap);
		}
		else if (gap.size() <= SMALL) {
			this.changes.addAll(ShortDiff.of(this.old, this.now, gap));
		}
		else {
			split(gap, (depth > MAX_DEPTH) ? Level.values().length : level, depth);
		}
	}

	private void split(Gap gap, int firstLevel, int depth) {
		for (int level = firstLevel; level < Level.values().length; level++) {
			List<Match> anchors = Chain.heaviest(anchors(gap, Level.values()[level]));
			if (!anchors.isEmpty()) {
				between(gap, anchors, level, depth + 1);
				return;
			}
		}
		ShortDiff.tryOf(this.old, this.now, gap).ifPresentOrElse(this.changes::addAll, () -> add(gap));
	}

	private List<Match> anchors(Gap gap, Level level) {
		return (level == Level.HEADING) ? Anchors.find(this.old, this.now, this.oldHeadings, this.newHeadings, gap)
				: Anchors.find(this.old, this.now, (at) -> level.words, (at) -> level.words, gap);
	}

	private void between(Gap gap, List<Match> anchors, int level, int depth) {
		int before = gap.before();
		int after = gap.after();
		for (Match anchor : anchors) {
			Match match = anchor.from(before, after);
			if (match.length() > 0) {
				compare(new Gap(before, match.before(), after, match.after()), level, depth);
				before = match.beforeEnd();
				after = match.afterEnd();
			}
		}
		compare(new Gap(before, gap.beforeEnd(), after, gap.afterEnd()), level, depth);
	}

	private void add(Gap gap) {
		if (!gap.isEmpty()) {
			this.changes.add(new Change(DeltaType.CHANGE, gap.before(), gap.beforeEnd(), gap.after(), gap.afterEnd()));
		}
	}

	/** What is looked for, one after the other. */
	private enum Level {

		TWELVE_WORDS(12), SIX_WORDS(6), HEADING(0), THREE_WORDS(3), WORD(1);

		private final int words;

		Level(int words) {
			this.words = words;
		}

	}

}
