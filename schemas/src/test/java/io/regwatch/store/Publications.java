package io.regwatch.store;

import java.util.UUID;

import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;

/** What authorities have published, as rows. */
public record Publications(JdbcClient jdbc) {

	private static final String TEXT = """
			WITH file AS (
				INSERT INTO stored_file (sha256, size_bytes) VALUES (:sha256, 1)
			), text AS (
				INSERT INTO extracted_text (sha256, announced_type, extractor_version, media_type, pages, blocks)
				VALUES (:sha256, 'text/html', '1', 'text/html', 1, jsonb_build_array(
					jsonb_build_object('ordinal', 0, 'page', 1, 'kind', 'PARAGRAPH', 'level', 0, 'text', :text),
					jsonb_build_object('ordinal', 1, 'page', 1, 'kind', 'FURNITURE', 'level', 0, 'text', 'letterhead')))
			)
			UPDATE reference_version
			SET sha256 = :sha256, announced_type = 'text/html'
			WHERE reference_id = :reference
			""";

	private static final String SOURCE = """
			INSERT INTO source (id, title, geography, institution_name, kind, definition, audience)
			VALUES (:id, :id || ' title', :geography, 'Institution', 'html', '{}', :audience)
			""";

	private static final String REFERENCE = """
			WITH version AS (
				INSERT INTO reference_version (id, reference_id, ordinal, url, status, effective_at, effective_date_basis)
				VALUES (:versionId, :id, 1, 'https://example.org/1', 'in_force', '2026-01-01Z', 'unknown')
			)
			INSERT INTO reference (id, source_id, external_id, type, title, description, url, current_version_id)
			VALUES (:id, :sourceId, :externalId, :type, :title, 'About', 'https://example.org', :versionId)
			""";

	private static final String UPDATE = """
			INSERT INTO reference_update (id, reference_id, kind, update_type, title, short_summary, summary, content,
				published_at, published_basis, backfilled, current_version_id)
			SELECT :id, id, CAST(:kind AS text), 'guidance_final', :title, 'In short', 'At length', 'Text',
				CAST(:publishedAt AS timestamptz), 'stated', false, current_version_id
			FROM reference
			WHERE id = :referenceId
			""";

	private static final String REVISE = """
			WITH earlier AS (
				SELECT id, current_version_id FROM reference WHERE id = :referenceId
			), version AS (
				INSERT INTO reference_version (reference_id, ordinal, url, status, effective_at, effective_date_basis)
				SELECT id, 2, 'https://example.org/2', 'in_force', '2026-05-01Z', 'unknown' FROM earlier
				RETURNING id, reference_id
			), moved AS (
				UPDATE reference SET current_version_id = version.id FROM version WHERE reference.id = version.reference_id
			)
			INSERT INTO reference_update (id, reference_id, kind, update_type, title, short_summary, summary, content,
				published_at, published_basis, backfilled, current_version_id, previous_version_id)
			SELECT :id, earlier.id, 'revision', 'guidance_final', 'Revised', 'In short', 'At length', '# Text',
				'2026-05-01Z', 'stated', false, version.id, earlier.current_version_id
			FROM earlier, version
			""";

	private static final String DIGEST = """
			INSERT INTO digest (update_id, short_summary, summary, findings, model, prompt_version, sha256)
			VALUES (:update, 'Digested', 'Digested at length', '[]', 'offline', '1', repeat('0', 64))
			""";

	private static final String REDLINE = """
			INSERT INTO redline (update_id, status, html, file_sha256, inserted, deleted, moved, reason)
			SELECT :update, status, html, file, CASE WHEN status = 'completed' THEN 1 END,
				CASE WHEN status = 'completed' THEN 1 END, CASE WHEN status = 'completed' THEN 0 END,
				CASE WHEN status = 'failed' THEN 'test' END
			FROM (VALUES (CAST(:status AS text), CAST(:html AS text), CAST(:file AS text))) AS given (status, html, file)
			ON CONFLICT (update_id) DO UPDATE
			SET status = excluded.status, html = excluded.html, file_sha256 = excluded.file_sha256,
				inserted = excluded.inserted, deleted = excluded.deleted, moved = excluded.moved, reason = excluded.reason
			""";

	private static final String EXTRACT = """
			INSERT INTO extracted_text (sha256, announced_type, extractor_version, media_type, pages, blocks)
			VALUES (:sha256, 'x', '1', :mediaType, 1, '[]')
			""";

	private static final String ATTACH = """
			UPDATE reference_version
			SET sha256 = :sha256, announced_type = 'x'
			WHERE reference_id = :reference AND ordinal = :ordinal
			""";

	private static final String MANY = """
			INSERT INTO reference_update (reference_id, kind, update_type, title, short_summary, summary, published_at,
				published_basis, backfilled, current_version_id)
			SELECT id, 'status_change', 'notice', 'Number ' || number, repeat('x', 500), 'At length',
				timestamptz '2026-01-01Z' - number * interval '1 minute', 'stated', false, current_version_id
			FROM reference, generate_series(1, :count) AS number
			WHERE id = :reference
			""";

	private static final String NAME_CLIENT = """
			INSERT INTO source_client (source_id, client_id)
			SELECT :source, id
			FROM client
			WHERE name = :client
			""";

	private static final String ASSESS = """
			WITH worker AS (
				INSERT INTO worker (host, pid) VALUES ('test', 1) RETURNING id
			), run AS (
				INSERT INTO assessment_run (workspace_id, worker_id, requested_version, finished_at)
				SELECT CAST(:workspace AS uuid), id, 1, now() FROM worker
				RETURNING id
			)
			INSERT INTO assessment (workspace_id, update_id, run_id, status, priority, impact_summary, suggested_actions,
				evidence, reason_code, fingerprint, model, prompt_version, current)
			SELECT CAST(:workspace AS uuid), :update, id, :status, :priority, 'Impact', 'Actions', '[]', 'rule',
				repeat('0', 64), 'offline', '1', true
			FROM run
			""";

	private static final String FOLLOW = """
			WITH client AS (
				INSERT INTO client (name) VALUES ('Acme ' || uuidv7()) RETURNING id
			), workspace AS (
				INSERT INTO workspace (client_id, name) SELECT id, 'Acme' FROM client RETURNING id
			), profile AS (
				INSERT INTO profile (workspace_id, markets, company_description)
				SELECT id, ARRAY[CAST(:market AS text)], :description FROM workspace
			), subscription AS (
				INSERT INTO source_subscription (workspace_id, source_id, status)
				SELECT id, :source, 'subscribed' FROM workspace
			)
			SELECT id FROM workspace
			""";

	public void source(String id, String geography, String audience) {
		this.jdbc.sql(SOURCE).param("id", id).param("geography", geography).param("audience", audience).update();
	}

	/** Makes a company's workspace that sees what a source publishes. */
	public UUID follow(String source, String market, String description) {
		return this.jdbc.sql(FOLLOW)
			.param("source", source)
			.param("market", market)
			.param("description", description)
			.query(UUID.class)
			.single();
	}

	public void nameClient(String source, String client) {
		this.jdbc.sql(NAME_CLIENT).param("source", source).param("client", client).update();
	}

	public UUID reference(String source, String externalId, String type, String title) {
		UUID id = UUID.randomUUID();
		this.jdbc.sql(REFERENCE)
			.param("id", id)
			.param("versionId", UUID.randomUUID())
			.param("sourceId", source)
			.param("externalId", externalId)
			.param("type", type)
			.param("title", title)
			.update();
		return id;
	}

	/**
	 * Adds the text of all versions of a reference, one paragraph in a letterhead.
	 * @param reference of the versions
	 * @param text of the paragraph
	 */
	public void text(UUID reference, String text) {
		this.jdbc.sql(TEXT)
			.param("sha256", "%064x".formatted(reference.getLeastSignificantBits() & Long.MAX_VALUE))
			.param("text", text)
			.param("reference", reference)
			.update();
	}

	public UUID update(UUID reference, String kind, String title, String publishedAt) {
		UUID id = UUID.randomUUID();
		this.jdbc.sql(UPDATE)
			.param("id", id)
			.param("referenceId", reference)
			.param("kind", kind)
			.param("title", title)
			.param("publishedAt", publishedAt)
			.update();
		return id;
	}

	public void assess(String workspacePath, UUID update, String status, String priority) {
		this.jdbc.sql(ASSESS)
			.param("workspace", workspacePath.substring(workspacePath.lastIndexOf('/') + 1))
			.param("update", update)
			.param("status", status)
			.param("priority", priority)
			.update();
	}

	public void giveEvidence(String json) {
		this.jdbc.sql("UPDATE assessment SET evidence = CAST(:json AS jsonb)").param("json", json).update();
	}

	public void forgetAssessments() {
		this.jdbc.sql("DELETE FROM assessment").update();
	}

	/** Makes a second version with its update. */
	public UUID revise(UUID reference) {
		UUID id = UUID.randomUUID();
		this.jdbc.sql(REVISE).param("id", id).param("referenceId", reference).update();
		return id;
	}

	public void digest(UUID update) {
		this.jdbc.sql(DIGEST).param("update", update).update();
	}

	public void redline(UUID update, String status, @Nullable String html, @Nullable String sha256) {
		this.jdbc.sql(REDLINE)
			.param("update", update)
			.param("status", status)
			.param("html", html)
			.param("file", sha256)
			.update();
	}

	public void redistribute(String source, String right) {
		this.jdbc.sql("UPDATE source SET redistribution = :right WHERE id = :source")
			.param("right", right)
			.param("source", source)
			.update();
	}

	/** Gives a version a file that is there already. */
	public void attach(UUID reference, int ordinal, String sha256, String mediaType) {
		this.jdbc.sql(EXTRACT).param("sha256", sha256).param("mediaType", mediaType).update();
		this.jdbc.sql(ATTACH).param("sha256", sha256).param("reference", reference).param("ordinal", ordinal).update();
	}

	/** Makes updates that differ in little. */
	public void updates(UUID reference, int count) {
		this.jdbc.sql(MANY).param("reference", reference).param("count", count).update();
	}

}
