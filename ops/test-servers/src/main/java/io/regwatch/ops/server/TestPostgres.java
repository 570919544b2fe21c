package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

import org.springframework.util.FileSystemUtils;

/** A real PostgreSQL server of a test's own, which the test can stop and start. */
public final class TestPostgres {

	private final PostgresData data;

	private final Database database;

	private final String options;

	private final int port;

	private final String more;

	private TestPostgres(PostgresData data, int port, String more) throws IOException {
		this.data = data;
		this.port = port;
		this.more = more;
		this.database = new Database("jdbc:postgresql://127.0.0.1:%d/postgres".formatted(port), PostgresServer.USER,
				data.password());
		this.options = "-p %d -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c timezone=UTC -c fsync=off %s"
			.formatted(port, more)
			.strip();
	}

	/**
	 * Starts a server.
	 * @param directory for its data; PostgreSQL wants it to be short-lived and its own
	 */
	public static TestPostgres start(Path directory) throws IOException, InterruptedException {
		return start(directory, "");
	}

	/**
	 * Starts a server.
	 * @param directory for its data; PostgreSQL wants it to be short-lived and its own
	 * @param options of its command line, such as {@code -c max_wal_size=32MB}
	 */
	public static TestPostgres start(Path directory, String options) throws IOException, InterruptedException {
		PostgresData data = dataIn(directory);
		data.createIfMissing(false);
		TestPostgres server = new TestPostgres(data, FreePort.next(), options);
		server.start();
		return server;
	}

	/**
	 * Starts a standby of this server with the same options: a copy of it, which then
	 * repeats what it writes.
	 * @param directory for its data
	 */
	public TestPostgres startStandby(Path directory) throws IOException, SQLException, InterruptedException {
		PostgresData copy = dataIn(directory);
		copyTo(copy);
		TestPostgres standby = new TestPostgres(copy, FreePort.next(), this.more);
		standby.start();
		return standby;
	}

	/**
	 * Makes a stopped server anew, as a standby of another one.
	 * @param primary whose writes it repeats
	 */
	public void follow(TestPostgres primary) throws IOException, SQLException, InterruptedException {
		FileSystemUtils.deleteRecursively(this.data.commands().data());
		primary.copyTo(this.data);
		start();
	}

	private void copyTo(PostgresData copy) throws IOException, SQLException {
		new PostgresCopy(this.database, this.data.commands().data()).to(copy.commands().data(), this.port);
	}

	/** Makes a standby the server that takes writes, and waits until it does. */
	public void promote() throws SQLException {
		try (Connection connection = this.database.connect(); Statement statement = connection.createStatement()) {
			statement.execute("SELECT pg_promote()");
		}
	}

	/**
	 * A database that is on this server or on another one, whichever takes writes.
	 * @param other to be tried, too
	 */
	public Database orElse(TestPostgres other) {
		return new Database("jdbc:postgresql://127.0.0.1:%d,127.0.0.1:%d/postgres?targetServerType=primary"
			.formatted(this.port, other.port), this.database.user(), this.database.password());
	}

	/** Whether it runs, and did not end by itself. */
	public boolean isRunning() throws IOException, InterruptedException {
		return this.data.commands().isRunning();
	}

	/** What it has logged. */
	public String log() throws IOException {
		return Files.readString(this.data.commands().log().file());
	}

	private static PostgresData dataIn(Path directory) throws IOException {
		return new PostgresData(new PostgresCommands(programs(), directory.resolve("postgres"),
				new ServerLog(directory.resolve("postgres.log"))));
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

	/** Stops it at the end of the test. */
	public void remove() throws IOException, InterruptedException {
		if (isRunning()) {
			crash();
		}
		FileSystemUtils.deleteRecursively(this.data.commands().data());
	}

}
