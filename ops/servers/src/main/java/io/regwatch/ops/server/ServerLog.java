package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * The log of one server; that of the previous run is kept.
 *
 * @param file the current log
 */
record ServerLog(Path file) {

	private static final int TAIL = 12;

	static ServerLog fresh(Path file) throws IOException {
		if (Files.exists(file)) {
			Files.move(file, Path.of(file + ".previous"), StandardCopyOption.REPLACE_EXISTING);
		}
		return new ServerLog(file);
	}

	ProcessBuilder.Redirect append() {
		return ProcessBuilder.Redirect.appendTo(this.file.toFile());
	}

	boolean contains(String text) throws IOException {
		return Files.exists(this.file) && read().contains(text);
	}

	ServersException.NotStarted failure(String what) throws IOException {
		return new ServersException.NotStarted("%s; its log is '%s' and ends with:%n%s".formatted(what, this.file,
				Files.exists(this.file) ? tail() : "(nothing)"), null);
	}

	private String tail() throws IOException {
		List<String> lines = read().lines().toList();
		return String.join(System.lineSeparator(), lines.subList(Math.max(0, lines.size() - TAIL), lines.size()));
	}

	private String read() throws IOException {
		return new String(Files.readAllBytes(this.file), StandardCharsets.UTF_8);
	}

}
