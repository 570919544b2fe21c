package io.regwatch.assessment.run;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

import io.regwatch.batch.PoisonPolicy;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;

/** Items are claimed as many at once as are wanted, and each of them once. */
class AssessmentItemsIT {

	private static final int ITEMS = 400;

	private static final String PUBLISH = """
			WITH source AS (
				INSERT INTO source (id, title, geography, institution_name, kind, definition)
				VALUES ('mdcg', 'MDCG', 'EU', 'Institution', 'html', '{}')
			), version AS (
				INSERT INTO reference_version (id, reference_id, ordinal, url, status, effective_at, effective_basis)
				VALUES (CAST(:version AS uuid), CAST(:reference AS uuid), 1, 'https://example.org/1', 'in_force', now(),
					'detected')
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
				INSERT INTO client (name) VALUES ('Acme') RETURNING id
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

	@TempDir
	private Path directory;

	private TestStores stores;

	private TestApplication application;

	@BeforeEach
	void start() {
		this.stores = TestStores.in(this.directory);
		this.application = TestApplication.start(this.stores, Map.of());
	}

	@AfterEach
	void stop() {
		this.application.close();
	}

	@Test
	void claimTakesNoMoreThanWantedAndEachOnce() {
		this.stores.jdbc()
			.sql(PUBLISH)
			.param("reference", UUID.randomUUID().toString())
			.param("version", UUID.randomUUID().toString())
			.param("count", ITEMS)
			.update();
		UUID run = this.stores.jdbc().sql(RUN).query((row, number) -> row.getObject("id", UUID.class)).single();
		this.stores.jdbc().sql("ANALYZE").update();
		Set<UUID> all = new HashSet<>();
		for (int round = 0; round < ITEMS / 8; round++) {
			Set<UUID> claimed = claim(run, 8);
			assertThat(claimed).hasSize(8);
			all.addAll(claimed);
		}
		assertThat(all).hasSize(ITEMS);
		assertThat(claim(run, 8)).isEmpty();
	}

	private Set<UUID> claim(UUID run, int limit) {
		return this.application.bean(TransactionTemplate.class)
			.execute((status) -> this.application.bean(AssessmentItems.class).claim(run, 7, PoisonPolicy.NONE, limit));
	}

}
