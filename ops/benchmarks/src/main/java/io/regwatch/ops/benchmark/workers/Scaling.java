package io.regwatch.ops.benchmark.workers;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;

import com.sun.management.OperatingSystemMXBean;
import io.regwatch.ops.benchmark.Requests;
import io.regwatch.ops.benchmark.Report;

/** How much more of a load is done by more workers; one is measured first. */
final class Scaling {

	private static final OperatingSystemMXBean MACHINE = ManagementFactory
		.getPlatformMXBean(OperatingSystemMXBean.class);

	private static final double OF_TWO = 1.9;

	private static final double OF_FOUR = 3.6;

	/** Half as long as the one that is measured. */
	private static final int ROUNDS = 2;

	private final Load load;

	private final Duration latency;

	private final int items;

	/** Whether it waits, and hardly computes: only then more processes must do more. */
	private final boolean waits;

	private double one;

	Scaling(Load load, Duration latency, int items, boolean waits) {
		this.load = load;
		this.latency = latency;
		this.items = items;
		this.waits = waits;
	}

	void measure(Workers workers, Requests requests, Report report) throws InterruptedException {
		this.load.wait(this.latency.dividedBy(2));
		warmUp(workers, requests);
		this.load.wait(this.latency);
		Round round = round(workers, requests, this.items);
		String name = "%s, workers: %d, ".formatted(this.load.items(), workers.count());
		report.value(name + "cores in use by them", seconds(round.cpu()) / seconds(round.time()));
		report.value(name + "cores in use", round.cores());
		addTo(name, Scale.SUBJECTS * this.items / seconds(round.time()), workers.count(), report);
	}

	/** Makes each worker do some of the work, without measuring it. */
	void train(Workers workers, Requests requests) throws InterruptedException {
		this.load.wait(Duration.ZERO);
		round(workers, requests, (this.items + 1) / 2);
	}

	/**
	 * Each worker does as much as one alone does before it is measured: compilers work
	 * for the first minutes of a process only, and workers run for months.
	 */
	private void warmUp(Workers workers, Requests requests) throws InterruptedException {
		for (int number = 0; number < ROUNDS * workers.count(); number++) {
			round(workers, requests, (this.items + 1) / 2);
		}
	}

	private void addTo(String name, double throughput, int workers, Report report) {
		report.value(name + "a second", throughput);
		if (workers == 1) {
			this.one = throughput;
		}
		else if (this.waits) {
			report.atLeast(name + "beside one", throughput / this.one, (workers == 2) ? OF_TWO : OF_FOUR);
		}
		else {
			report.value(name + "beside one", throughput / this.one);
		}
	}

	private Round round(Workers workers, Requests requests, int items) throws InterruptedException {
		List<String> subjects = this.load.add(Scale.SUBJECTS, items);
		Duration before = sum(workers.cpu());
		MACHINE.getCpuLoad();
		Duration time = requests.complete(this.load.kind(), subjects);
		double cores = MACHINE.getCpuLoad() * MACHINE.getAvailableProcessors();
		Duration cpu = sum(workers.cpu()).minus(before);
		long done = this.load.count(subjects);
		if (done != (long) Scale.SUBJECTS * items) {
			throw new IllegalStateException(
					"%d %s instead of %d times %d".formatted(done, this.load.items(), Scale.SUBJECTS, items));
		}
		return new Round(time, cpu, cores);
	}

	private static Duration sum(List<Duration> times) {
		return times.stream().reduce(Duration.ZERO, Duration::plus);
	}

	private static double seconds(Duration time) {
		return time.toNanos() / 1e9;
	}

	private record Round(Duration time, Duration cpu, double cores) {

	}

}
