package io.regwatch.ops.server;

import java.io.IOException;
import java.time.Duration;

/**
 * Restarts a server that ends, with exponential backoff, until the supervisor is closed.
 * Meanwhile the service is alive and not ready.
 */
final class ServerSupervisor implements AutoCloseable {

	private static final System.Logger logger = System.getLogger(ServerSupervisor.class.getName());

	private static final Duration INITIAL_DELAY = Duration.ofMillis(500);

	private static final Duration MAX_DELAY = Duration.ofSeconds(30);

	private final String name;

	private final SupervisedServer server;

	private boolean closed;

	private ServerSupervisor(String name, SupervisedServer server) {
		this.name = name;
		this.server = server;
	}

	static ServerSupervisor start(String name, SupervisedServer server) {
		ServerSupervisor supervisor = new ServerSupervisor(name, server);
		Thread.ofVirtual().name(name + "-supervisor").start(supervisor::run);
		return supervisor;
	}

	private void run() {
		Duration delay = INITIAL_DELAY;
		try {
			while (!isClosed()) {
				long begin = System.nanoTime();
				awaitExit();
				if (System.nanoTime() - begin > MAX_DELAY.toNanos()) {
					delay = INITIAL_DELAY;
				}
				Thread.sleep(delay);
				delay = (delay.compareTo(MAX_DELAY) < 0) ? delay.multipliedBy(2) : MAX_DELAY;
				restart();
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private void awaitExit() throws InterruptedException {
		try {
			this.server.awaitExit();
		}
		catch (IOException ex) {
			logger.log(System.Logger.Level.WARNING, this.name + " is not supervised for a moment", ex);
		}
	}

	private synchronized void restart() throws InterruptedException {
		if (this.closed) {
			return;
		}
		logger.log(System.Logger.Level.WARNING, this.name + " has ended unexpectedly and is restarted");
		try {
			this.server.restart();
		}
		catch (IOException | ServersException ex) {
			logger.log(System.Logger.Level.ERROR, this.name + " could not be restarted", ex);
		}
	}

	private synchronized boolean isClosed() {
		return this.closed;
	}

	/** Waits for a restart under way; there is none afterwards. */
	@Override
	public synchronized void close() {
		this.closed = true;
	}

}
