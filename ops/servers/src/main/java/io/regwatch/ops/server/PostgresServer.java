package io.regwatch.ops.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;

/**
 * A PostgreSQL server on the data of a home. It listens on the loopback address only and
 * its password can be read only by those who can read the home.
 */
final class PostgresServer {

	static final String USER = "regwatch";

	private static final int ATTEMPTS = 10;

	private static final Duration PAUSE = Duration.ofMillis(500);

	private final PostgresData data;

	private final Database database;

	private PostgresServer(PostgresData data, Database database) {
		this.data = data;
		this.database = database;
	}

	/** The caller holds the lock of the home. */
	static PostgresServer start(Home home, boolean durable) throws IOException, InterruptedException {
		PostgresCommands commands = new PostgresCommands(PostgresPrograms.unpack(home.programs()), home.postgres(),
				ServerLog.fresh(home.logs().resolve("postgres.log")));
		PostgresData data = new PostgresData(commands);
		data.createIfMissing(durable);
		data.stopLeftover();
		int port = startOnFreePort(commands, durable);
		return new PostgresServer(data,
				new Database("jdbc:postgresql://127.0.0.1:%d/postgres".formatted(port), USER, data.password()));
	}

	// The port may be taken between the question and the start, and the sessions of a
	// killed server need a moment to notice.
	private static int startOnFreePort(PostgresCommands commands, boolean durable)
			throws IOException, InterruptedException {
		for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
			int port = freePort();
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

	// Tests of several modules use one server.
	private static String options(int port, boolean durable) {
		return """
				-p %1$d -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=%3$d \
				-c timezone=UTC -c log_timezone=UTC -c log_checkpoints=off \
				-c fsync=%2$s -c synchronous_commit=%2$s -c full_page_writes=%2$s""".formatted(port,
				durable ? "on" : "off", durable ? 100 : 400);
	}

	Database database() {
		return this.database;
	}

	void stop() throws IOException, InterruptedException {
		this.data.stop();
	}

}
