package io.regwatch.ops.benchmark.extract;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;

import org.springframework.util.unit.DataSize;

/** Reads files with child processes. */
final class Extractions implements AutoCloseable {

	private final DocumentExtractor extractor;

	private final ExecutorService threads;

	/**
	 * Prepares the processes, which start with the first files.
	 * @param workers how many
	 */
	Extractions(int workers) {
		this.extractor = new DocumentExtractor(new ExtractProperties("0", workers, DataSize.ofMegabytes(512),
				Duration.ofMinutes(1), Integer.MAX_VALUE, Duration.ofMinutes(5)));
		this.threads = Executors.newFixedThreadPool(workers);
	}

	/** What the processes have cost, their start included. */
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

	/** Waits for the end of closed ones, whose CPU time would count to what follows. */
	static void awaitEnd() {
		ProcessHandle.current().children().forEach((child) -> child.onExit().join());
	}

}
