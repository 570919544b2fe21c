package io.regwatch.ingest.redline.diff;

import java.util.List;

import com.github.difflib.algorithm.Change;
import com.github.difflib.algorithm.DiffAlgorithmI;
import com.github.difflib.algorithm.DiffAlgorithmListener;
import org.jspecify.annotations.Nullable;

/**
 * Compares long texts in nearly linear time. Anchors are sequences of words that both
 * texts have equally often and in the same order: first long ones, then headings, then
 * short ones. Only the gaps between anchors are compared exactly.
 */
public final class AnchoredDiff implements DiffAlgorithmI<Integer> {

	/** What occurs more often is no anchor. */
	private static final int FREQUENT = 50;

	/** The candidates for anchors, one after the other. */
	private final List<AnchorCandidates> levels;

	/**
	 * Makes an algorithm for two texts.
	 * @param oldHeadings how many words the heading has that begins at a place
	 * @param newHeadings likewise in the new text
	 */
	public AnchoredDiff(NGramSize oldHeadings, NGramSize newHeadings) {
		this.levels = List.of(AnchorCandidates.of(12, FREQUENT), AnchorCandidates.of(6, FREQUENT),
				new AnchorCandidates(oldHeadings, newHeadings, 1), AnchorCandidates.of(3, 1),
				AnchorCandidates.of(1, 1));
	}

	@Override
	public List<Change> computeDiff(List<? extends Integer> source, List<? extends Integer> target,
			@Nullable DiffAlgorithmListener progress) {
		return new AnchoredComparison(source, target, this.levels).changes();
	}

}
