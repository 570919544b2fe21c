package io.regwatch.ops.benchmark.search;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * How good the first ten results are.
 *
 * @param recall share of the relevant documents, of which at most ten count, from 0 to 1
 * @param gain normalized discounted cumulative gain (nDCG), from 0 to 1
 * @param precision average precision (AP, whose mean is MAP), from 0 to 1
 */
record RankingQuality(double recall, double gain, double precision) {

	private static final int TOP = 10;

	static RankingQuality of(List<String> ranking, Map<String, Integer> grades) {
		List<String> top = ranking.subList(0, Math.min(TOP, ranking.size()));
		double found = top.stream().filter(grades::containsKey).count();
		List<Integer> gains = top.stream().map((key) -> grades.getOrDefault(key, 0)).toList();
		List<Integer> best = grades.values().stream().sorted(Comparator.reverseOrder()).limit(TOP).toList();
		return new RankingQuality(found / Math.min(TOP, grades.size()), gain(gains) / gain(best),
				precision(gains) / grades.size());
	}

	static RankingQuality mean(List<RankingQuality> all) {
		return new RankingQuality(all.stream().mapToDouble(RankingQuality::recall).average().orElse(0),
				all.stream().mapToDouble(RankingQuality::gain).average().orElse(0),
				all.stream().mapToDouble(RankingQuality::precision).average().orElse(0));
	}

	/** Sum of the precisions at the relevant ranks. */
	private static double precision(List<Integer> grades) {
		double sum = 0;
		int found = 0;
		for (int rank = 0; rank < grades.size(); rank++) {
			if (grades.get(rank) > 0) {
				found++;
				sum += found / (rank + 1.0);
			}
		}
		return sum;
	}

	private static double gain(List<Integer> grades) {
		return IntStream.range(0, grades.size())
			.mapToDouble((rank) -> ((1 << grades.get(rank)) - 1) * Math.log(2) / Math.log(rank + 2.0))
			.sum();
	}

}
