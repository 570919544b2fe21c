package io.regwatch.ops.server;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.random.RandomGenerator;

/** Ports for servers to come. */
public final class FreePort {

	private FreePort() {
	}

	/**
	 * Finds a port.
	 * @return one that nobody listens at, and that the system gives to no connection
	 */
	public static int next() {
		return RandomGenerator.getDefault().ints(20_000, 32_000).filter(FreePort::isFree).findFirst().orElseThrow();
	}

	private static boolean isFree(int port) {
		try (ServerSocket _ = new ServerSocket(port)) {
			return true;
		}
		catch (IOException ex) {
			return false;
		}
	}

}
