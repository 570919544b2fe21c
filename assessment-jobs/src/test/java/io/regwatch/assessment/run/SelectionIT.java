package io.regwatch.assessment.run;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.CompanyRepository;
import io.regwatch.assessment.impact.Assessors;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;

/** What is due is found in time that grows with what a workspace sees. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SelectionIT {

	private static final int REFERENCES = 2000;

	private static final int UPDATES = 20_000;

	private static final String PUBLISH = """
			WITH source AS (
				INSERT INTO source (id, title, geography, institution_name, kind, definition)
				VALUES ('mdcg', 'MDCG', 'EU', 'Institution', 'html', '{}')
			), given AS MATERIALIZED (
				SELECT n, uuidv7() AS id, uuidv7() AS version_id FROM generate_series(1, :references) AS n
			), version AS (
				INSERT INTO reference_version (id, reference_id, ordinal, url, status, effective_at, effective_date_basis)
				SELECT version_id, id, 1, 'https://example.org/' || n, 'in_force', now(), 'unknown' FROM given
			), reference AS (
				INSERT INTO reference (id, source_id, external_id, type, title, url, current_version_id)
				SELECT id, 'mdcg', 'M ' || n, 'guidance', 'Number ' || n, 'https://example.org/' || n, version_id FROM given
			)
			INSERT INTO reference_update (reference_id, kind, update_type, title, short_summary, summary, published_at,
				published_basis, backfilled, current_version_id)
			SELECT id, 'status_change', 'notice', 'Number ' || n, '', '', now(), 'stated', false, version_id
			FROM given, generate_series(1, :updates / :references)
			""";

	private static final String FOLLOW = """
			WITH owner AS (
				INSERT INTO client (name) VALUES ('Acme') RETURNING id
			), made AS (
				INSERT INTO workspace (client_id, name) SELECT id, 'Acme' FROM owner RETURNING id
			), profile AS (
				INSERT INTO profile (workspace_id, markets, company_description, device_characteristics)
				SELECT id, '{EU}', 'Acme makes coronary stents.', '{implantable,sterile}' FROM made
			), subscription AS (
				INSERT INTO source_subscription (workspace_id, source_id, status) SELECT id, 'mdcg', 'subscribed' FROM made
			)
			SELECT id FROM made
			""";

	private static final String READ = """
			SELECT seq_tup_read + idx_tup_fetch FROM pg_stat_xact_user_tables WHERE relname = 'reference_update'
			""";

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

	@Test
	void findWhenThereAreFortyPagesDoesNotReadAllUpdatesForEach() {
		this.stores.jdbc().sql(PUBLISH).param("references", REFERENCES).param("updates", UPDATES).update();
		UUID workspace = this.stores.jdbc().sql(FOLLOW).query(UUID.class).single();
		this.stores.jdbc().sql("ANALYZE").update();
		Company company = this.application.bean(CompanyRepository.class).find(workspace).orElseThrow();
		RunAssessors assessors = new RunAssessors(this.application.bean(Assessors.class), company, Instant.now(), null);
		AtomicInteger due = new AtomicInteger();
		Long read = this.application.bean(TransactionTemplate.class).execute((_) -> {
			this.application.bean(Selection.class)
				.find(workspace, AssessmentRequest.changes(), assessors, (page) -> due.addAndGet(page.size()));
			return this.application.bean(JdbcClient.class).sql(READ).query(Long.class).single();
		});
		assertThat(due).hasValue(UPDATES);
		// The first plans, which are made for their parameters, may read all.
		assertThat(read).isLessThan(15L * UPDATES);
	}

}
