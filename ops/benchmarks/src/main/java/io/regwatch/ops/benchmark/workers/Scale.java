package io.regwatch.ops.benchmark.workers;

import java.time.Duration;

/**
 * How much is measured.
 *
 * @param items updates of each workspace, and documents of each source
 * @param warm the same before anything is measured
 * @param idle how long workers have nothing to do
 * @param requests that an idle worker picks up
 */
record Scale(int items, int warm, Duration idle, int requests) {

	/**
	 * Workspaces, and sources: four workers begin all of them at once, each its four.
	 */
	static final int SUBJECTS = 16;

	static Scale given() {
		int items = Integer.getInteger("benchmark.items", 40);
		return new Scale(items, (items + 1) / 2, Duration.ofSeconds(Integer.getInteger("benchmark.idle", 300)),
				Integer.getInteger("benchmark.requests", 40));
	}

}
