package io.regwatch.ops.benchmark;

import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;

/**
 * What was measured in turn, so that what else the machine does meets both.
 *
 * @param name with its unit
 * @param ours a value a round
 * @param plain as many values of plain code
 */
public record Measure(String name, List<Double> ours, List<Double> plain) {

	public Measure {
		ours = List.copyOf(ours);
		plain = List.copyOf(plain);
	}

	/** The median of the rounds' ratios. */
	double ratio() {
		return median(zip((our, other) -> our / other));
	}

	double ourMedian() {
		return median(this.ours);
	}

	double plainMedian() {
		return median(this.plain);
	}

	private List<Double> zip(BinaryOperator<Double> operator) {
		return IntStream.range(0, this.ours.size())
			.mapToObj((round) -> operator.apply(this.ours.get(round), this.plain.get(round)))
			.toList();
	}

	private static double median(List<Double> values) {
		return values.stream().sorted().toList().get(values.size() / 2);
	}

}
