package io.regwatch.api;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.sql.Connection;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

import javax.sql.DataSource;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * Clients that are killed at random while everything changes have exactly what the API
 * shows in the end, and have got all events in order.
 */
@ExtendWith(SecondPublishedApi.class)
@ResourceLock(SecondPublishedApi.ROWS)
class ChangeConsumerIT {

	/** Sessions that read the log or assign positions at the moment. */
	private static final String TERMINATE = """
			SELECT count(pg_terminate_backend(pid))
			FROM (
				SELECT pid
				FROM pg_stat_activity
				WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()
					AND query ~ 'change_event|pending_change'
				LIMIT 1) AS session
			""";

	private final long seed = ThreadLocalRandom.current().nextLong();

	private final RandomChanges changes;

	private final PublishedApi.Api api;

	@TempDir
	private Path directory;

	private String workspace = "";

	ChangeConsumerIT(PublishedApi.Api api) {
		this.api = api;
		this.changes = new RandomChanges(api.application(), api.client());
	}

	@BeforeEach
	void begin() {
		this.workspace = this.changes.begin();
	}

	@AfterEach
	void remove() {
		this.changes.remove();
	}

	@Test
	void consumerWhenKilledAtRandomHasWhatTheApiShows() throws Exception {
		followWhileChanged(10, 0, 2, 30);
	}

	@Test
	@Tag("faults")
	void consumerWhenKilledTwoHundredTimesHasWhatTheApiShows() throws Exception {
		followWhileChanged(160, 20, 20, 400);
	}

	/** Processes are killed first, so that what they have stored is read on. */
	private void followWhileChanged(int kills, int processes, int sessions, int maxPauseMillis) throws Exception {
		ChangeConsumer consumer = new ChangeConsumer(this.api.client(), this.workspace, file(), new Random(this.seed),
				kills);
		AtomicInteger ended = new AtomicInteger();
		BooleanSupplier enough = () -> consumer.killed() == kills && ended.get() == sessions;
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<?>> others = new ArrayList<>();
			for (int number = 0; number < 3; number++) {
				Random random = new Random(this.seed + number);
				others.add(threads.submit(() -> this.changes.change(enough, maxPauseMillis, random)));
			}
			others.add(threads.submit(() -> endSessions(sessions, ended)));
			killProcesses(processes);
			ChangeConsumer.State state = consumer.follow(() -> others.stream().allMatch(Future::isDone));
			for (Future<?> other : others) {
				other.get();
			}
			assertComplete(state);
		}
	}

	private void assertComplete(ChangeConsumer.State state) {
		List<String> received = state.received();
		assertThat(received).as("seed %d", this.seed).doesNotHaveDuplicates();
		assertThat(received.stream().map(ChangeConsumerIT::position).toList()).as("seed %d", this.seed).isSorted();
		List<String> kept = this.changes.kept(position(received.getFirst()));
		assertThat(received.stream().filter(kept::contains).toList()).as("seed %d", this.seed).isEqualTo(kept);
		assertThat(state.copy()).as("seed %d", this.seed).isEqualTo(this.changes.shown());
	}

	/** Ends database sessions in the middle of a statement. */
	private @Nullable Void endSessions(int count, AtomicInteger ended) throws Exception {
		try (Connection connection = this.api.application().bean(DataSource.class).getConnection()) {
			JdbcClient jdbc = JdbcClient.create(new SingleConnectionDataSource(connection, true));
			while (ended.get() < count) {
				ended.addAndGet(jdbc.sql(TERMINATE).query(Integer.class).single());
				Thread.sleep(1);
			}
		}
		return null;
	}

	/** Each process is killed some time after it has stored something. */
	private void killProcesses(int count) throws IOException, InterruptedException {
		Random random = new Random(this.seed);
		for (int number = 0; number < count; number++) {
			FileTime before = stored();
			Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
					"-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"),
					ChangeConsumer.class.getName(), String.valueOf(this.api.client().port()), this.api.client().key(),
					this.workspace, file().toString())
				.redirectErrorStream(true)
				.redirectOutput(ProcessBuilder.Redirect.DISCARD)
				.start();
			await().atMost(Duration.ofMinutes(1)).until(() -> !stored().equals(before));
			Thread.sleep(random.nextInt(300));
			process.destroyForcibly().waitFor();
		}
	}

	private FileTime stored() throws IOException {
		return Files.exists(file()) ? Files.getLastModifiedTime(file()) : FileTime.fromMillis(0);
	}

	private Path file() {
		return this.directory.resolve("copy.json");
	}

	private static long position(String id) {
		return Long.parseLong(id.substring(1).split("-", 2)[0]);
	}

}
