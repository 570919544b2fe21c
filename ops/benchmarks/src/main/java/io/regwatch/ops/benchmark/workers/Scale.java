package io.regwatch.ops.benchmark.workers;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * How much is measured.
 *
 * @param items updates of each workspace, and new documents of each source; half as many
 * before anything is measured
 * @param idle how long workers have nothing to do
 * @param requests that an idle worker picks up
 * @param workers numbers of worker processes; the first is what the others are compared
 * with
 */
record Scale(int items, Duration idle, int requests, List<Integer> workers) {

	/**
	 * Workspaces, and sources: four workers begin all of them at once, each its four.
	 */
	static final int SUBJECTS = 16;

	/** Of a source that is only asked whether anything has changed. */
	private static final int TIMES = 3;

	static Scale given() {
		return new Scale(Integer.getInteger("benchmark.items", 120),
				Duration.ofSeconds(Integer.getInteger("benchmark.idle", 300)),
				Integer.getInteger("benchmark.requests", 40),
				Stream.of(System.getProperty("benchmark.workers", "1,2,4").split(",", -1))
					.map(Integer::valueOf)
					.toList());
	}

	int unchanged() {
		return TIMES * this.items;
	}

}
