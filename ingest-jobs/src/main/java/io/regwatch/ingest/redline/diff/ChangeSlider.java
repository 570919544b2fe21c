package io.regwatch.ingest.redline.diff;

import java.util.ArrayList;
import java.util.List;

import com.github.difflib.algorithm.Change;
import com.github.difflib.patch.DeltaType;

/**
 * Slides insertions and deletions to where they read best: what is inserted between two
 * paragraphs with the same first words is the paragraph, not its end and the next one's
 * beginning.
 */
public final class ChangeSlider {

	private static final int FARTHEST = 500;

	private final TokenSequence before;

	private final TokenSequence after;

	private final BoundaryScore oldEdges;

	private final BoundaryScore newEdges;

	public ChangeSlider(TokenSequence before, TokenSequence after) {
		this.before = before;
		this.after = after;
		this.oldEdges = new BoundaryScore(before);
		this.newEdges = new BoundaryScore(after);
	}

	public List<Change> slide(List<Change> changes) {
		List<Change> slid = new ArrayList<>(changes.size());
		for (int at = 0; at < changes.size(); at++) {
			Change change = changes.get(at);
			int floor = slid.isEmpty() ? 0 : slid.getLast().endOriginal;
			int ceiling = (at + 1 < changes.size()) ? changes.get(at + 1).startOriginal : this.before.size();
			append(slid, slide(change, floor - change.startOriginal, ceiling - change.endOriginal));
		}
		return slid;
	}

	private static void append(List<Change> changes, Change change) {
		if (!changes.isEmpty() && changes.getLast().endOriginal == change.startOriginal) {
			Change last = changes.removeLast();
			changes.add(new Change(DeltaType.CHANGE, last.startOriginal, change.endOriginal, last.startRevised,
					change.endRevised));
		}
		else {
			changes.add(change);
		}
	}

	private Change slide(Change change, int lowest, int highest) {
		if (change.startOriginal == change.endOriginal) {
			return shift(change, bestShift(this.after, change.startRevised, change.endRevised, lowest, highest,
					(shift) -> score(change, shift)));
		}
		if (change.startRevised == change.endRevised) {
			return shift(change, bestShift(this.before, change.startOriginal, change.endOriginal, lowest, highest,
					(shift) -> score(change, shift)));
		}
		return change;
	}

	private static int bestShift(TokenSequence words, int from, int to, int lowest, int highest, Score score) {
		int low = 0;
		while (low > Math.max(lowest, -FARTHEST) && words.id(from + low - 1) == words.id(to + low - 1)) {
			low--;
		}
		int best = low;
		for (int shift = low; shift <= Math.min(highest, FARTHEST); shift++) {
			best = (score.of(shift) >= score.of(best)) ? shift : best;
			if (to + shift >= words.size() || words.id(from + shift) != words.id(to + shift)) {
				break;
			}
		}
		return best;
	}

	private int score(Change change, int shift) {
		return this.oldEdges.score(change.startOriginal + shift) + this.oldEdges.score(change.endOriginal + shift)
				+ this.newEdges.score(change.startRevised + shift) + this.newEdges.score(change.endRevised + shift);
	}

	private static Change shift(Change change, int by) {
		return (by == 0) ? change : new Change(DeltaType.CHANGE, change.startOriginal + by, change.endOriginal + by,
				change.startRevised + by, change.endRevised + by);
	}

	/** Tells how well a change reads that is shifted so far. */
	private interface Score {

		int of(int shift);

	}

}
