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

/** Each request is handled once, whichever of two workers handles it or crashes. */
class SharedRequestsIT {

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

	private TestApplication other;

	private CrashingWorker one;

	private String source;

	@BeforeEach
	void saveSource() throws IOException {
		this.stores = TestStores.in(this.directory);
		this.other = TestApplication.start(this.stores, Map.of());
		this.one = CrashingWorker.start(this.stores, Map.of());
		Path folder = SampleFolder.fill(this.directory.resolve("documents"));
		this.source = FolderSource.of(folder).id();
		this.other.bean(Sources.class).save(FolderSource.of(folder));
	}

	@AfterEach
	void stopWorkers() {
		this.other.close();
		this.one.close();
	}

	@Test
	@Tag("faults")
	void requestIsHandledByOneOfTwoWorkers() throws InterruptedException {
		work(this.one.application());
		work(this.other);
		request();
		awaitState("1 1 0");
		Thread.sleep(Duration.ofSeconds(2));
		assertRanOnce();
	}

	@Test
	@Tag("faults")
	void requestOfAWorkerThatCrashesWhenItIsDoneIsHandledOnce() throws SQLException {
		request();
		crashAt("work_request", "NEW.kind = 'ingest' AND NEW.completed_version > OLD.completed_version");
		work(this.other);
		awaitState("1 1 0");
		assertRanOnce();
	}

	@Test
	void scheduledRunOfACrashedWorkerIsHandledByTheOtherOnce() throws Exception {
		this.stores.jdbc().sql(SCHEDULE_NIGHTLY).update();
		this.other.bean(CatalogueLoader.class).load();
		this.stores.jdbc().sql(MISS_TWO_NIGHTS).update();
		crashAt("run_item", "NEW.stage = 'compare'");
		work(this.other);
		awaitState("1 1 1");
		Thread.sleep(Duration.ofSeconds(2));
		awaitState("1 1 1");
		assertRanOnce();
	}

	private void crashAt(String table, String condition) throws SQLException {
		try (DbBarrier barrier = DbBarrier.before(this.stores.database(), "UPDATE", table, condition)) {
			work(this.one.application());
			await().atMost(Duration.ofMinutes(1)).until(barrier::isReached);
			this.one.crash();
		}
	}

	private static void work(TestApplication worker) {
		worker.bean(WorkerSchedulers.class).start();
	}

	private void request() {
		this.other.bean(TransactionTemplate.class)
			.executeWithoutResult(
					(status) -> this.other.bean(WorkQueue.class).request(WorkKind.INGEST, this.source, null));
	}

	private void awaitState(String state) {
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

}
