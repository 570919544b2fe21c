package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;

import io.regwatch.ingest.source.CatalogueLoader;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.folder.FolderSource;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkerSchedulers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * Worker processes share requests for ingests. The same in one JVM:
 * {@code SharedRequestsIT}.
 */
class WorkersIT {

	private static final String RUNS = """
			SELECT concat_ws(' ', (SELECT count(*) FROM run), (SELECT count(*) FROM run WHERE finished_at IS NOT NULL),
				(SELECT count(*) FROM run_item), (SELECT count(*) FROM reference_version),
				(SELECT count(*) FROM reference_update))
			""";

	private static final String REQUESTS = """
			SELECT concat_ws(' ', requested_version, completed_version,
				(SELECT count(*) FROM qrtz_triggers WHERE job_group = 'ingest'))
			FROM work_request
			WHERE kind = 'ingest'
			""";

	private static final String COUNT_DUE = """
			SELECT count(*)
			FROM qrtz_triggers
			WHERE job_group = 'ingest' AND next_fire_time <= extract(epoch FROM now()) * 1000
			""";

	private static final String EXECUTIONS = """
			SELECT status
			FROM batch_job_execution
			ORDER BY job_execution_id
			""";

	private static final String SCHEDULE_NIGHTLY = """
			UPDATE source
			SET definition = definition || '{"schedule": {"cron": "0 30 2 * * ?", "zone": "Europe/Paris"}}'
			""";

	private static final String MISS_TWO_NIGHTS = """
			UPDATE qrtz_triggers
			SET next_fire_time = next_fire_time - 48 * 3600 * 1000
			WHERE job_group = 'ingest'
			""";

	@TempDir
	private Path directory;

	private TestStores stores;

	private TestApplication asker;

	private Path folder;

	private String source;

	@BeforeEach
	void fillFolder() throws IOException {
		this.stores = TestStores.in(this.directory);
		this.asker = TestApplication.start(this.stores, Map.of());
		this.folder = SampleFolder.fill(this.directory.resolve("documents"));
		this.source = FolderSource.of(this.folder).id();
		this.asker.bean(Sources.class).save(FolderSource.of(this.folder));
	}

	@AfterEach
	void stopAsker() {
		this.asker.close();
	}

	@Test
	@Tag("faults")
	void requestIsCompletedByOneOfTwoWorkers() throws Exception {
		try (WorkerProcess one = WorkerProcess.start(this.stores);
				WorkerProcess other = WorkerProcess.start(this.stores)) {
			request();
			awaitCompleted();
			Thread.sleep(Duration.ofSeconds(2));
			assertThat(one.isAlive() && other.isAlive()).isTrue();
		}
		assertRanOnce();
		assertThat(executions()).isEqualTo("COMPLETED");
	}

	@Test
	void requestOfAKilledWorkerIsCompletedByTheOther() throws Exception {
		request();
		try (DbBarrier barrier = holdInTheMiddle(); WorkerProcess killed = WorkerProcess.start(this.stores)) {
			await().atMost(Duration.ofMinutes(1)).until(barrier::isReached);
			try (WorkerProcess other = WorkerProcess.start(this.stores)) {
				killed.kill();
				barrier.endWaiting();
				barrier.open();
				awaitCompleted();
				assertThat(other.isAlive()).isTrue();
			}
		}
		assertRanOnce();
	}

	@Test
	@Tag("faults")
	void requestOfAWorkerThatIsKilledWhenItIsDoneIsCompletedOnce() throws Exception {
		request();
		String completed = "NEW.kind = 'ingest' AND NEW.completed_version > OLD.completed_version";
		try (DbBarrier barrier = DbBarrier.before(this.stores.database(), "UPDATE", "work_request", completed);
				WorkerProcess killed = WorkerProcess.start(this.stores)) {
			await().atMost(Duration.ofMinutes(1)).until(barrier::isReached);
			killed.kill();
			barrier.endWaiting();
			barrier.open();
			try (WorkerProcess other = WorkerProcess.start(this.stores)) {
				awaitCompleted();
				assertThat(other.isAlive()).isTrue();
			}
		}
		assertRanOnce();
	}

	@Test
	@Tag("faults")
	void scheduledRunOfAKilledWorkerIsCompletedByTheOtherOnce() throws Exception {
		schedule();
		try (DbBarrier barrier = holdInTheMiddle(); WorkerProcess killed = WorkerProcess.start(this.stores)) {
			await().atMost(Duration.ofMinutes(1)).until(barrier::isReached);
			killed.kill();
			barrier.endWaiting();
			barrier.open();
			try (WorkerProcess other = WorkerProcess.start(this.stores)) {
				awaitRequests("1 1 1");
				Thread.sleep(Duration.ofSeconds(2));
				assertThat(other.isAlive()).isTrue();
			}
		}
		awaitRequests("1 1 1");
		assertRanOnce();
	}

	@Test
	@Tag("faults")
	void requestOfAStoppedWorkerIsCompletedByTheNext() throws Exception {
		request();
		try (DbBarrier barrier = holdInTheMiddle(); WorkerProcess stopped = WorkerProcess.start(this.stores)) {
			await().atMost(Duration.ofMinutes(1)).until(barrier::isReached);
			stopped.terminate();
			Thread.sleep(Duration.ofSeconds(2));
			assertThat(stopped.isAlive()).isTrue();
			barrier.open();
			stopped.awaitEnd();
		}
		assertThat(executions()).isEqualTo("STOPPED");
		assertThat(this.stores.jdbc().sql(REQUESTS).query(String.class).single()).isEqualTo("1 0 1");
		assertThat(this.stores.jdbc().sql(COUNT_DUE).query(Long.class).single()).isOne();
		try (WorkerProcess next = WorkerProcess.start(this.stores)) {
			awaitCompleted();
			assertThat(next.isAlive()).isTrue();
		}
		assertThat(executions()).isEqualTo("STOPPED COMPLETED");
		assertRanOnce();
	}

	@Test
	@Tag("faults")
	void requestAndCommandAtOnceReadTheSourceOnce() throws Exception {
		try (DbBarrier barrier = holdInTheMiddle()) {
			request();
			this.asker.bean(WorkerSchedulers.class).start();
			await().atMost(Duration.ofMinutes(1)).until(barrier::isReached);
			try (IngestProcess command = IngestProcess.start(this.stores, this.folder)) {
				assertThat(command.exitCode()).isOne();
				assertThat(command.complaints())
					.contains("Source '%s' is being ingested by worker".formatted(this.source));
			}
			barrier.open();
			awaitCompleted();
		}
		assertRanOnce();
		assertThat(executions()).isEqualTo("COMPLETED");
	}

	private DbBarrier holdInTheMiddle() throws SQLException {
		return DbBarrier.before(this.stores.database(), "UPDATE", "run_item", "NEW.stage = 'compare'");
	}

	private void request() {
		this.asker.bean(TransactionTemplate.class)
			.executeWithoutResult(
					(status) -> this.asker.bean(WorkQueue.class).request(WorkKind.INGEST, this.source, null));
	}

	/** Every night, and the last two nights were missed. */
	private void schedule() {
		this.stores.jdbc().sql(SCHEDULE_NIGHTLY).update();
		this.asker.bean(CatalogueLoader.class).load();
		this.stores.jdbc().sql(MISS_TWO_NIGHTS).update();
	}

	private void awaitCompleted() {
		awaitRequests("1 1 0");
	}

	private void awaitRequests(String state) {
		await().atMost(Duration.ofSeconds(90))
			.untilAsserted(
					() -> assertThat(this.stores.jdbc().sql(REQUESTS).query(String.class).single()).isEqualTo(state));
	}

	private void assertRanOnce() {
		int read = SampleFolder.SIZE - SampleFolder.UNREADABLE;
		assertThat(this.stores.jdbc().sql(RUNS).query(String.class).single())
			.isEqualTo("1 1 %d %d %d".formatted(SampleFolder.SIZE, read, read));
		assertThat(new SearchIndex(this.stores).count("updates", this.source)).isEqualTo(read);
	}

	private String executions() {
		return String.join(" ", this.stores.jdbc().sql(EXECUTIONS).query(String.class).list());
	}

}
