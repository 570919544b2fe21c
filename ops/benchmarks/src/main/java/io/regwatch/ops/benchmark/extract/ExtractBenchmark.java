package io.regwatch.ops.benchmark.extract;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import io.regwatch.ops.benchmark.Measure;
import io.regwatch.ops.benchmark.Report;
import io.regwatch.ops.benchmark.Texts;

import org.springframework.util.FileSystemUtils;

/** Measures how PDFs are read. */
public final class ExtractBenchmark {

	private static final int ROUNDS = 3;

	private final Report report = new Report(System.out);

	private ExtractBenchmark() {
	}

	/**
	 * Runs it.
	 * @param arguments none
	 * @throws Exception when anything fails
	 */
	public static void main(String[] arguments) throws Exception {
		ExtractBenchmark benchmark = new ExtractBenchmark();
		Path directory = Files.createTempDirectory("benchmark");
		try {
			new MadeDocuments().write(directory);
			Corpus made = Corpus.of("made PDFs", directory);
			ClassCache.make(directory.resolve("classes.aot"), made.files());
			benchmark.measure(made, 0.75);
			benchmark.measureRealOnes();
		}
		finally {
			FileSystemUtils.deleteRecursively(directory);
		}
		System.exit(benchmark.report.missed() ? 1 : 0);
	}

	private void measureRealOnes() throws IOException, InterruptedException {
		Optional<Path> texts = Texts.directory("Real PDFs");
		if (texts.isPresent()) {
			measure(Corpus.of("real PDFs", texts.get()), 0.45);
		}
	}

	private void measure(Corpus corpus, double warmLimit) throws IOException, InterruptedException {
		if (PdfToText.isInstalled()) {
			cpu(corpus, warmLimit);
		}
		else {
			System.err.println("pdftotext is left out: it is not installed");
		}
		this.report.atLeast(workers(corpus), 1.8);
	}

	private void cpu(Corpus corpus, double warmLimit) throws IOException, InterruptedException {
		List<Double> first = new ArrayList<>();
		List<Double> warm = new ArrayList<>();
		List<Double> other = new ArrayList<>();
		for (int round = 0; round < ROUNDS; round++) {
			try (Extractions one = new Extractions(1)) {
				one.read(corpus.files());
				first.add(seconds(one.cpu()));
				one.read(corpus.files());
				Duration before = one.cpu();
				one.read(corpus.files());
				warm.add(seconds(one.cpu().minus(before)));
			}
			Extractions.awaitEnd();
			other.add(seconds(PdfToText.cpu(corpus)));
		}
		String what = "%s: %d files beside pdftotext, CPU in s, ".formatted(corpus.name(), corpus.files().size());
		this.report.atMost(new Measure(what + "first pass", first, other), 1);
		this.report.atMost(new Measure(what + "third", warm, other), warmLimit);
	}

	private static Measure workers(Corpus corpus) {
		List<Double> two = new ArrayList<>();
		List<Double> one = new ArrayList<>();
		try (Extractions pair = new Extractions(2); Extractions single = new Extractions(1)) {
			pair.read(corpus.files());
			single.read(corpus.files());
			for (int round = 0; round < ROUNDS; round++) {
				two.add(perSecond(pair, corpus));
				one.add(perSecond(single, corpus));
			}
		}
		return new Measure(corpus.name() + ": two workers beside one, files/s", two, one);
	}

	private static double perSecond(Extractions extractions, Corpus corpus) {
		long begin = System.nanoTime();
		extractions.read(corpus.files());
		return corpus.files().size() * 1e9 / (System.nanoTime() - begin);
	}

	private static double seconds(Duration duration) {
		return duration.toMillis() / 1e3;
	}

}
