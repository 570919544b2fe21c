package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

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
		OptionalLong pid = pid();
		return pid.isPresent() && ProcessHandle.of(pid.getAsLong())
			.flatMap((process) -> process.info().command())
			.filter((command) -> !command.endsWith("postgres"))
			.isPresent();
	}

	/** The process of the server; empty if there is no file, or it is damaged. */
	OptionalLong pid() throws IOException {
		Path file = this.data.resolve(NAME);
		String pid = Files.exists(file) ? Files.readString(file).lines().findFirst().orElse("").strip() : "";
		return pid.matches("[0-9]{1,18}") ? OptionalLong.of(Long.parseLong(pid)) : OptionalLong.empty();
	}

}
