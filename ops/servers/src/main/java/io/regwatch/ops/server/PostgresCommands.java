package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import com.sun.security.auth.module.UnixSystem;

/**
 * Runs PostgreSQL's programs on one data directory.
 *
 * @param programs the programs
 * @param data the data directory
 * @param log their log file
 */
record PostgresCommands(PostgresPrograms programs, Path data, ServerLog log) {

	// PostgreSQL refuses to run as root. In a user namespace of its own, the process is
	// not root.
	private static final List<String> NOT_AS_ROOT = List.of("unshare", "-U");

	// The password is random: more iterations than one would only delay connections.
	boolean initialise(Path directory, Path password, boolean durable) throws IOException, InterruptedException {
		return run("initdb", "-D", directory.toString(), "-U", PostgresServer.USER, "--pwfile", password.toString(),
				"--auth", "scram-sha-256", "-c", "scram_iterations=1", "--encoding", "UTF8", "--locale", "C.UTF-8",
				"--locale-provider", "builtin", "--builtin-locale", "C.UTF-8",
				durable ? "--sync-method=fsync" : "--no-sync");
	}

	boolean start(String options) throws IOException, InterruptedException {
		return control("start", "-l", this.log.file().toString(), "-t", "120", "-o", options);
	}

	boolean stop(String mode) throws IOException, InterruptedException {
		return control("stop", "-m", mode, "-t", "60");
	}

	boolean isRunning() throws IOException, InterruptedException {
		return run("pg_ctl", "-D", this.data.toString(), "status");
	}

	private boolean control(String action, String... arguments) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of("-D", this.data.toString(), "-w", action));
		command.addAll(List.of(arguments));
		return run("pg_ctl", command.toArray(String[]::new));
	}

	private boolean run(String program, String... arguments) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(isRoot() ? NOT_AS_ROOT : List.of());
		command.add(this.programs.program(program));
		command.addAll(List.of(arguments));
		return process(command).start().waitFor() == 0;
	}

	private ProcessBuilder process(List<String> command) {
		ProcessBuilder process = new ProcessBuilder(command).directory(this.programs.directory().toFile())
			.redirectErrorStream(true)
			.redirectOutput(this.log.append());
		process.environment().keySet().removeIf((name) -> name.startsWith("PG"));
		process.environment().put("LC_ALL", "C");
		return process;
	}

	private static boolean isRoot() {
		return new UnixSystem().getUid() == 0;
	}

}
