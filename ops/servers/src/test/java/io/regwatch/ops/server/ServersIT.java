package io.regwatch.ops.server;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.awaitility.Awaitility.await;

/** One home for all tests: each starts from what the one before left there. */
class ServersIT {

	@TempDir
	private static Path directory;

	private static Home home;

	private static final String STARTING = "Starting PostgreSQL and Elasticsearch";

	private final List<String> progress = new CopyOnWriteArrayList<>();

	@BeforeAll
	static void openHome() {
		home = Home.open(directory.resolve("a home"));
	}

	@Test
	void openWhenAloneOwnsDurableServersAndStopsThemOnceAfterTheirUsers()
			throws IOException, InterruptedException, SQLException {
		Servers servers = open();
		assertThat(servers.owned()).isTrue();
		assertThat(servers.search().answers()).isTrue();
		assertThat(ask(servers,
				"SELECT concat_ws(' ', current_setting('fsync'), "
						+ "current_setting('synchronous_commit'), current_setting('full_page_writes'))"))
			.isEqualTo("on on on");
		assertThat(ask(servers, "SELECT upper('é') || current_setting('server_encoding')")).isEqualTo("ÉUTF8");
		assertIsRefusedWithoutToken(servers);
		assertThat(this.progress).containsExactly(STARTING);
		this.progress.clear();
		servers.beforeStop(() -> this.progress.add("in use: " + servers.database().answers()));
		servers.close();
		servers.close();
		assertThat(this.progress).containsExactly("in use: true");
		assertThat(servers.database().answers()).isFalse();
		assertThat(servers.search().answers()).isFalse();
	}

	@Test
	void databaseAloneIsStartedForWhatOnlyReadsIt() {
		try (Servers servers = Servers.open(home, ServerRequest.databaseOnly("status"), Map.of(), this.progress::add)) {
			assertThat(servers.database().answers()).isTrue();
			assertThatIllegalStateException().isThrownBy(servers::search);
			assertThat(this.progress).containsExactly("Starting PostgreSQL");
		}
	}

	private static void assertIsRefusedWithoutToken(Servers servers) throws IOException, InterruptedException {
		String token = Objects.requireNonNull(servers.search().apiKey());
		assertThat(search(servers, "PUT", "/documents", "ApiKey " + token)).isEqualTo(200);
		assertThat(search(servers, "DELETE", "/documents", null)).isEqualTo(401);
		assertThat(search(servers, "DELETE", "/documents", "ApiKey " + "0".repeat(token.length()))).isEqualTo(401);
		assertThat(search(servers, "GET", "/", null)).isEqualTo(401);
		assertThat(search(servers, "GET", "/documents", "ApiKey " + token)).isEqualTo(200);
		assertThat(search(servers, "DELETE", "/documents", "ApiKey " + token)).isEqualTo(200);
		assertThat(ProcessHandle.allProcesses()
			.flatMap((process) -> process.info().commandLine().stream())
			.filter((line) -> line.contains(token))).isEmpty();
	}

	@Test
	void openWhenOwnerIsLongRunningJoinsItUntilItIsTerminated() throws IOException, InterruptedException, SQLException {
		try (OtherProcess other = OtherProcess.open(home, "up")) {
			assertThat(other.says()).isEqualTo("owner");
			try (Servers servers = open()) {
				assertThat(servers.owned()).isFalse();
				keep(servers, "joined");
			}
			try (Servers servers = open()) {
				assertThat(kept(servers)).contains("joined");
			}
			other.terminate();
			assertThat(home.postgres().resolve(PostmasterFile.NAME)).doesNotExist();
			assertThat(home.serversFile()).doesNotExist();
		}
		assertThat(this.progress).isEmpty();
	}

	@Test
	@Tag("faults")
	void openWhenOwnerIsOneShotWaitsForIt() throws IOException {
		try (OtherProcess other = OtherProcess.open(home, "ingest")) {
			assertThat(other.says()).isEqualTo("owner");
			CompletableFuture<Servers> waiting = CompletableFuture.supplyAsync(this::open);
			assertThat(waiting).failsWithin(Duration.ofSeconds(1));
			other.resume();
			try (Servers servers = waiting.join()) {
				assertThat(servers.owned()).isTrue();
			}
			assertThat(this.progress).containsExactly(
					"Waiting for 'ingest' (process %d), which uses '%s'".formatted(other.pid(), home.directory()),
					STARTING);
		}
	}

	@Test
	@Tag("faults")
	void openWhenOwnerWasKilledTakesOverItsData() throws IOException, InterruptedException, SQLException {
		try (OtherProcess other = OtherProcess.open(home, "up")) {
			assertThat(other.says()).isEqualTo("owner");
			try (Servers servers = open()) {
				keep(servers, "killed");
			}
			long leftover = postmaster();
			other.kill();
			try (Servers servers = open()) {
				assertThat(servers.owned()).isTrue();
				assertThat(kept(servers)).contains("killed");
				assertThat(postmaster()).isNotEqualTo(leftover);
				// The process that adopted it may not have read its exit code yet.
				ProcessHandle.of(leftover)
					.ifPresent((process) -> assertThat(process.onExit()).succeedsWithin(Duration.ofSeconds(30)));
			}
		}
	}

	@Test
	@Tag("faults")
	void openWhenServerDoesNotStartShowsItsLogAndTheNextStartHasTheData() throws IOException, SQLException {
		try (Servers servers = open()) {
			keep(servers, "broken");
		}
		Path version = home.postgres().resolve("PG_VERSION");
		Files.writeString(version, "12\n");
		assertThatExceptionOfType(ServersException.NotStarted.class).isThrownBy(this::open)
			.withMessageContaining("PostgreSQL did not start; its log is '%s'", home.logs().resolve("postgres.log"))
			.withMessageContaining("incompatible");
		Files.writeString(version, "18\n");
		try (Servers servers = open()) {
			assertThat(kept(servers)).contains("broken");
		}
	}

	@Test
	@Tag("faults")
	void serversWhenTheyEndUnexpectedlyAreRestartedAtTheirAddresses() throws IOException, SQLException {
		try (Servers servers = open()) {
			keep(servers, "supervised");
			ProcessHandle.current()
				.descendants()
				.filter((process) -> process.info().commandLine().orElse("").contains("elasticsearch.Main"))
				.forEach(ProcessHandle::destroyForcibly);
			ProcessHandle.of(postmaster()).ifPresent(ProcessHandle::destroyForcibly);
			await().atMost(Duration.ofSeconds(5))
				.until(() -> !servers.search().answers() && !servers.database().answers());
			await().atMost(Duration.ofMinutes(1))
				.until(() -> servers.search().answers() && servers.database().answers());
			assertThat(kept(servers)).contains("supervised");
		}
	}

	private Servers open() {
		return Servers.open(home, ServerRequest.oneShot("test"), Map.of(), this.progress::add);
	}

	private static int search(Servers servers, String method, String path, @Nullable String authorization)
			throws IOException, InterruptedException {
		HttpRequest.Builder request = HttpRequest.newBuilder(servers.search().uris().getFirst().resolve(path))
			.method(method, HttpRequest.BodyPublishers.noBody());
		if (authorization != null) {
			request.header("Authorization", authorization);
		}
		try (HttpClient client = HttpClient.newHttpClient()) {
			return client.send(request.build(), HttpResponse.BodyHandlers.discarding()).statusCode();
		}
	}

	private static long postmaster() throws IOException {
		return Long.parseLong(Files.readAllLines(home.postgres().resolve(PostmasterFile.NAME)).getFirst());
	}

	private static void keep(Servers servers, String name) throws SQLException {
		try (Connection connection = servers.database().connect(); Statement statement = connection.createStatement()) {
			statement.execute("CREATE TABLE IF NOT EXISTS kept (name text)");
			statement.execute("INSERT INTO kept VALUES ('%s')".formatted(name));
		}
	}

	private static String kept(Servers servers) throws SQLException {
		return ask(servers, "SELECT string_agg(name, ' ') FROM kept");
	}

	private static String ask(Servers servers, String sql) throws SQLException {
		try (Connection connection = servers.database().connect();
				Statement statement = connection.createStatement();
				ResultSet answer = statement.executeQuery(sql)) {
			answer.next();
			return answer.getString(1);
		}
	}

}
