package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/**
 * The directory that holds everything the embedded servers keep. Only its owner may read
 * it.
 *
 * @param directory absolute, exists
 */
public record Home(Path directory) {

	/** The directory in the user's home, unless another one is named. */
	public static final String DEFAULT_NAME = ".regwatch";

	/** Raised when older versions cannot read the format of this one. */
	static final int FORMAT = 1;

	private static final String FORMAT_FILE = "home.json";

	/**
	 * Where the home is: the option, else the variable {@code REGWATCH_HOME}, else
	 * {@code ~/.regwatch}.
	 * @param option of the command line, if any
	 * @param environment the variables of the process
	 */
	public static Path locate(@Nullable Path option, Map<String, String> environment) {
		return locate(option, environment, DEFAULT_NAME);
	}

	/**
	 * As {@link #locate(Path, Map)}, with another default.
	 * @param option of the command line, if any
	 * @param environment the variables of the process
	 * @param defaultName of the directory in the user's home
	 */
	public static Path locate(@Nullable Path option, Map<String, String> environment, String defaultName) {
		if (option != null) {
			return option;
		}
		String variable = environment.getOrDefault("REGWATCH_HOME", "");
		return variable.isBlank() ? Path.of(userHome(environment), defaultName) : Path.of(variable);
	}

	/** As shells expand the tilde. */
	private static String userHome(Map<String, String> environment) {
		String variable = environment.getOrDefault("HOME", "");
		return variable.isBlank() ? System.getProperty("user.home") : variable;
	}

	/**
	 * Opens the home, or creates it. Fails with {@link ServersException.UnusableHome}
	 * when it is a file, cannot be written, or was written by a newer Regwatch; the
	 * latter is not touched.
	 */
	public static Home open(Path directory) {
		Home home = new Home(directory.toAbsolutePath().normalize());
		if (Files.exists(home.directory) && !Files.isDirectory(home.directory)) {
			throw new ServersException.UnusableHome(
					"'%s' is a file: name a directory with --home or REGWATCH_HOME".formatted(home.directory), null);
		}
		try {
			home.checkFormat();
			home.create();
		}
		catch (IOException ex) {
			throw new ServersException.UnusableHome(
					"Cannot write in '%s' (%s): make it writable, or name another directory with --home or REGWATCH_HOME"
						.formatted(home.directory, FileProblem.reason(ex)),
					ex);
		}
		return home;
	}

	void checkFormat() throws IOException {
		Path file = this.directory.resolve(FORMAT_FILE);
		if (Files.exists(file) && readFormat(file) > FORMAT) {
			throw new ServersException.UnusableHome(
					"'%s' was written by a newer Regwatch (format %d, this one knows up to %d): use that Regwatch, or name another directory with --home or REGWATCH_HOME"
						.formatted(this.directory, readFormat(file), FORMAT),
					null);
		}
	}

	private int readFormat(Path file) throws IOException {
		try {
			return JsonFile.read(file, Format.class).format();
		}
		catch (JacksonException ex) {
			throw new ServersException.UnusableHome(
					"'%s' is damaged: restore it, it should read {\"format\":%d}".formatted(file, FORMAT), ex);
		}
	}

	private void create() throws IOException {
		Path file = this.directory.resolve(FORMAT_FILE);
		if (isEmptyOrAbsent(this.directory)) {
			PrivateDirectory.create(this.directory);
		}
		if (Files.notExists(file)) {
			JsonFile.write(file, new Format(FORMAT));
		}
		PrivateDirectory.create(files());
		PrivateDirectory.create(logs());
		PrivateDirectory.create(elasticsearch());
		Files.deleteIfExists(Files.createTempFile(this.directory, "writable", null));
	}

	/**
	 * The rights of a directory that holds something else, such as /tmp, are not ours to
	 * change.
	 */
	static boolean isEmptyOrAbsent(Path directory) throws IOException {
		if (Files.notExists(directory)) {
			return true;
		}
		try (Stream<Path> entries = Files.list(directory)) {
			return entries.findAny().isEmpty();
		}
	}

	/** The directory of documents. */
	public Path files() {
		return this.directory.resolve("files");
	}

	/** The directory of the servers' logs. */
	public Path logs() {
		return this.directory.resolve("logs");
	}

	Path postgres() {
		return this.directory.resolve("postgres");
	}

	Path programs() {
		return this.directory.resolve("programs");
	}

	Path elasticsearch() {
		return this.directory.resolve("elasticsearch");
	}

	Path serversFile() {
		return this.directory.resolve("servers.json");
	}

	Path lockFile() {
		return this.directory.resolve("lock");
	}

	private record Format(int format) {

	}

}
