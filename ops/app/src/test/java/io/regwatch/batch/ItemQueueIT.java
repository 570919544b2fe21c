package io.regwatch.batch;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.WorkerRegistration;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/** Items are leased once, and written only under a valid lease. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ItemQueueIT {

	private static final int ITEMS = 400;

	private static final String PUBLISH = """
			WITH source AS (
				INSERT INTO source (id, title, geography, institution_name, kind, definition)
				VALUES ('mdcg', 'MDCG', 'EU', 'Institution', 'html', '{}')
			), version AS (
				INSERT INTO reference_version (id, reference_id, ordinal, url, status, effective_at, effective_date_basis)
				VALUES (CAST(:version AS uuid), CAST(:reference AS uuid), 1, 'https://example.org/1', 'in_force', now(),
					'unknown')
			), reference AS (
				INSERT INTO reference (id, source_id, external_id, type, title, url, current_version_id)
				VALUES (CAST(:reference AS uuid), 'mdcg', 'M 1', 'guidance', 'M', 'https://example.org',
					CAST(:version AS uuid))
			)
			INSERT INTO reference_update (reference_id, kind, update_type, title, short_summary, summary, published_at,
				published_basis, backfilled, current_version_id)
			SELECT CAST(:reference AS uuid), 'status_change', 'notice', 'Number ' || n, '', '', now(), 'stated', false,
				CAST(:version AS uuid)
			FROM generate_series(1, :count) AS n
			""";

	private static final String RUN = """
			WITH client AS (
				INSERT INTO client (name) VALUES ('Acme')
				ON CONFLICT (name) DO UPDATE SET name = excluded.name
				RETURNING id
			), workspace AS (
				INSERT INTO workspace (client_id, name) SELECT id, 'Acme' FROM client RETURNING id
			), worker AS (
				INSERT INTO worker (host, pid) VALUES ('test', 1) RETURNING id
			), run AS (
				INSERT INTO assessment_run (workspace_id, worker_id, requested_version)
				SELECT workspace.id, worker.id, 1 FROM workspace, worker
				RETURNING id
			), item AS (
				INSERT INTO assessment_item (run_id, update_id, rank)
				SELECT run.id, reference_update.id, 0 FROM run, reference_update
			)
			SELECT id FROM run
			""";

	private static final String LEASE_BY_DEAD_WORKER = """
			WITH dead AS (
				INSERT INTO worker (host, pid, stopped_at) VALUES ('elsewhere', 1, CAST(:stopped AS timestamptz)) RETURNING id
			)
			UPDATE assessment_item
			SET leased_by = (SELECT id FROM dead), leased_at = now()
			WHERE run_id = :run AND update_id = :item
			""";

	private static final String INGEST = """
			WITH source AS (
				INSERT INTO source (id, title, geography, institution_name, kind, definition)
				VALUES ('mdcg', 'MDCG', 'EU', 'Institution', 'html', '{}')
				RETURNING id
			), worker AS (
				INSERT INTO worker (host, pid) VALUES ('test', 1) RETURNING id
			), run AS (
				INSERT INTO run (source_id, scheduled_at, worker_id, backfill)
				SELECT source.id, now(), worker.id, false FROM source, worker
				RETURNING id
			), item AS (
				INSERT INTO run_item (run_id, position, external_id, origin, entry, stage, outcome, done_at)
				SELECT run.id, n, 'M ' || n, 'listed', jsonb_build_object('title', repeat('x', 300)), 'done', 'unchanged', now()
				FROM run, generate_series(1, :count) AS n
			)
			SELECT id FROM run
			""";

	private static final String REOPEN = """
			UPDATE run_item SET stage = 'fetch', outcome = NULL, done_at = NULL
			""";

	private static final String MOVE_ON = """
			UPDATE run_item SET stage = 'compare' WHERE position <= 19000
			""";

	/** Without statistics, a few items of such a table seem to be open. */
	private static final String LARGE = """
			WITH forgotten AS (DELETE FROM pg_statistic WHERE starelid = 'run_item'::regclass)
			UPDATE pg_class SET reltuples = 20000, relpages = 100 WHERE oid = 'run_item'::regclass
			""";

	/**
	 * Rows and entries of indexes that the present transaction has read, by whatever
	 * plan.
	 */
	private static final String READ = """
			SELECT pg_stat_get_xact_tuples_returned('run_item'::regclass)
				+ sum(pg_stat_get_xact_tuples_returned(indexrelid))
			FROM pg_index
			WHERE indrelid = 'run_item'::regclass
			GROUP BY indrelid
			""";

	private static final ItemTable RUN_ITEMS = new ItemTable("run_item", "id", "bigint", "true",
			"item.run_id = :run AND item.stage = 'fetch' AND item.stage <> 'done'", "item.position");

	private static final ItemTable TABLE = new ItemTable("assessment_item", "update_id", "uuid", "item.run_id = :run",
			"item.state = 'open'", "item.rank, item.update_id DESC");

	private TestStores stores;

	private TestApplication application;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.start(this.stores, Map.of());
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@BeforeEach
	void beginAnew() {
		this.stores.clear();
	}

	@Test
	void leaseTakesNoMoreThanWantedAndEachOnce() {
		ItemQueue<UUID> queue = queue(run());
		this.stores.jdbc().sql("ANALYZE").update();
		Set<UUID> all = new HashSet<>();
		for (int round = 0; round < ITEMS / 8; round++) {
			List<UUID> leased = queue.lease(PoisonPolicy.CONCURRENT, 8);
			assertThat(leased).hasSize(8);
			all.addAll(leased);
		}
		assertThat(all).hasSize(ITEMS);
		assertThat(queue.lease(PoisonPolicy.CONCURRENT, 8)).isEmpty();
	}

	@Test
	void leaseTakesNoItemsOfOtherRuns() {
		ItemQueue<UUID> queue = queue(run());
		this.stores.jdbc().sql(RUN).query((row, number) -> row.getObject("id", UUID.class)).single();
		assertThat(queue.lease(PoisonPolicy.CONCURRENT, 2 * ITEMS)).hasSize(ITEMS);
		assertThat(queue.count()).isEqualTo(ITEMS);
		assertThat(queue.isAnyFree()).isFalse();
	}

	/** As after a night: then the next one has as many items again. */
	@Test
	void leaseReadsFewItemsWhenStatisticsSayThatNoneIsOpen() {
		UUID run = ingest(2000);
		this.stores.jdbc().sql("ANALYZE run_item").update();
		this.stores.jdbc().sql(REOPEN).update();
		assertThat(readToLease(run)).isLessThan(1000);
	}

	/** As in the first run of a large source, on a server without autovacuum. */
	@Test
	void leaseReadsFewItemsWithoutStatistics() {
		UUID run = ingest(20_000);
		this.stores.jdbc().sql(REOPEN).update();
		this.stores.jdbc().sql(LARGE).update();
		assertThat(readToLease(run)).isLessThan(1000);
	}

	/** Statistics of the beginning of a run say that all items are at the first stage. */
	@Test
	void leaseReadsFewItemsWhenMostHaveLeftTheStage() {
		UUID run = ingest(20_000);
		this.stores.jdbc().sql(REOPEN).update();
		this.stores.jdbc().sql("ANALYZE run_item").update();
		this.stores.jdbc().sql(MOVE_ON).update();
		this.stores.jdbc().sql("VACUUM run_item").update();
		assertThat(readToLease(run)).isLessThan(1000);
	}

	@Test
	void writeWhenTheLeaseWasRevokedWritesNothing() {
		UUID run = run();
		ItemQueue<UUID> queue = queue(run);
		List<UUID> leased = queue.lease(PoisonPolicy.CONCURRENT, 2);
		queue.revoke();
		AtomicBoolean written = new AtomicBoolean();
		assertThatExceptionOfType(LeaseLostException.class)
			.isThrownBy(() -> queue.write(leased, () -> written.getAndSet(true)));
		assertThat(written).isFalse();
	}

	@Test
	void expireCountsACrashOfADeadWorkerUnlessItWasAskedToStop() {
		UUID run = run();
		ItemQueue<UUID> queue = queue(run);
		UUID item = queue.lease(PoisonPolicy.CONCURRENT, 1).getFirst();
		endAsDeadWorker(run, item, null);
		queue.expire();
		assertThat(crashes(item)).isOne();
		endAsDeadWorker(run, item, "now");
		queue.expire();
		assertThat(crashes(item)).isOne();
		assertThat(queue.lease(PoisonPolicy.CONCURRENT, ITEMS)).contains(item);
	}

	private UUID ingest(int items) {
		return this.stores.jdbc()
			.sql(INGEST)
			.param("count", items)
			.query((row, number) -> row.getObject("id", UUID.class))
			.single();
	}

	private long readToLease(UUID run) {
		ItemQueue<Long> queue = this.application.bean(ItemQueues.class)
			.open(fence(run, "run"), RUN_ITEMS, () -> Map.of("run", run), (row, number) -> row.getLong("id"),
					(item) -> item);
		return this.application.bean(TransactionTemplate.class).execute((_) -> {
			List<Long> leased = queue.lease(PoisonPolicy.CONCURRENT, 64);
			queue.write(leased, () -> assertThat(leased).hasSize(64));
			return this.application.bean(JdbcClient.class).sql(READ).query(Long.class).single();
		});
	}

	private UUID run() {
		this.stores.jdbc()
			.sql(PUBLISH)
			.param("reference", UUID.randomUUID().toString())
			.param("version", UUID.randomUUID().toString())
			.param("count", ITEMS)
			.update();
		return this.stores.jdbc().sql(RUN).query((row, number) -> row.getObject("id", UUID.class)).single();
	}

	private ItemQueue<UUID> queue(UUID run) {
		return this.application.bean(ItemQueues.class)
			.open(fence(run, "assessment_run"), TABLE, () -> Map.of("run", run),
					(row, number) -> row.getObject("update_id", UUID.class), (update) -> update);
	}

	private FencedTransaction fence(UUID run, String table) {
		RunRepository runs = new RunRepository(this.stores.jdbc(), this.application.bean(WorkerRegistration.class),
				table) {
		};
		return this.application.bean(ItemQueues.class).fence(run, runs, ItemStep.Role.ASSISTANT);
	}

	private void endAsDeadWorker(UUID run, UUID item, @Nullable String stopped) {
		this.stores.jdbc()
			.sql(LEASE_BY_DEAD_WORKER)
			.param("run", run)
			.param("item", item)
			.param("stopped", stopped)
			.update();
	}

	private int crashes(UUID item) {
		return this.stores.jdbc()
			.sql("SELECT crash_count FROM assessment_item WHERE update_id = :item")
			.param("item", item)
			.query(Integer.class)
			.single();
	}

}
