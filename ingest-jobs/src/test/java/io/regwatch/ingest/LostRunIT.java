package io.regwatch.ingest;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** A worker whose run is taken over while items are in flight leaves it alone. */
class LostRunIT {

	private static final String GIVE_AWAY = """
			WITH other AS (INSERT INTO worker (host, pid) VALUES ('elsewhere', 1) RETURNING id)
			UPDATE run SET worker_id = (SELECT id FROM other)
			""";

	private static final String TAKE_CLAIMS = """
			UPDATE run_item
			SET claimed_by = -1
			""";

	private static final String COUNT_TOUCHED = """
			SELECT count(*)
			FROM run_item
			WHERE claimed_by <> -1 OR stage <> 'fetch'
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
	void ringWhenRunIsLostWritesNothingMore() throws InterruptedException {
		CompletableFuture<IngestResult> lost = loseRun();
		this.workers.stores().jdbc().sql(TAKE_CLAIMS).update();
		this.workers.letAllGoOn();
		assertThat(lost.join()).isInstanceOfSatisfying(IngestResult.Unfinished.class,
				(unfinished) -> assertThat(unfinished.reason()).contains("no longer belongs to worker"));
		assertThat(this.workers.counts()).isEqualTo("1 6 0 0 0 1");
		assertThat(this.workers.stores().jdbc().sql(COUNT_TOUCHED).query(Integer.class).single()).isZero();
		assertThat(this.workers.handle(this.workers.other()).join()).isInstanceOf(IngestResult.Finished.class);
		assertThat(this.workers.counts()).isEqualTo("1 6 6 6 6 1");
	}

	@Test
	void ringWhenAnotherWorkerIsAtItAlreadyEndsUnfinished() throws InterruptedException {
		CompletableFuture<IngestResult> lost = loseRun();
		CompletableFuture<IngestResult> takenOver = this.workers.handle(this.workers.other());
		this.workers.connector(this.workers.other()).awaitFullWindow();
		this.workers.connector(this.workers.one()).letGoOn();
		assertThat(lost.join()).isInstanceOf(IngestResult.Unfinished.class);
		assertThat(this.workers.counts()).isEqualTo("1 6 0 0 0 1");
		this.workers.letAllGoOn();
		assertThat(takenOver.join()).isInstanceOf(IngestResult.Finished.class);
		assertThat(this.workers.counts()).isEqualTo("1 6 6 6 6 1");
	}

	private CompletableFuture<IngestResult> loseRun() throws InterruptedException {
		CompletableFuture<IngestResult> ring = this.workers.handle(this.workers.one());
		this.workers.connector(this.workers.one()).awaitFullWindow();
		this.workers.stores().jdbc().sql(GIVE_AWAY).update();
		return ring;
	}

}
