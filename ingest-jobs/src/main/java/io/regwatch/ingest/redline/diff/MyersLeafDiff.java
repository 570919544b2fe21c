package io.regwatch.ingest.redline.diff;

import java.util.List;
import java.util.Optional;

import com.github.difflib.algorithm.Change;
import com.github.difflib.algorithm.DiffAlgorithmListener;
import com.github.difflib.algorithm.myers.MyersDiff;

/** Myers' algorithm for one gap: minimal, but its cost grows with the edits' square. */
final class MyersLeafDiff {

	private static final int MAX_EDITS = 250;

	private MyersLeafDiff() {
	}

	/** Returns empty if there are too many edits to find the fewest. */
	static Optional<List<Change>> tryOf(List<? extends Integer> old, List<? extends Integer> now, Gap gap) {
		try {
			List<Change> changes = new MyersDiff<Integer>().computeDiff(
					List.copyOf(old.subList(gap.before(), gap.beforeEnd())),
					List.copyOf(now.subList(gap.after(), gap.afterEnd())), new Limit());
			// The algorithm finds the last change first.
			return Optional.of(changes.reversed().stream().map((change) -> shift(change, gap)).toList());
		}
		catch (TooManyEditsException ex) {
			return Optional.empty();
		}
	}

	private static Change shift(Change change, Gap gap) {
		return new Change(change.deltaType, gap.before() + change.startOriginal, gap.before() + change.endOriginal,
				gap.after() + change.startRevised, gap.after() + change.endRevised);
	}

	/** Ends a comparison, which cannot be cancelled otherwise. */
	private static final class TooManyEditsException extends RuntimeException {

		private static final long serialVersionUID = 1;

		TooManyEditsException() {
			super(null, null, false, false);
		}

	}

	private static final class Limit implements DiffAlgorithmListener {

		@Override
		public void diffStart() {
		}

		@Override
		public void diffStep(int value, int max) {
			if (value > MAX_EDITS) {
				throw new TooManyEditsException();
			}
		}

		@Override
		public void diffEnd() {
		}

	}

}
