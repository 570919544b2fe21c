package io.regwatch.ops.console.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import io.regwatch.ingest.report.RunFigures;

/**
 * The last runs of a source as bars of a chart, oldest first.
 *
 * @param bars from left to right
 * @param label what the chart says, for those who do not see it
 */
record Sparkline(List<Bar> bars, String label) {

	static final int RUNS = 30;

	static final int HEIGHT = 24;

	static final int STEP = 5;

	/**
	 * The chart of runs, newest first; bars are as high as the numbers of listed items.
	 */
	static Sparkline of(List<RunFigures> runs) {
		int most = runs.stream().mapToInt(Sparkline::listed).max().orElse(0);
		List<Bar> bars = new ArrayList<>();
		for (RunFigures run : runs.reversed()) {
			int height = Math.max(2, (most > 0) ? listed(run) * HEIGHT / most : 0);
			bars.add(new Bar((RUNS - runs.size() + bars.size()) * STEP, HEIGHT - height, height, run.state().code()));
		}
		long complete = runs.stream().filter((run) -> run.state().isGood()).count();
		return new Sparkline(bars, "%d of the last %d runs complete".formatted(complete, runs.size()));
	}

	private static int listed(RunFigures run) {
		return Objects.requireNonNullElse(run.listed(), 0);
	}

	/**
	 * A run.
	 *
	 * @param x left
	 * @param y top
	 * @param height at least 2
	 * @param state code
	 */
	record Bar(int x, int y, int height, String state) {

	}

}
