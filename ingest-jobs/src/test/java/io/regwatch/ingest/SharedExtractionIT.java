package io.regwatch.ingest;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import io.regwatch.batch.JobResult;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.folder.FolderSource;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.WorkerRegistration;
import io.regwatch.scheduling.WorkerSchedulers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** A run with many files is read by its owner together with other workers. */
class SharedExtractionIT {

	private static final String COUNT_LEASED_BY_OTHERS = """
			SELECT count(*)
			FROM run_item
			WHERE leased_by <> (SELECT worker_id FROM run)
			""";

	private static final String GIVE_SOME_TO_A_DEAD_WORKER = """
			WITH dead AS (INSERT INTO worker (host, pid) VALUES ('elsewhere', 1) RETURNING id)
			UPDATE run_item
			SET leased_by = (SELECT id FROM dead), leased_at = now()
			WHERE leased_by IS NULL AND stage = 'extract' AND position > (SELECT max(position) - 5 FROM run_item)
			""";

	private static final String GIVE_SOME_TO_A_LIVING_WORKER = """
			UPDATE run_item
			SET leased_by = :worker, leased_at = now()
			WHERE leased_by IS NULL AND stage = 'extract' AND position > (SELECT max(position) - 5 FROM run_item)
			""";

	private static final String FORGET_SOME = """
			UPDATE run_item
			SET leased_by = (SELECT worker_id FROM run), leased_at = now()
			WHERE leased_by IS NULL AND stage = 'extract' AND position > (SELECT max(position) - 5 FROM run_item)
			""";

	private static final String RESULT = """
			SELECT concat_ws(' ', (SELECT count(*) FROM run_item WHERE stage = 'done'),
				(SELECT count(*) FROM extracted_text), (SELECT count(*) FROM reference_version),
				(SELECT count(*) FROM reference_update))
			""";

	@TempDir
	private Path directory;

	private TestStores stores;

	private TestApplication owner;

	private String source;

	@BeforeEach
	void startOwner() throws Exception {
		this.stores = TestStores.in(this.directory);
		this.owner = start();
		SourceDefinition folder = FolderSource.of(SampleFolder.fill(this.directory.resolve("documents")));
		this.source = folder.id();
		this.owner.bean(Sources.class).save(folder);
	}

	@AfterEach
	void stopOwner() {
		this.owner.close();
	}

	@Test
	void otherWorkerReadsFilesOfTheSameRun() throws Exception {
		try (TestApplication other = start()) {
			CompletableFuture<JobResult> run;
			try (DbBarrier gate = holdInTheMiddle()) {
				run = handle();
				awaitReached(gate, run);
				other.bean(WorkerSchedulers.class).start();
				await().atMost(Duration.ofMinutes(1)).until(() -> count(COUNT_LEASED_BY_OTHERS) > 1);
				gate.open();
				assertThat(run.join()).isInstanceOf(JobResult.Completed.class);
			}
			assertAllIsThereOnce();
		}
	}

	@Test
	@Tag("faults")
	void filesThatAHelperHadWhoDiedAreReadByTheOwner() throws Exception {
		try (DbBarrier gate = holdInTheMiddle()) {
			CompletableFuture<JobResult> run = handle();
			awaitReached(gate, run);
			assertThat(this.stores.jdbc().sql(GIVE_SOME_TO_A_DEAD_WORKER).update()).isPositive();
			gate.open();
			assertThat(run.join()).isInstanceOf(JobResult.Completed.class);
		}
		assertAllIsThereOnce();
	}

	@Test
	@Tag("faults")
	void filesThatAHelperDoesNotBringBackAreTakenFromIt() throws Exception {
		try (TestApplication other = start(); DbBarrier gate = holdInTheMiddle()) {
			CompletableFuture<JobResult> run = handle();
			awaitReached(gate, run);
			int worker = other.bean(WorkerRegistration.class).id();
			assertThat(this.stores.jdbc().sql(GIVE_SOME_TO_A_LIVING_WORKER).param("worker", worker).update())
				.isPositive();
			gate.open();
			assertThat(run.join()).isInstanceOf(JobResult.Completed.class);
		}
		assertAllIsThereOnce();
	}

	@Test
	@Tag("faults")
	void leasesThatTheOwnerForgotExpireAtOnce() throws Exception {
		try (DbBarrier gate = holdInTheMiddle()) {
			CompletableFuture<JobResult> run = handle();
			awaitReached(gate, run);
			assertThat(this.stores.jdbc().sql(FORGET_SOME).update()).isPositive();
			gate.open();
			assertThat(run.join()).isInstanceOf(JobResult.Completed.class);
		}
		assertAllIsThereOnce();
	}

	private TestApplication start() {
		return TestApplication.start(this.stores,
				Map.of("regwatch.work-sharing.min-items", 5, "regwatch.work-sharing.timeout", "3s"));
	}

	private DbBarrier holdInTheMiddle() throws Exception {
		return DbBarrier.before(this.stores.database(), "UPDATE", "run_item", "NEW.stage = 'compare'");
	}

	private static void awaitReached(DbBarrier gate, CompletableFuture<JobResult> run) {
		await().atMost(Duration.ofMinutes(1)).until(() -> run.isDone() || gate.isReached());
		assertThat(run.getNow(null)).isNull();
	}

	private CompletableFuture<JobResult> handle() {
		IngestLauncher launcher = this.owner.bean(IngestLauncher.class);
		return CompletableFuture.supplyAsync(() -> launcher.launch(this.source), Thread::startVirtualThread)
			.orTimeout(2, TimeUnit.MINUTES);
	}

	private long count(String statement) {
		return this.stores.jdbc().sql(statement).query(Long.class).optional().orElse(0L);
	}

	private void assertAllIsThereOnce() {
		int read = SampleFolder.SIZE - SampleFolder.UNREADABLE;
		await().untilAsserted(() -> assertThat(this.stores.jdbc().sql(RESULT).query(String.class).single())
			.isEqualTo("%d %d %d %d".formatted(SampleFolder.SIZE, SampleFolder.SIZE, read, read)));
	}

}
