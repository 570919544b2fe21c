package io.regwatch.ops.elasticsearch;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;

/** The lock that a node takes on its data; a node that is stopping still holds it. */
final class NodeLock {

	private static final Duration PAUSE = Duration.ofMillis(200);

	private final Path file;

	NodeLock(Path data) {
		this.file = data.resolve("node.lock");
	}

	/** Fails with {@link IllegalStateException} when the lock is not free in time. */
	void awaitFree(Duration timeout) throws IOException, InterruptedException {
		long deadline = System.nanoTime() + timeout.toNanos();
		while (!isFree()) {
			if (System.nanoTime() > deadline) {
				throw new IllegalStateException(
						"Another Elasticsearch node still holds '%s' after %d s: end that process, then start again"
							.formatted(this.file, timeout.toSeconds()));
			}
			Thread.sleep(PAUSE);
		}
	}

	private boolean isFree() throws IOException {
		if (Files.notExists(this.file)) {
			return true;
		}
		try (FileChannel channel = FileChannel.open(this.file, StandardOpenOption.WRITE);
				FileLock lock = channel.tryLock()) {
			return lock != null;
		}
	}

}
