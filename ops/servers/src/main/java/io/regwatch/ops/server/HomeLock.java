package io.regwatch.ops.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The process that holds this lock owns the servers of a home. The kernel releases the
 * lock when the process exits, even when it is killed.
 */
final class HomeLock implements AutoCloseable {

	// Closing any channel to a file drops the process's locks on it, so a second one is
	// never opened.
	private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

	private final Path file;

	private final FileChannel channel;

	private HomeLock(Path file, FileChannel channel) {
		this.file = file;
		this.channel = channel;
	}

	static Optional<HomeLock> tryAcquire(Home home) throws IOException {
		Path file = home.directory().toRealPath().resolve(home.lockFile().getFileName());
		if (!HELD.add(file)) {
			return Optional.empty();
		}
		FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
		if (channel.tryLock() == null) {
			channel.close();
			HELD.remove(file);
			return Optional.empty();
		}
		return Optional.of(new HomeLock(file, channel));
	}

	@Override
	public void close() {
		try {
			this.channel.close();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		finally {
			HELD.remove(this.file);
		}
	}

}
