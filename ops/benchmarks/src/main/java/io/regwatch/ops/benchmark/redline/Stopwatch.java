package io.regwatch.ops.benchmark.redline;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

import com.sun.management.OperatingSystemMXBean;
import io.regwatch.ops.benchmark.Measure;

/** Measures two things in turn, after some rounds to warm up. */
final class Stopwatch {

	private static final int WARM_UP = 4;

	private static final int ROUNDS = 9;

	/** The processors' clock counts in hundredths of a second. */
	private static final int TIMES = 5;

	private static final OperatingSystemMXBean SYSTEM = (OperatingSystemMXBean) ManagementFactory
		.getOperatingSystemMXBean();

	private Stopwatch() {
	}

	/** Milliseconds of all processors, collecting garbage included. */
	static Measure cpu(String name, IntSupplier ours, IntSupplier other) {
		return measure(name + ", CPU in ms", SYSTEM::getProcessCpuTime, ours, other);
	}

	/** Milliseconds that pass. */
	static Measure time(String name, IntSupplier ours, IntSupplier other) {
		return measure(name + ", ms", System::nanoTime, ours, other);
	}

	private static Measure measure(String name, LongSupplier clock, IntSupplier ours, IntSupplier other) {
		List<Double> first = new ArrayList<>();
		List<Double> second = new ArrayList<>();
		for (int round = 0; round < WARM_UP + ROUNDS; round++) {
			double[] both = { millis(clock, ours), millis(clock, other) };
			if (round >= WARM_UP) {
				first.add(both[0]);
				second.add(both[1]);
			}
		}
		return new Measure(name, first, second);
	}

	private static double millis(LongSupplier clock, IntSupplier work) {
		long begin = clock.getAsLong();
		for (int time = 0; time < TIMES; time++) {
			if (work.getAsInt() < 0) {
				throw new IllegalStateException("Nothing was made");
			}
		}
		return (clock.getAsLong() - begin) / 1e6 / TIMES;
	}

}
