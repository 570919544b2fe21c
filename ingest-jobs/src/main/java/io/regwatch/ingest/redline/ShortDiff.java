package io.regwatch.ingest.redline;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import com.github.difflib.algorithm.Change;
import com.github.difflib.algorithm.DiffAlgorithmListener;
import com.github.difflib.algorithm.myers.MyersDiff;

/** Myers' algorithm for one gap: minimal, but its cost grows with the edits' square. */
final class ShortDiff {

	private static final int MAX_EDITS = 250;

	private ShortDiff() {
	}

	static List<Change> of(int[] old, int[] now, Gap gap) {
		return compare(old, now, gap, Unlimited.INSTANCE);
	}

	/** Returns empty if there are too many edits to find the fewest. */
	static Optional<List<Change>> tryOf(int[] old, int[] now, Gap gap) {
		try {
			return Optional.of(compare(old, now, gap, new Limit()));
		}
		catch (TooManyEditsException ex) {
			return Optional.empty();
		}
	}

	// The algorithm finds the last change first.
	private static List<Change> compare(int[] old, int[] now, Gap gap, DiffAlgorithmListener listener) {
		List<Change> changes = new MyersDiff<Integer>().computeDiff(boxed(old, gap.before(), gap.beforeEnd()),
				boxed(now, gap.after(), gap.afterEnd()), listener);
		return changes.reversed().stream().map((change) -> shift(change, gap)).toList();
	}

	private static List<Integer> boxed(int[] words, int from, int to) {
		return Arrays.stream(words, from, to).boxed().toList();
	}

	private static Change shift(Change change, Gap gap) {
		return new Change(change.deltaType, gap.before() + change.startOriginal, gap.before() + change.endOriginal,
				gap.after() + change.startRevised, gap.after() + change.endRevised);
	}

	/** Ends a comparison, which knows no other way to be ended. */
	private static final class TooManyEditsException extends RuntimeException {

		private static final long serialVersionUID = 1;

		TooManyEditsException() {
			super(null, null, false, false);
		}

	}

	private static class Unlimited implements DiffAlgorithmListener {

		private static final Unlimited INSTANCE = new Unlimited();

		@Override
		public void diffStart() {
		}

		@Override
		public void diffStep(int value, int max) {
		}

		@Override
		public void diffEnd() {
		}

	}

	private static final class Limit extends Unlimited {

		@Override
		public void diffStep(int value, int max) {
			if (value > MAX_EDITS) {
				throw new TooManyEditsException();
			}
		}

	}

}
