package io.regwatch.ingest.extract;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Drains a child's standard error and remembers its last lines. */
final class StderrTail {

	private static final Logger logger = LoggerFactory.getLogger(StderrTail.class);

	private static final int LINES = 3;

	private static final Duration PATIENCE = Duration.ofSeconds(2);

	private final Deque<String> lines = new ArrayDeque<>();

	private final Thread listener;

	private StderrTail(Process process) {
		this.listener = Thread.ofPlatform().daemon().name("extract-stderr").unstarted(() -> drain(process));
	}

	static StderrTail of(Process process) {
		StderrTail words = new StderrTail(process);
		words.listener.start();
		return words;
	}

	/** Returns what an ended child said last. */
	String await() throws InterruptedException {
		this.listener.join(PATIENCE);
		synchronized (this.lines) {
			return this.lines.isEmpty() ? "it said nothing" : String.join(" ", this.lines);
		}
	}

	private void drain(Process process) {
		try (BufferedReader reader = process.errorReader()) {
			reader.lines().forEach((line) -> hear(process, line));
		}
		catch (IOException | UncheckedIOException ex) {
			logger.debug("Standard error of child {} ended", process.pid(), ex);
		}
	}

	private void hear(Process process, String line) {
		logger.debug("Child {}: {}", process.pid(), line);
		synchronized (this.lines) {
			if (!line.isBlank()) {
				this.lines.addLast(line.strip());
			}
			if (this.lines.size() > LINES) {
				this.lines.removeFirst();
			}
		}
	}

}
