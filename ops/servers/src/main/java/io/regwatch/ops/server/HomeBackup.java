package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.springframework.util.FileSystemUtils;

/**
 * Backups of homes while nothing uses them: database, files, catalogue files. The search
 * index, unpacked programs and logs are left out: they are made again.
 */
public final class HomeBackup {

	private HomeBackup() {
	}

	/**
	 * Writes a backup.
	 * @param home that no process uses
	 * @param file that does not exist yet; only its owner may read it
	 * @return what it contains
	 * @throws ServersException if a process uses the home
	 * @throws IOException if it cannot be written; nothing is left then
	 */
	public static HomeContents create(Home home, Path file) throws IOException {
		try (HomeLock _ = lock(home)) {
			stopLeftover(home);
			Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
			try {
				HomeContents contents = HomeArchive.write(home.directory(), unfinished);
				Files.move(unfinished, file);
				return contents;
			}
			finally {
				Files.deleteIfExists(unfinished);
			}
		}
	}

	/**
	 * Restores a backup.
	 * @param file the backup
	 * @param directory of the new home; missing or empty
	 * @return what was restored
	 * @throws ServersException if the directory is not empty, or the backup is of a newer
	 * program
	 * @throws IOException if the backup is damaged; nothing is left then
	 */
	public static HomeContents restore(Path file, Path directory) throws IOException {
		Path home = directory.toAbsolutePath().normalize();
		if (!Home.isEmptyOrAbsent(home)) {
			throw new ServersException.UnusableHome(
					"'%s' is not empty: restore to another directory with --home".formatted(home), null);
		}
		Path unfinished = home.resolveSibling(home.getFileName() + ".unfinished");
		try {
			HomeContents contents = HomeArchive.read(file, unfinished);
			new Home(unfinished).checkFormat();
			Files.deleteIfExists(home);
			Files.move(unfinished, home);
			return contents;
		}
		finally {
			FileSystemUtils.deleteRecursively(unfinished);
		}
	}

	private static HomeLock lock(Home home) throws IOException {
		Optional<HomeLock> lock = HomeLock.tryAcquire(home);
		if (lock.isEmpty()) {
			String owner = ServersFile.readIfPresent(home).map(ServersFile::owner).orElse("another process");
			throw new ServersException.UnusableHome(
					"'%s' is used by %s: stop it first".formatted(home.directory(), owner), null);
		}
		return lock.get();
	}

	/** A server that a killed process left running would change files meanwhile. */
	private static void stopLeftover(Home home) throws IOException {
		if (Files.notExists(home.postgres())) {
			return;
		}
		try {
			new PostgresData(new PostgresCommands(PostgresPrograms.find(home.programs()), home.postgres(),
					ServerLog.fresh(home.logs().resolve("postgres.log"))))
				.stopLeftover();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IOException("Interrupted", ex);
		}
	}

}
