package io.regwatch.ops.ingest;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import io.regwatch.ingest.IngestBell;
import io.regwatch.ingest.Ring;
import io.regwatch.ingest.run.Worker;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** However often a source is rung, by however many workers, it has one run at a time. */
class BusyIT {

	private static final String COUNTS = """
			SELECT concat_ws(' ', (SELECT count(*) FROM run), (SELECT count(*) FROM run_item),
				(SELECT count(*) FROM capture), (SELECT count(*) FROM reference_version),
				(SELECT count(*) FROM reference_update), (SELECT count(*) FROM batch_job_instance))
			""";

	private static final String GIVE_AWAY = """
			WITH other AS (INSERT INTO worker (host, pid) VALUES ('elsewhere', 1) RETURNING id)
			UPDATE run SET worker_id = (SELECT id FROM other)
			""";

	private static final String TAKE_CLAIMS = """
			UPDATE run_item
			SET claimed_by = -1
			""";

	private static final String COUNT_CLAIMS = """
			SELECT count(*)
			FROM run_item
			WHERE claimed_by <> -1 OR stage <> 'fetch'
			""";

	private static final String END_WORKER_SESSIONS = """
			SELECT pg_terminate_backend(pid, 10000)
			FROM pg_stat_activity
			WHERE datname = current_database() AND application_name = 'regwatch-worker'
			""";

	@TempDir
	private Path directory;

	private TestStores stores;

	private TestApplication one;

	private TestApplication other;

	@BeforeEach
	void startApplications() {
		this.stores = TestStores.in(this.directory);
		Map<String, ?> properties = Map.of("regwatch.fetch.concurrency", 3, "test.slow.items", 6);
		this.one = TestApplication.start(this.stores, properties, SlowConnector.class);
		this.other = TestApplication.start(this.stores, properties, SlowConnector.class);
		this.one.bean(Sources.class).save(SlowConnector.SOURCE);
	}

	@AfterEach
	void stopApplications() {
		this.one.close();
		this.other.close();
	}

	@Test
	void ringWhenTwoThreadsRingRunsOnce() {
		assertOneFinishes(ring(this.one), ring(this.one));
	}

	@Test
	void ringWhenTwoWorkersRingRunsOnce() {
		assertOneFinishes(ring(this.one), ring(this.other));
	}

	@Test
	void ringWhenRunIsLostWritesNothingMore() throws InterruptedException {
		CompletableFuture<Ring> ring = ring(this.one);
		this.one.bean(SlowConnector.class).awaitFullWindow();
		this.stores.jdbc().sql(GIVE_AWAY).update();
		this.stores.jdbc().sql(TAKE_CLAIMS).update();
		letAllGoOn();
		assertThat(join(ring)).isInstanceOfSatisfying(Ring.Unfinished.class,
				(unfinished) -> assertThat(unfinished.reason()).contains("no longer belongs to worker"));
		assertThat(counts()).isEqualTo("1 6 0 0 0 1");
		assertThat(this.stores.jdbc().sql(COUNT_CLAIMS).query(Integer.class).single()).isZero();
		assertThat(join(ring(this.other))).isInstanceOf(Ring.Finished.class);
		assertThat(counts()).isEqualTo("1 6 6 6 6 1");
	}

	@Test
	void ringWhenSessionWasLostIsSeenAliveAgain() {
		assertThat(this.one.bean(Worker.class).id()).isPositive();
		assertThat(this.stores.jdbc().sql(END_WORKER_SESSIONS).query(Boolean.class).list()).containsExactly(true);
		assertOneFinishes(ring(this.one), ring(this.other));
	}

	private void assertOneFinishes(CompletableFuture<Ring> first, CompletableFuture<Ring> second) {
		assertThat(CompletableFuture.anyOf(first, second).orTimeout(2, TimeUnit.MINUTES).join())
			.isInstanceOf(Ring.Busy.class);
		letAllGoOn();
		List<Ring> rings = Stream.of(first, second).map(BusyIT::join).toList();
		assertThat(rings).hasAtLeastOneElementOfType(Ring.Busy.class).hasAtLeastOneElementOfType(Ring.Finished.class);
		assertThat(counts()).isEqualTo("1 6 6 6 6 1");
	}

	private void letAllGoOn() {
		this.one.bean(SlowConnector.class).letGoOn();
		this.other.bean(SlowConnector.class).letGoOn();
	}

	private String counts() {
		return this.stores.jdbc().sql(COUNTS).query(String.class).single();
	}

	private static CompletableFuture<Ring> ring(TestApplication application) {
		IngestBell bell = application.bean(IngestBell.class);
		return CompletableFuture.supplyAsync(() -> bell.ring(SlowConnector.SOURCE.id()), Thread::startVirtualThread);
	}

	private static Ring join(CompletableFuture<Ring> ring) {
		return ring.orTimeout(2, TimeUnit.MINUTES).join();
	}

}
