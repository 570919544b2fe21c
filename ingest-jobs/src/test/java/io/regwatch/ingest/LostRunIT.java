package io.regwatch.ingest;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;

import io.regwatch.batch.JobResult;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** A worker that loses its run while items are in flight writes nothing more. */
class LostRunIT {

	private static final String GIVE_AWAY = """
			WITH other AS (INSERT INTO worker (host, pid) VALUES ('elsewhere', 1) RETURNING id)
			UPDATE run SET worker_id = (SELECT id FROM other)
			""";

	private static final String TAKE_CLAIMS = """
			UPDATE run_item
			SET leased_by = (SELECT worker_id FROM run), leased_at = now()
			""";

	private static final String COUNT_TOUCHED = """
			SELECT count(*)
			FROM run_item
			WHERE leased_by <> (SELECT max(id) FROM worker WHERE host = 'elsewhere') OR stage <> 'fetch'
			""";

	private static final String END_WORKER_SESSIONS = """
			SELECT pg_terminate_backend(pid)
			FROM pg_stat_activity
			WHERE datname = current_database() AND application_name = 'regwatch-worker'
			""";

	@TempDir
	private Path directory;

	private TwoWorkers workers;

	@BeforeEach
	void startWorkers() {
		this.workers = TwoWorkers.start(this.directory);
	}

	@AfterEach
	void stopWorkers() {
		this.workers.close();
	}

	@Test
	void launchWhenRunIsLostWritesNothingMore() throws InterruptedException {
		CompletableFuture<JobResult> lost = loseRun();
		this.workers.stores().jdbc().sql(TAKE_CLAIMS).update();
		this.workers.letAllGoOn();
		assertThat(lost.join()).isInstanceOfSatisfying(JobResult.Unfinished.class,
				(unfinished) -> assertThat(unfinished.reason()).contains("no longer belongs to worker"));
		assertThat(this.workers.counts()).isEqualTo("1 6 0 0 0 1");
		assertThat(this.workers.stores().jdbc().sql(COUNT_TOUCHED).query(Integer.class).single()).isZero();
		assertThat(this.workers.handle(this.workers.other()).join()).isInstanceOf(JobResult.Completed.class);
		assertThat(this.workers.counts()).isEqualTo("1 6 6 6 6 1");
	}

	@Test
	@Tag("faults")
	void launchWhenAnotherWorkerIsAtItAlreadyEndsUnfinished() throws InterruptedException {
		CompletableFuture<JobResult> lost = loseRun();
		this.workers.stores().jdbc().sql(END_WORKER_SESSIONS).query(Boolean.class).list();
		CompletableFuture<JobResult> takenOver = this.workers.handle(this.workers.other());
		this.workers.connector(this.workers.other()).awaitFullWindow();
		this.workers.connector(this.workers.one()).letGoOn();
		assertThat(lost.join()).isInstanceOf(JobResult.Unfinished.class);
		assertThat(this.workers.counts()).isEqualTo("1 6 0 0 0 1");
		this.workers.letAllGoOn();
		assertThat(takenOver.join()).isInstanceOf(JobResult.Completed.class);
		assertThat(this.workers.counts()).isEqualTo("1 6 6 6 6 1");
	}

	private CompletableFuture<JobResult> loseRun() throws InterruptedException {
		CompletableFuture<JobResult> result = this.workers.handle(this.workers.one());
		this.workers.connector(this.workers.one()).awaitFullWindow();
		this.workers.stores().jdbc().sql(GIVE_AWAY).update();
		return result;
	}

}
