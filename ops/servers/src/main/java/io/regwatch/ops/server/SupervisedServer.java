package io.regwatch.ops.server;

import java.io.IOException;

/** An embedded server that can be started again. */
interface SupervisedServer {

	/** Waits until the server's process has ended. */
	void awaitExit() throws IOException, InterruptedException;

	/** Starts the server at the address that its clients know. */
	void restart() throws IOException, InterruptedException;

}
