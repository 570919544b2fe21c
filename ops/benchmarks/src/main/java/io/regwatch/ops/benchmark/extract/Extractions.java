package io.regwatch.ops.benchmark.extract;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;

import org.springframework.util.unit.DataSize;

/** Reads files with child processes that have read as many before. */
final class Extractions implements AutoCloseable {

	private static final int WARM_UP = 2;

	private final DocumentExtractor extractor;

	private final ExecutorService threads;

	private final Duration start;

	/**
	 * Starts the processes.
	 * @param workers how many
	 * @param corpus of which some files are read
	 */
	Extractions(int workers, Corpus corpus) {
		this.extractor = new DocumentExtractor(new ExtractProperties("0", workers, DataSize.ofMegabytes(512),
				Duration.ofMinutes(1), Integer.MAX_VALUE, Duration.ofMinutes(5)));
		this.threads = Executors.newFixedThreadPool(workers);
		read(corpus.files().subList(0, Math.min(workers, corpus.files().size())));
		this.start = cpu();
		for (int time = 0; time < WARM_UP * workers; time++) {
			read(corpus.files());
		}
	}

	/** What the processes cost until each of them had read one file. */
	Duration start() {
		return this.start;
	}

	/** What the processes have cost. */
	Duration cpu() {
		return ProcessHandle.current()
			.children()
			.flatMap((child) -> child.info().totalCpuDuration().stream())
			.reduce(Duration.ZERO, Duration::plus);
	}

	/** Reads all of them. */
	void read(List<Path> files) {
		files.stream()
			.map((file) -> this.threads.submit(() -> this.extractor.extract(file, file.getFileName().toString())))
			.toList()
			.forEach((result) -> {
				try {
					result.get();
				}
				catch (Exception ex) {
					throw new IllegalStateException("A file was not read", ex);
				}
			});
	}

	@Override
	public void close() {
		this.threads.close();
		this.extractor.close();
	}

}
