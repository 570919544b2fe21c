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
			benchmark.measure(Corpus.of("made PDFs", directory));
		}
		finally {
			FileSystemUtils.deleteRecursively(directory);
		}
		Optional<Path> texts = Texts.directory("Real PDFs");
		if (texts.isPresent()) {
			benchmark.measure(Corpus.of("real PDFs", texts.get()));
		}
		System.exit(benchmark.report.missed() ? 1 : 0);
	}

	private void measure(Corpus corpus) throws IOException, InterruptedException {
		if (PdfToText.isInstalled()) {
			this.report.atMost(cpu(corpus), 0.75);
		}
		else {
			System.err.println("pdftotext is left out: it is not installed");
		}
		this.report.atLeast(workers(corpus), 1.8);
	}

	private Measure cpu(Corpus corpus) throws IOException, InterruptedException {
		List<Double> ours = new ArrayList<>();
		List<Double> other = new ArrayList<>();
		try (Extractions one = new Extractions(1, corpus)) {
			this.report.value(corpus.name() + ": start of a process, CPU in s", seconds(one.start()));
			for (int round = 0; round < ROUNDS; round++) {
				Duration before = one.cpu();
				one.read(corpus.files());
				ours.add(seconds(one.cpu().minus(before)));
				other.add(seconds(PdfToText.cpu(corpus)));
			}
		}
		return new Measure("%s: %d files beside pdftotext, CPU in s".formatted(corpus.name(), corpus.files().size()),
				ours, other);
	}

	private static Measure workers(Corpus corpus) {
		List<Double> two = new ArrayList<>();
		List<Double> one = new ArrayList<>();
		try (Extractions pair = new Extractions(2, corpus); Extractions single = new Extractions(1, corpus)) {
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
