package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ExecutionException;

import org.springframework.util.FileSystemUtils;

/**
 * The data directory of a PostgreSQL server, with the password beside the data.
 *
 * @param commands the programs, applied to that directory
 */
record PostgresData(PostgresCommands commands) {

	private static final String PASSWORD = "password";

	/** The directory is renamed last: if it exists, it is complete. */
	void createIfMissing(boolean durable) throws IOException, InterruptedException {
		if (Files.exists(this.commands.data())) {
			return;
		}
		Path unfinished = this.commands.data().resolveSibling("postgres.unfinished");
		FileSystemUtils.deleteRecursively(unfinished);
		Path password = Files.createTempFile(unfinished.getParent(), "postgres", ".password");
		Files.writeString(password, RandomSecret.next());
		if (!this.commands.initialise(unfinished, password, durable)) {
			throw this.commands.log()
				.failure("PostgreSQL could not make its data directory in '%s'".formatted(unfinished));
		}
		Files.move(password, unfinished.resolve(PASSWORD));
		Files.move(unfinished, this.commands.data(), StandardCopyOption.ATOMIC_MOVE);
	}

	String password() throws IOException {
		return Files.readString(this.commands.data().resolve(PASSWORD));
	}

	/** Ends a server that a killed owner left running, so that there are never two. */
	void stopLeftover() throws IOException, InterruptedException {
		if (new PostmasterFile(this.commands.data()).namesAnotherProgram()) {
			Files.delete(this.commands.data().resolve(PostmasterFile.NAME));
		}
		else if (this.commands.isRunning()) {
			stop();
		}
	}

	/** Waits until the server has ended. */
	void awaitExit() throws IOException, InterruptedException {
		OptionalLong pid = new PostmasterFile(this.commands.data()).pid();
		Optional<ProcessHandle> process = pid.isPresent() ? ProcessHandle.of(pid.getAsLong()) : Optional.empty();
		if (process.isPresent()) {
			try {
				process.get().onExit().get();
			}
			catch (ExecutionException ex) {
				throw new IllegalStateException("The end of PostgreSQL could not be awaited", ex);
			}
		}
	}

	/** Ends sessions, writes everything out and stops. */
	void stop() throws IOException, InterruptedException {
		if (!this.commands.stop("fast") && this.commands.isRunning() && !this.commands.stop("immediate")) {
			throw this.commands.log().failure("PostgreSQL on '%s' did not stop".formatted(this.commands.data()));
		}
	}

}
