package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.time.Instant;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

/**
 * What the owner of a home's servers tells others, in {@code servers.json}.
 *
 * @param pid process of the owner
 * @param command what it was called for
 * @param longRunning whether others may use its servers
 * @param startedAt when it became owner
 * @param database null until the servers are ready, as {@code search} is
 * @param search null until the servers are ready
 */
record ServersFile(long pid, String command, boolean longRunning, Instant startedAt, @Nullable Database database,
		@Nullable SearchServer search) {

	static ServersFile starting(ServerRequest claim, Instant now) {
		return new ServersFile(ProcessHandle.current().pid(), claim.command(), claim.longRunning(), now, null, null);
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

	ServersFile ready(Database database, SearchServer search) {
		return new ServersFile(this.pid, this.command, this.longRunning, this.startedAt, database, search);
	}

	boolean ownerLives() {
		return ProcessHandle.of(this.pid).isPresent();
	}

	/** Empty while others have to wait. */
	Optional<ServerOwnership.Seat> share() {
		if (!this.longRunning || this.database == null || this.search == null || !this.database.answers()
				|| !this.search.answers()) {
			return Optional.empty();
		}
		return Optional.of(new ServerOwnership.Seat.Guest(this.database, this.search));
	}

	String owner() {
		return "'%s' (process %d)".formatted(this.command, this.pid);
	}

}
