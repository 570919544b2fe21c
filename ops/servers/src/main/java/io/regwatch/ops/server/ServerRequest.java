package io.regwatch.ops.server;

/**
 * A command that needs servers.
 *
 * @param command name shown to others that have to wait, such as {@code ingest}
 * @param longRunning whether others may use the servers meanwhile instead of waiting
 * @param durable false risks the data at a power cut; for tests
 */
public record ServerRequest(String command, boolean longRunning, boolean durable) {

	/** A command that others wait for. */
	public static ServerRequest oneShot(String command) {
		return new ServerRequest(command, false, true);
	}

	/** A command that shares its servers until it is stopped. */
	public static ServerRequest longRunning(String command) {
		return new ServerRequest(command, true, true);
	}

}
