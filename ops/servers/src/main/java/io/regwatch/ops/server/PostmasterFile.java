package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The file {@code postmaster.pid} of a PostgreSQL server in its data directory.
 *
 * @param data the data directory
 */
record PostmasterFile(Path data) {

	static final String NAME = "postmaster.pid";

	/**
	 * Whether the number in it was given to another program since, as happens after a
	 * power cut: PostgreSQL would take that for a running server. When in doubt, no.
	 */
	boolean namesAnotherProgram() throws IOException {
		Path file = this.data.resolve(NAME);
		if (Files.notExists(file)) {
			return false;
		}
		String pid = Files.readString(file).lines().findFirst().orElse("").strip();
		return pid.matches("[0-9]{1,18}") && ProcessHandle.of(Long.parseLong(pid))
			.flatMap((process) -> process.info().command())
			.filter((command) -> !command.endsWith("postgres"))
			.isPresent();
	}

}
