package io.regwatch.ops.api;

import java.util.UUID;

import org.springframework.jdbc.core.simple.JdbcClient;

/** What authorities have published, as rows. */
record Publications(JdbcClient jdbc) {

	private static final String SOURCE = """
			INSERT INTO source (id, title, geography, institution_name, kind, definition, audience)
			VALUES (:id, :id || ' title', :geography, 'Institution', 'html', '{}', :audience)
			""";

	private static final String REFERENCE = """
			WITH version AS (
				INSERT INTO reference_version (id, reference_id, ordinal, url, status, effective_at, effective_basis)
				VALUES (:versionId, :id, 1, 'https://example.org/1', 'in_force', '2026-01-01Z', 'detected')
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
				INSERT INTO assessment_run (workspace_id, worker_id, requested_seq, finished_at)
				SELECT CAST(:workspace AS uuid), id, 1, now() FROM worker
				RETURNING id
			)
			INSERT INTO assessment (workspace_id, update_id, run_id, status, priority, impact_summary, suggested_actions,
				evidence, reason_code, fingerprint, model, prompt_version, current)
			SELECT CAST(:workspace AS uuid), :update, id, :status, :priority, 'Impact', 'Actions', '[]', 'rule',
				repeat('0', 64), 'offline', '1', true
			FROM run
			""";

	void source(String id, String geography, String audience) {
		this.jdbc.sql(SOURCE).param("id", id).param("geography", geography).param("audience", audience).update();
	}

	void nameClient(String source, String client) {
		this.jdbc.sql(NAME_CLIENT).param("source", source).param("client", client).update();
	}

	UUID reference(String source, String externalId, String type, String title) {
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

	UUID update(UUID reference, String kind, String title, String publishedAt) {
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

	void assess(String workspacePath, UUID update, String status, String priority) {
		this.jdbc.sql(ASSESS)
			.param("workspace", workspacePath.substring(workspacePath.lastIndexOf('/') + 1))
			.param("update", update)
			.param("status", status)
			.param("priority", priority)
			.update();
	}

}
