package io.regwatch.ops.benchmark.growth;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Seconds by number of documents. */
final class Curve {

	private final List<Point> points = new ArrayList<>();

	void add(int documents, double seconds) {
		this.points.add(new Point(Math.log(documents), Math.log(seconds)));
	}

	/** The slope of the straight line through the logarithms: 1 is linear. */
	double exponent() {
		double x = mean(Point::documents);
		double y = mean(Point::seconds);
		return mean((point) -> (point.documents() - x) * (point.seconds() - y))
				/ mean((point) -> (point.documents() - x) * (point.documents() - x));
	}

	private double mean(ToDoubleFunction<Point> value) {
		return this.points.stream().mapToDouble(value).average().orElseThrow();
	}

	private record Point(double documents, double seconds) {

	}

}
