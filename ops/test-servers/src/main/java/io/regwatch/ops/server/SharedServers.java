package io.regwatch.ops.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

import org.jspecify.annotations.Nullable;

/**
 * One embedded pair of servers for all test JVMs of a build, which the first of them
 * starts ({@link ServersProcess}) and the others find by its file.
 */
final class SharedServers {

	private static final Duration TIMEOUT = Duration.ofMinutes(3);

	private static final Duration POLL_INTERVAL = Duration.ofMillis(200);

	private final Home home;

	private @Nullable Process process;

	/** Keeps the servers running. */
	private @Nullable Connection session;

	private SharedServers(Home home) {
		this.home = home;
	}

	/** Finds or starts the servers, which run at least as long as this JVM. */
	static TestServers join() {
		SharedServers servers = new SharedServers(Home.open(BuildTree.file("target/test-servers")));
		try {
			return servers.await();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("Interrupted while servers for tests start", ex);
		}
	}

	private TestServers await() throws IOException, InterruptedException {
		for (long end = System.nanoTime() + TIMEOUT.toNanos(); System.nanoTime() < end; Thread.sleep(POLL_INTERVAL)) {
			TestServers found = find();
			if (found != null) {
				return found;
			}
			if (this.process == null || !this.process.isAlive()) {
				this.process = ServersProcess.start(this.home);
			}
		}
		throw new IllegalStateException("The servers for tests did not start, see '%s'".formatted(this.home.logs()));
	}

	private @Nullable TestServers find() throws IOException {
		ServersFile file = ServersFile.readIfPresent(this.home).filter(ServersFile::isOwnerAlive).orElse(null);
		if (file == null || file.database() == null || file.search() == null) {
			return null;
		}
		try {
			this.session = file.database().connect();
			Runtime.getRuntime().addShutdownHook(new Thread(this::leave));
			return new TestServers(file.database(), file.search());
		}
		catch (SQLException ex) {
			return null;
		}
	}

	private void leave() {
		try {
			if (this.session != null) {
				this.session.close();
			}
		}
		catch (SQLException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
