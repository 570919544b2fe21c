package io.regwatch.ops.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;

/**
 * A PostgreSQL server on the data of a home. It listens on the loopback address only and
 * its password can be read only by those who can read the home.
 */
final class PostgresServer implements SupervisedServer {

	static final String USER = "regwatch";

	private static final String DURABLE = """
			-c max_connections=100 -c fsync=on -c synchronous_commit=on -c full_page_writes=on""";

	// Tests of several modules share one server, in which each has databases of its own.
	private static final String DISPOSABLE = """
			-c max_connections=400 -c fsync=off -c synchronous_commit=off -c full_page_writes=off \
			-c autovacuum=off -c wal_level=minimal -c max_wal_senders=0 -c checkpoint_timeout=1h \
			-c max_wal_size=2GB""";

	private static final int ATTEMPTS = 10;

	private static final int ANY_PORT = 0;

	private static final Duration PAUSE = Duration.ofMillis(500);

	private final PostgresData data;

	private final boolean durable;

	private final int port;

	private PostgresServer(PostgresData data, boolean durable) throws IOException, InterruptedException {
		this.data = data;
		this.durable = durable;
		this.port = start(data.commands(), ANY_PORT, durable);
	}

	/** The caller holds the lock of the home. */
	static PostgresServer start(Home home, boolean durable) throws IOException, InterruptedException {
		PostgresCommands commands = new PostgresCommands(PostgresPrograms.find(home.programs()), home.postgres(),
				ServerLog.fresh(home.logs().resolve("postgres.log")));
		PostgresData data = new PostgresData(commands);
		data.createIfMissing(durable);
		data.stopLeftover();
		return new PostgresServer(data, durable);
	}

	/** Starts a server that has ended again, on the same port. */
	@Override
	public void restart() throws IOException, InterruptedException {
		this.data.stopLeftover();
		start(this.data.commands(), this.port, this.durable);
	}

	@Override
	public void awaitExit() throws IOException, InterruptedException {
		this.data.awaitExit();
	}

	// The port may be taken between the question and the start, and the sessions of a
	// killed server need a moment to notice.
	private static int start(PostgresCommands commands, int fixedPort, boolean durable)
			throws IOException, InterruptedException {
		for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
			int port = (fixedPort != ANY_PORT) ? fixedPort : freePort();
			if (commands.start(options(port, durable))) {
				return port;
			}
			if (!commands.log().contains("Address already in use") && !commands.log().contains("still in use")) {
				break;
			}
			Thread.sleep(PAUSE);
		}
		throw commands.log().failure("PostgreSQL did not start");
	}

	private static int freePort() throws IOException {
		try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			return socket.getLocalPort();
		}
	}

	private static String options(int port, boolean durable) {
		return """
				-p %d -c listen_addresses=127.0.0.1 -c unix_socket_directories= \
				-c timezone=UTC -c log_timezone=UTC -c log_checkpoints=off %s""".formatted(port,
				durable ? DURABLE : DISPOSABLE);
	}

	Database database() throws IOException {
		return new Database("jdbc:postgresql://127.0.0.1:%d/postgres".formatted(this.port), USER, this.data.password());
	}

	void stop() throws IOException, InterruptedException {
		this.data.stop();
	}

}
