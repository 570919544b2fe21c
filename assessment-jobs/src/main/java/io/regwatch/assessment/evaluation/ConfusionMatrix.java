package io.regwatch.assessment.evaluation;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * How often what was expected became what was said.
 *
 * @param labels of rows, which are expected, and of columns, which were said
 * @param counts row by row
 */
public record ConfusionMatrix(List<String> labels, List<List<Integer>> counts) {

	public ConfusionMatrix {
		labels = List.copyOf(labels);
		counts = counts.stream().map(List::copyOf).toList();
	}

	/** Counts what was expected with what was said. */
	static ConfusionMatrix of(List<String> labels, List<Map.Entry<String, String>> pairs) {
		return new ConfusionMatrix(labels,
				labels.stream()
					.map((row) -> labels.stream()
						.map((column) -> Collections.frequency(pairs, Map.entry(row, column)))
						.toList())
					.toList());
	}

	double accuracy() {
		return ratio(places().mapToDouble((place) -> at(place, place)).sum(), total());
	}

	/** The mean over labels that were expected or said. */
	double macroF1() {
		return places().filter((place) -> row(place) + column(place) > 0)
			.mapToDouble((place) -> 2.0 * at(place, place) / (row(place) + column(place)))
			.average()
			.orElse(Double.NaN);
	}

	double recall(String label) {
		int place = this.labels.indexOf(label);
		return ratio(at(place, place), row(place));
	}

	long expected(String label) {
		return (long) row(this.labels.indexOf(label));
	}

	double shareSaid(String label) {
		return ratio(column(this.labels.indexOf(label)), total());
	}

	/** Cohen's kappa with quadratic weights: labels are in order. */
	double quadraticKappa() {
		double seen = 0;
		double byChance = 0;
		for (int row = 0; row < this.labels.size(); row++) {
			for (int column = 0; column < this.labels.size(); column++) {
				double weight = (double) (row - column) * (row - column);
				seen += weight * at(row, column);
				byChance += weight * row(row) * column(column) / total();
			}
		}
		return (byChance == 0) ? 1 : 1 - seen / byChance;
	}

	private int at(int row, int column) {
		return this.counts.get(row).get(column);
	}

	private double row(int place) {
		return places().map((column) -> at(place, column)).sum();
	}

	private double column(int place) {
		return places().map((row) -> at(row, place)).sum();
	}

	private double total() {
		return places().mapToDouble(this::row).sum();
	}

	private IntStream places() {
		return IntStream.range(0, this.labels.size());
	}

	/** Of nothing there is no share. */
	private static double ratio(double part, double whole) {
		return (whole == 0) ? Double.NaN : part / whole;
	}

}
