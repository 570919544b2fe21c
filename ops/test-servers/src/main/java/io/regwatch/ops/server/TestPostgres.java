package io.regwatch.ops.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;

import org.springframework.util.FileSystemUtils;

/** A real PostgreSQL server of a test's own, which the test can stop and start. */
public final class TestPostgres {

	private final PostgresData data;

	private final Database database;

	private final String options;

	private TestPostgres(PostgresData data, int port) throws IOException {
		this.data = data;
		this.database = new Database("jdbc:postgresql://127.0.0.1:%d/postgres".formatted(port), PostgresServer.USER,
				data.password());
		this.options = "-p %d -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c timezone=UTC -c fsync=off"
			.formatted(port);
	}

	/**
	 * Starts a server.
	 * @param directory for its data; PostgreSQL wants it to be short-lived and its own
	 */
	public static TestPostgres start(Path directory) throws IOException, InterruptedException {
		PostgresCommands commands = new PostgresCommands(programs(), directory.resolve("postgres"),
				new ServerLog(directory.resolve("postgres.log")));
		PostgresData data = new PostgresData(commands);
		data.createIfMissing(false);
		TestPostgres server = new TestPostgres(data, freePort());
		server.start();
		return server;
	}

	/**
	 * The options of a program whose homes use the unpacked programs and the prepared
	 * search server of the build: unpacking takes seconds of CPU time for each home.
	 */
	public static List<String> programOptions() throws IOException {
		return List.of("-D%s=%s".formatted(PostgresPrograms.PROPERTY, programs().directory()), "-D%s=%s"
			.formatted(ElasticsearchNode.PROPERTY, BuildTree.file("ops/embedded-elasticsearch/target/node")));
	}

	/** Those of the shared servers, which are unpacked when they run. */
	private static synchronized PostgresPrograms programs() throws IOException {
		TestServers.shared();
		return PostgresPrograms.find(BuildTree.file("target/test-servers/programs"));
	}

	/** Its only database, in the beginning empty. */
	public Database database() {
		return this.database;
	}

	/** Starts it. */
	public void start() throws IOException, InterruptedException {
		if (!this.data.commands().start(this.options)) {
			throw this.data.commands().log().failure("PostgreSQL did not start");
		}
	}

	/** Kills it, like a crash. */
	public void crash() throws IOException, InterruptedException {
		if (!this.data.commands().stop("immediate")) {
			throw this.data.commands().log().failure("PostgreSQL did not stop");
		}
	}

	private static int freePort() throws IOException {
		try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			return socket.getLocalPort();
		}
	}

	/** Stops it at the end of the test. */
	public void remove() throws IOException, InterruptedException {
		crash();
		FileSystemUtils.deleteRecursively(this.data.commands().data());
	}

}
