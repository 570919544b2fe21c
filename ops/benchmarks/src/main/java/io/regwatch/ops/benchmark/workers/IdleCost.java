package io.regwatch.ops.benchmark.workers;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

import io.regwatch.ops.benchmark.Report;

/** What workers take of the machine while they have nothing to do. */
final class IdleCost {

	private IdleCost() {
	}

	/** Reports the worker with the highest value. */
	static void measure(Workers workers, Duration time, Report report) throws InterruptedException {
		List<Duration> before = workers.cpu();
		Thread.sleep(time);
		List<Duration> after = workers.cpu();
		double most = IntStream.range(0, workers.count())
			.mapToLong((number) -> after.get(number).minus(before.get(number)).toNanos())
			.max()
			.orElseThrow();
		report.atMost("idle worker, percent of a core", 100 * most / time.toNanos(), 2);
	}

}
