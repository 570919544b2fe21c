package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Runs servers while PostgreSQL has sessions, and after that until the build that started
 * the process is over, up to a limit.
 */
final class ServersProcess {

	private static final Duration POLL_INTERVAL = Duration.ofSeconds(1);

	private static final int IDLE_POLLS_AFTER_BUILD = 3;

	private static final int IDLE_POLLS = 600;

	private static final String SESSIONS = """
			SELECT count(*)
			FROM pg_stat_activity
			WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
			""";

	private ServersProcess() {
	}

	/**
	 * Starts a process; of several concurrent ones only one gets the lock of the home.
	 */
	static Process start(Home home) throws IOException {
		Path log = home.logs().resolve("servers-process.log");
		return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx64m", "-cp", System.getProperty("java.class.path"),
				"-D%s=%s".formatted(ElasticsearchNode.PROPERTY,
						BuildTree.file("ops/embedded-elasticsearch/target/node")),
				ServersProcess.class.getName(), home.directory().toString(), String.valueOf(build()))
			.redirectErrorStream(true)
			.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
			.redirectInput(Path.of("/dev/null").toFile())
			.start();
	}

	/**
	 * The process that runs the tests of all modules: Maven, or a development
	 * environment.
	 */
	private static long build() {
		return Stream.iterate(ProcessHandle.current().parent(), (process) -> process.flatMap(ProcessHandle::parent))
			.takeWhile((process) -> process.isPresent())
			.flatMap((process) -> process.stream())
			.filter((process) -> process.info().command().filter((command) -> command.endsWith("java")).isPresent())
			.mapToLong(ProcessHandle::pid)
			.findFirst()
			.orElse(-1);
	}

	static void main(String... arguments) throws IOException, SQLException, InterruptedException {
		Home home = Home.open(Path.of(arguments[0]));
		try (Servers servers = Servers.open(home, new ServerRequest("tests", true, false), Map.of(),
				ServersProcess::log)) {
			if (!servers.owned()) {
				return;
			}
			awaitIdle(servers.database(), Long.parseLong(arguments[1]), home);
			new TestServers(servers.database(), servers.search()).removeAll();
		}
	}

	private static void log(String message) {
		System.err.println(message);
	}

	/** The servers can no longer be found, and all sessions have ended. */
	private static void awaitIdle(Database database, long build, Home home)
			throws IOException, SQLException, InterruptedException {
		try (Connection connection = database.connect(); Statement statement = connection.createStatement()) {
			for (int idle = 0; idle < limit(build); idle = (sessions(statement) > 0) ? 0 : idle + 1) {
				Thread.sleep(POLL_INTERVAL);
			}
			Files.deleteIfExists(home.serversFile());
			while (sessions(statement) > 0) {
				Thread.sleep(POLL_INTERVAL);
			}
		}
	}

	private static int limit(long build) {
		return ProcessHandle.of(build).isPresent() ? IDLE_POLLS : IDLE_POLLS_AFTER_BUILD;
	}

	private static int sessions(Statement statement) throws SQLException {
		try (ResultSet rows = statement.executeQuery(SESSIONS)) {
			rows.next();
			return rows.getInt(1);
		}
	}

}
