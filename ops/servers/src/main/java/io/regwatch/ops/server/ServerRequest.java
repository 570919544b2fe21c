package io.regwatch.ops.server;

/**
 * A command that needs servers.
 *
 * @param command name shown to others that have to wait, such as {@code ingest}
 * @param longRunning whether others may use the servers meanwhile instead of waiting
 * @param durable false risks the data at a power cut; for tests
 * @param search whether it needs the search server, not only the database
 */
public record ServerRequest(String command, boolean longRunning, boolean durable, boolean search) {

	/** Others could not use the servers of a command without search server. */
	public ServerRequest {
		if (longRunning && !search) {
			throw new IllegalArgumentException("'%s' shares its servers, so it needs both".formatted(command));
		}
	}

	/** A command that needs both servers. */
	public ServerRequest(String command, boolean longRunning, boolean durable) {
		this(command, longRunning, durable, true);
	}

	/** A command that others wait for, and that only reads the database. */
	public static ServerRequest databaseOnly(String command) {
		return new ServerRequest(command, false, true, false);
	}

	/** A command that others wait for. */
	public static ServerRequest oneShot(String command) {
		return new ServerRequest(command, false, true);
	}

	/** A command that shares its servers until it is stopped. */
	public static ServerRequest longRunning(String command) {
		return new ServerRequest(command, true, true);
	}

}
