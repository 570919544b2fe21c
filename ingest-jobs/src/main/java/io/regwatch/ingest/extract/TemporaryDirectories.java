package io.regwatch.ingest.extract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

import org.apache.commons.io.FileUtils;

import org.springframework.util.function.SingletonSupplier;

/**
 * The temporary directories of child processes, in one directory with a file that is
 * locked as long as the parent lives. A process that is killed leaves its directory
 * behind; the next one that starts removes it.
 */
final class TemporaryDirectories {

	private static final String PREFIX = "regwatch-extract-";

	private static final String LOCK = "lock";

	/** Closing a lock file in a process ends its locks, so there is one instance. */
	private static final SingletonSupplier<TemporaryDirectories> INSTANCE = SingletonSupplier
		.of(() -> in(Path.of(System.getProperty("java.io.tmpdir"))));

	private final Path directory;

	/** Ends with the process, or when nobody can reach it. */
	private final FileLock lock;

	private TemporaryDirectories(Path directory, FileLock lock) {
		this.directory = directory;
		this.lock = lock;
	}

	static TemporaryDirectories ofThisProcess() {
		return INSTANCE.obtain();
	}

	/** Removes the directories of processes that have ended. */
	static TemporaryDirectories in(Path parent) {
		try {
			abandoned(parent).forEach((directory) -> FileUtils.deleteQuietly(directory.toFile()));
			Path directory = Files.createTempDirectory(parent, PREFIX);
			directory.toFile().deleteOnExit();
			directory.resolve(LOCK).toFile().deleteOnExit();
			return new TemporaryDirectories(directory, lock(directory));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	Path create() throws IOException {
		if (!this.lock.isValid()) {
			throw new IllegalStateException("The lock in '%s' is not held".formatted(this.directory));
		}
		return Files.createTempDirectory(this.directory, "child-");
	}

	private static List<Path> abandoned(Path parent) throws IOException {
		try (Stream<Path> files = Files.list(parent)) {
			return files.filter((file) -> file.getFileName().toString().startsWith(PREFIX))
				.filter(TemporaryDirectories::isAbandoned)
				.toList();
		}
	}

	/** A directory without a lock file is being created, or belongs to another user. */
	private static boolean isAbandoned(Path directory) {
		Path lock = directory.resolve(LOCK);
		if (!Files.isWritable(lock)) {
			return false;
		}
		try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
				FileLock free = channel.tryLock()) {
			return free != null;
		}
		catch (IOException | OverlappingFileLockException ex) {
			return false;
		}
	}

	/** Others see the file when it is locked. */
	private static FileLock lock(Path directory) throws IOException {
		Path file = Files.createFile(directory.resolve("new"));
		FileLock lock = FileChannel.open(file, StandardOpenOption.WRITE).lock();
		Files.move(file, directory.resolve(LOCK));
		return lock;
	}

}
