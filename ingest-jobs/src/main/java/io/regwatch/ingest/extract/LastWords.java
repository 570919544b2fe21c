package io.regwatch.ingest.extract;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Drains a child's standard error and remembers its last line. */
final class LastWords {

	private static final Logger logger = LoggerFactory.getLogger(LastWords.class);

	private volatile String line = "it said nothing";

	private LastWords() {
	}

	static LastWords of(Process process) {
		LastWords words = new LastWords();
		Thread.ofPlatform().daemon().name("extract-stderr").start(() -> words.drain(process));
		return words;
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
		if (!line.isBlank()) {
			this.line = line.strip();
		}
	}

	@Override
	public String toString() {
		return this.line;
	}

}
