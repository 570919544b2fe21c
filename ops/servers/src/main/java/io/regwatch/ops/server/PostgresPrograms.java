package io.regwatch.ops.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;

import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import org.springframework.util.FileSystemUtils;

/**
 * The programs of PostgreSQL, unpacked from their jar once.
 *
 * @param directory has {@code bin}, {@code lib} and {@code share}
 */
record PostgresPrograms(Path directory) {

	/** Unpacking takes seconds of CPU time: tests do it once for all homes. */
	static final String PROPERTY = "regwatch.postgres.programs";

	/**
	 * The programs that the system property names, else those of a home. The caller holds
	 * the lock of the home, so nobody else unpacks there.
	 */
	static PostgresPrograms find(Path programs) throws IOException {
		String given = System.getProperty(PROPERTY, "");
		return given.isBlank() ? unpack(programs) : new PostgresPrograms(Path.of(given));
	}

	private static PostgresPrograms unpack(Path programs) throws IOException {
		URL archive = archive();
		Path directory = programs.resolve("postgres-%08x".formatted(checksum(archive)));
		if (Files.notExists(directory)) {
			FileSystemUtils.deleteRecursively(programs);
			Path unfinished = Files.createDirectories(programs.resolve("unfinished"));
			try (InputStream packed = archive.openStream()) {
				unpack(packed, unfinished);
			}
			Files.move(unfinished, directory, StandardCopyOption.ATOMIC_MOVE);
		}
		return new PostgresPrograms(directory);
	}

	private static URL archive() {
		String system = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("mac") ? "darwin" : "linux";
		String machine = System.getProperty("os.arch").equals("aarch64") ? "arm_64" : "x86_64";
		String name = "postgres-%s-%s.txz".formatted(system, machine);
		URL archive = PostgresPrograms.class.getResource("/" + name);
		if (archive == null) {
			throw new ServersException.NotStarted(
					"No PostgreSQL for this machine ('%s' is not in the program): set 'REGWATCH_DB_URL' and 'REGWATCH_ES_URIS' to use your own servers"
						.formatted(name),
					null);
		}
		return archive;
	}

	private static long checksum(URL archive) throws IOException {
		return ((JarURLConnection) archive.openConnection()).getJarEntry().getCrc();
	}

	private static void unpack(InputStream packed, Path directory) throws IOException {
		try (TarArchiveInputStream tar = new TarArchiveInputStream(new XZCompressorInputStream(packed))) {
			for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
				unpack(entry, tar, directory.resolve(entry.getName()).normalize());
			}
		}
	}

	private static void unpack(TarArchiveEntry entry, InputStream content, Path file) throws IOException {
		Files.createDirectories(entry.isDirectory() ? file : file.getParent());
		if (entry.isSymbolicLink()) {
			Files.createSymbolicLink(file, Path.of(entry.getLinkName()));
		}
		else if (entry.isFile()) {
			Files.copy(content, file);
			setExecutable(entry, file);
		}
	}

	private static void setExecutable(TarArchiveEntry entry, Path file) throws IOException {
		if (entry.getName().contains("bin/") && !file.toFile().setExecutable(true)) {
			throw new IOException("Cannot make '%s' executable".formatted(file));
		}
	}

	String program(String name) {
		return this.directory.resolve("bin").resolve(name).toString();
	}

}
