package io.regwatch.ops.benchmark.api;

import java.util.List;
import java.util.UUID;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * What is in the stores: updates, a tenth as many references, and workspaces. Each update
 * has its digest, and the latest ones that a workspace sees have contexts.
 *
 * @param jdbc of an empty database
 * @param updates how many
 * @param followers how many workspaces
 * @param words in the text of an update
 */
public record Dataset(JdbcClient jdbc, int updates, int followers, int words) {

	private static final int WORKSPACES = 200;

	private static final int TEXT = 700;

	/** So many take less than a statement may. */
	private static final int BATCH = 50_000;

	private static final String WORDS = """
			CREATE OR REPLACE FUNCTION benchmark_words(seed integer, count integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
				SELECT string_agg(CASE WHEN hash % 20 = 0 THEN (ARRAY['sterile', 'implant', 'software', 'clinical', 'evaluation',
					'conformity', 'assessment', 'risk', 'management', 'labelling', 'unique', 'device', 'identification',
					'surveillance', 'vigilance', 'importer', 'distributor', 'manufacturer', 'performance', 'diagnostic'
					])[1 + hash / 20 % 20] ELSE 'w' || hash % 20000 END, ' ' ORDER BY n)
				FROM (SELECT n, hashint4(seed * 1009 + n) & 2147483647 AS hash FROM generate_series(1, count) AS n) AS words
			$$
			""";

	private static final String SOURCES = """
			INSERT INTO source (id, title, geography, institution_name, kind, definition, redistribution)
			SELECT 'source-' || n, 'Source ' || n, (ARRAY['EU', 'US', 'GB', 'CA', 'CH', 'AU', 'INT', 'DE', 'FR', 'JP'])[1 + n % 10],
				'Institution ' || n, 'html', '{}', 'text'
			FROM generate_series(1, 20) AS n
			""";

	private static final String ADD_REFERENCES = """
			WITH numbers AS MATERIALIZED (
				SELECT n, uuidv7() AS id, uuidv7() AS version_id FROM generate_series(1, :count) AS n
			), version AS (
				INSERT INTO reference_version (id, reference_id, ordinal, url, status, effective_at, effective_date_basis)
				SELECT version_id, id, 1, 'https://example.org/' || n, 'in_force', '2026-01-01Z', 'unknown' FROM numbers
			)
			INSERT INTO reference (id, source_id, external_id, type, title, description, url, current_version_id)
			SELECT id, 'source-' || 1 + n % 20, 'EXT ' || n, (ARRAY['regulation', 'guidance', 'standard'])[1 + n % 3],
				benchmark_words(n, 8), benchmark_words(-n, 30), 'https://example.org/' || n, version_id
			FROM numbers
			""";

	private static final String ADD_UPDATES = """
			INSERT INTO reference_update (reference_id, kind, update_type, title, short_summary, summary, content, published_at,
				published_basis, backfilled, current_version_id)
			SELECT r.id, 'status_change', 'notice', benchmark_words(n, 9), benchmark_words(n + 1, 15),
				benchmark_words(n + 2, 60), benchmark_words(n + 3, :words), timestamptz '2016-01-01Z' + n * (interval '87000 hours' / :count),
				'stated', false, r.current_version_id
			FROM generate_series(:from, :to) AS n
			JOIN (SELECT id, current_version_id, row_number() OVER (ORDER BY id) AS place FROM reference) AS r
				ON r.place = 1 + n % :references
			""";

	private static final String ADD_WORKSPACES = """
			WITH owner AS (SELECT id FROM client LIMIT 1), made AS (
				INSERT INTO workspace (client_id, name) SELECT id, 'Workspace ' || n FROM owner, generate_series(1, :count) AS n
				RETURNING id, CAST(substr(name, 11) AS integer) AS n
			), followed AS (
				INSERT INTO source_subscription (workspace_id, source_id, status)
				SELECT made.id, 'source-' || 1 + (made.n + s) % 20, 'subscribed' FROM made, generate_series(1, 10) AS s
			)
			INSERT INTO reference_subscription (workspace_id, reference_id, status)
			SELECT made.id, r.id, CASE WHEN r.place / 400 % 2 = 0 THEN 'subscribed' ELSE 'unsubscribed' END
			FROM made
			JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM reference) AS r ON r.place % 400 = made.n
			""";

	private static final String ADD_DIGESTS = """
			INSERT INTO digest (update_id, short_summary, summary, findings, model, prompt_version, sha256)
			SELECT id, 'In short: ' || short_summary, 'What changed: ' || summary, '{}', 'offline', '1', repeat('0', 64)
			FROM reference_update
			""";

	private static final String ADD_RUNS = """
			WITH worker AS (INSERT INTO worker (host, pid) VALUES ('benchmark', 1) RETURNING id)
			INSERT INTO assessment_run (workspace_id, worker_id, requested_version, finished_at)
			SELECT workspace.id, worker.id, 1, now() FROM workspace, worker
			""";

	// A workspace sees half of the latest ones.
	private static final String ADD_CONTEXTS = """
			WITH latest AS MATERIALIZED (
				SELECT u.id, u.summary, u.short_summary, u.published_at, u.reference_id, r.source_id
				FROM reference_update u
				JOIN reference r ON r.id = u.reference_id
				ORDER BY u.published_at DESC
				LIMIT 1000
			), seen AS MATERIALIZED (
				SELECT run.workspace_id, run.id AS run_id, latest.id,
					row_number() OVER (PARTITION BY run.workspace_id ORDER BY latest.published_at DESC) AS place
				FROM (SELECT id, workspace_id FROM assessment_run ORDER BY id OFFSET :from LIMIT :count) AS run
				JOIN source_subscription source ON source.workspace_id = run.workspace_id
				JOIN latest ON latest.source_id = source.source_id
				WHERE NOT EXISTS (
					SELECT FROM reference_subscription hidden
					WHERE hidden.workspace_id = run.workspace_id AND hidden.reference_id = latest.reference_id
						AND hidden.status = 'unsubscribed')
			)
			INSERT INTO assessment (workspace_id, update_id, run_id, status, priority, impact_summary, suggested_actions,
				evidence, reason_code, fingerprint, model, prompt_version, current)
			SELECT seen.workspace_id, latest.id, seen.run_id, 'applicable', 'high', 'It concerns: ' || latest.summary,
				'Look at: ' || latest.short_summary, '[]', 'relevant', repeat('0', 64), 'offline', '1', true
			FROM seen
			JOIN latest ON latest.id = seen.id
			WHERE seen.place <= 300
			""";

	private static final String FIND_WORKSPACES = """
			SELECT workspace.id, ARRAY(SELECT source_id FROM source_subscription WHERE workspace_id = workspace.id) AS sources,
				ARRAY(SELECT CAST(reference_id AS text) FROM reference_subscription
					WHERE workspace_id = workspace.id AND status = 'subscribed') AS references_seen,
				ARRAY(SELECT CAST(reference_id AS text) FROM reference_subscription
					WHERE workspace_id = workspace.id AND status = 'unsubscribed') AS references_hidden
			FROM workspace
			ORDER BY id
			""";

	private static final String FIND_VISIBLE = """
			SELECT u.id
			FROM reference_update u
			JOIN visible_reference visible ON visible.reference_id = u.reference_id
			WHERE visible.workspace_id = :workspace
			ORDER BY u.id
			LIMIT 500
			""";

	/**
	 * Two hundred workspaces, and texts of the usual length.
	 * @param jdbc of an empty database
	 * @param updates how many
	 */
	public Dataset(JdbcClient jdbc, int updates) {
		this(jdbc, updates, WORKSPACES, TEXT);
	}

	boolean isWritten() {
		return this.jdbc.sql("SELECT EXISTS (SELECT FROM assessment)").query(Boolean.class).single();
	}

	/** Writes it all; the search index is not written. */
	public void write() {
		this.jdbc.sql(WORDS).update();
		this.jdbc.sql(SOURCES).update();
		this.jdbc.sql(ADD_REFERENCES).param("count", references()).update();
		for (int from = 1; from <= this.updates; from += BATCH) {
			addUpdates(from, Math.min(this.updates, from + BATCH - 1));
		}
		this.jdbc.sql(ADD_DIGESTS).update();
		this.jdbc.sql(ADD_WORKSPACES).param("count", this.followers).update();
		this.jdbc.sql("ANALYZE").update();
		this.jdbc.sql(ADD_RUNS).update();
		for (int from = 0; from < this.followers; from += WORKSPACES) {
			this.jdbc.sql(ADD_CONTEXTS).param("from", from).param("count", WORKSPACES).update();
		}
		this.jdbc.sql("ANALYZE").update();
	}

	private void addUpdates(int from, int to) {
		this.jdbc.sql(ADD_UPDATES)
			.param("from", from)
			.param("to", to)
			.param("count", this.updates)
			.param("references", references())
			.param("words", this.words)
			.update();
	}

	/** Has a workspace follow everything. */
	void followAll(Workspace workspace) {
		this.jdbc.sql("DELETE FROM reference_subscription WHERE workspace_id = :id")
			.param("id", workspace.id())
			.update();
		this.jdbc.sql("""
				INSERT INTO source_subscription (workspace_id, source_id, status)
				SELECT :id, id, 'subscribed' FROM source ON CONFLICT DO NOTHING
				""").param("id", workspace.id()).update();
	}

	List<Workspace> workspaces() {
		return this.jdbc.sql(FIND_WORKSPACES)
			.query((row, number) -> new Workspace(row.getObject("id", UUID.class),
					List.of((String[]) row.getArray("sources").getArray()),
					List.of((String[]) row.getArray("references_seen").getArray()),
					List.of((String[]) row.getArray("references_hidden").getArray())))
			.list();
	}

	List<UUID> updatesOf(Workspace workspace) {
		return this.jdbc.sql(FIND_VISIBLE)
			.param("workspace", workspace.id())
			.query((row, number) -> row.getObject(1, UUID.class))
			.list();
	}

	private int references() {
		return this.updates / 10;
	}

}
