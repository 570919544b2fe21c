package io.regwatch.search;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Fuses rankings whose scores cannot be compared: each adds the reciprocal of the rank
 * (Cormack, Clarke, Büttcher 2009).
 */
final class ReciprocalRankFusion {

	// From the paper: the first ranks do not count much more than those that follow.
	private static final double DAMPING = 60;

	private ReciprocalRankFusion() {
	}

	/**
	 * Fuses rankings.
	 * @param rankings best first; ties are resolved in favour of the first ranking
	 * @return all elements, best first
	 */
	static <T> List<T> fuse(List<List<T>> rankings) {
		Map<T, Double> scores = new LinkedHashMap<>();
		for (List<T> ranking : rankings) {
			for (int rank = 0; rank < ranking.size(); rank++) {
				scores.merge(ranking.get(rank), 1 / (DAMPING + rank + 1), Double::sum);
			}
		}
		return scores.entrySet()
			.stream()
			.sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
			.map(Map.Entry::getKey)
			.toList();
	}

}
