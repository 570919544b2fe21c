package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

import static org.assertj.core.api.Assertions.assertThat;

/** An interrupted ingest with embedded servers. */
@Tag("faults")
class EmbeddedRestartIT {

	private static final String COUNT_READ = """
			SELECT count(*)
			FROM run_item
			WHERE extractor_version IS NOT NULL
			""";

	@TempDir
	private Path directory;

	private Path home;

	private Path folder;

	@BeforeEach
	void fillFolder() throws IOException {
		this.home = this.directory.resolve("home");
		this.folder = SampleFolder.fill(this.directory.resolve("documents"));
	}

	@Test
	void ingestWhenKilledWithItsServersIsResumed() throws IOException, InterruptedException {
		try (IngestProcess process = IngestProcess.start(this.home, this.folder)) {
			awaitReading(process);
			List<ProcessHandle> readers = process.readers();
			process.kill();
			readers.forEach((reader) -> reader.onExit().orTimeout(10, TimeUnit.SECONDS).join());
		}
		assertIsResumed();
	}

	@Test
	void ingestWhenInterruptedWithItsServersIsResumed() throws IOException, InterruptedException {
		try (IngestProcess process = IngestProcess.start(this.home, this.folder)) {
			awaitReading(process);
			process.interrupt();
			assertThat(process.exitCode()).isEqualTo(130);
		}
		assertIsResumed();
	}

	private void awaitReading(IngestProcess process) throws IOException, InterruptedException {
		while (read(this.home) == 0) {
			assertThat(process.isAlive()).isTrue();
			Thread.sleep(Duration.ofMillis(20));
		}
		assertThat(read(this.home)).isLessThan(SampleFolder.SIZE);
	}

	private void assertIsResumed() throws IOException, InterruptedException {
		long start = System.nanoTime();
		try (IngestProcess process = IngestProcess.start(this.home, this.folder)) {
			assertThat(process.report()).contains("\"complete\":true",
					"\"listed\":24,\"new\":21,\"changed\":0,\"unchanged\":0,\"gone\":0,\"rejected\":3,");
		}
		assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofMinutes(3));
	}

	private static long read(Path home) throws IOException {
		Path file = home.resolve("servers.json");
		JsonNode database = Files.exists(file) ? new JsonMapper().readTree(Files.readString(file)).path("database")
				: null;
		if (database == null || !database.isObject()) {
			return 0;
		}
		try {
			DriverManagerDataSource source = new DriverManagerDataSource(database.path("url").asString());
			source.setUsername(database.path("user").asString());
			source.setPassword(database.path("password").asString());
			return JdbcClient.create(source).sql(COUNT_READ).query(Long.class).single();
		}
		catch (DataAccessException ex) {
			return 0;
		}
	}

}
