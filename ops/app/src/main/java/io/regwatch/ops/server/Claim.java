package io.regwatch.ops.server;

/**
 * Who wants servers, and for what.
 *
 * @param command what others are told when they have to wait, such as {@code ingest}
 * @param longRunning whether others may use the servers meanwhile instead of waiting
 * @param durable false risks the data at a power cut; for tests
 */
public record Claim(String command, boolean longRunning, boolean durable) {

	/** A command that others wait for. */
	public static Claim oneShot(String command) {
		return new Claim(command, false, true);
	}

	/** A command that shares its servers until it is stopped. */
	public static Claim longRunning(String command) {
		return new Claim(command, true, true);
	}

}
