package io.regwatch.ops.benchmark.redline;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import io.regwatch.ops.benchmark.Report;
import io.regwatch.ops.benchmark.Texts;

import org.springframework.util.FileSystemUtils;

/** Measures redlines of texts of three hundred thousand words. */
public final class RedlineBenchmark {

	private static final int WORDS = 300_000;

	private static final List<Integer> PERCENTS = List.of(1, 5, 30);

	private final Report report = new Report(System.out);

	private RedlineBenchmark() {
	}

	/**
	 * Runs it.
	 * @param arguments none
	 * @throws Exception when anything fails
	 */
	public static void main(String[] arguments) throws Exception {
		System.exit(new RedlineBenchmark().run() ? 1 : 0);
	}

	private boolean run() throws Exception {
		for (int percent : PERCENTS) {
			compare(new MadeTexts().pair(WORDS / 3, percent), new MadeTexts().pair(WORDS, percent));
		}
		Optional<Path> directory = Texts.directory("Versions of real law");
		if (directory.isPresent()) {
			LawTexts law = new LawTexts(directory.get());
			compare(law.pair(WORDS / 3), law.pair(WORDS));
		}
		Pair most = new MadeTexts().pair(WORDS, PERCENTS.getLast());
		this.report.atMost("redline in a heap of 256 MiB, failures", SmallHeap.failures(), 0);
		againstWdiff(most);
		return this.report.missed();
	}

	private void compare(Pair small, Pair large) {
		this.report.atMost(
				Stopwatch.cpu(large.name() + ": redline beside splitting into words", large::redline, large::words),
				2.5);
		this.report.atMost(Stopwatch.time(large.name() + ": thrice the words", large::redline, small::redline), 3.5);
		this.report.atMost(large.name() + ": marked words beside the fewest", (double) small.marked() / small.fewest(),
				1.05);
	}

	private void againstWdiff(Pair pair) throws IOException {
		if (!Wdiff.isInstalled()) {
			System.err.println("wdiff is left out: it is not installed");
			return;
		}
		Path directory = Files.createTempDirectory("benchmark");
		try {
			Wdiff wdiff = Wdiff.of(pair, directory);
			this.report.atMost(Stopwatch.time(pair.name() + ": beside wdiff", pair::redline, wdiff::run), 0.2);
		}
		finally {
			FileSystemUtils.deleteRecursively(directory);
		}
	}

}
