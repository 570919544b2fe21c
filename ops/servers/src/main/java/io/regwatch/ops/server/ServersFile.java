package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.time.Instant;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

/**
 * The owner of a home's servers and their addresses, in {@code servers.json}.
 *
 * @param pid process of the owner
 * @param command what it was called for
 * @param longRunning whether others may use its servers
 * @param startedAt when it became owner
 * @param database null until the servers are ready
 * @param search null until the servers are ready, or if the owner needs none
 */
record ServersFile(long pid, String command, boolean longRunning, Instant startedAt, @Nullable Database database,
		@Nullable SearchServer search) {

	static ServersFile starting(ServerRequest request, Instant now) {
		return new ServersFile(ProcessHandle.current().pid(), request.command(), request.longRunning(), now, null,
				null);
	}

	static Optional<ServersFile> readIfPresent(Home home) throws IOException {
		try {
			return Optional.of(JsonFile.read(home.serversFile(), ServersFile.class));
		}
		catch (NoSuchFileException ex) {
			return Optional.empty();
		}
	}

	void write(Home home) throws IOException {
		JsonFile.write(home.serversFile(), this);
	}

	ServersFile ready(Database database, @Nullable SearchServer search) {
		return new ServersFile(this.pid, this.command, this.longRunning, this.startedAt, database, search);
	}

	boolean isOwnerAlive() {
		return ProcessHandle.of(this.pid).isPresent();
	}

	/** The shared servers; empty while others have to wait. */
	Optional<ServerOwnership.Result> share() {
		if (!this.longRunning || this.database == null || this.search == null || !this.database.answers()
				|| !this.search.answers()) {
			return Optional.empty();
		}
		return Optional.of(new ServerOwnership.Result.Client(this.database, this.search));
	}

	String owner() {
		return "'%s' (process %d)".formatted(this.command, this.pid);
	}

}
