package io.regwatch.search.index;

import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.store.Outbox;
import io.regwatch.store.OutboxEntry.Kind;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Writes rows the way the jobs do: each change with its outbox entry, in one transaction.
 */
record Rows(JdbcClient jdbc, Outbox outbox, TransactionTemplate transactions) {

	private static final String SOURCE = """
			INSERT INTO source (id, title, geography, institution_name, kind, definition, redistribution)
			VALUES (:id, 'Source', :geography, 'Institution', 'html', '{}', 'text')
			ON CONFLICT DO NOTHING
			""";

	private static final String REFERENCE = """
			WITH version AS (
				INSERT INTO reference_version (id, reference_id, ordinal, url, status, effective_at, effective_date_basis)
				VALUES (:versionId, :id, 1, 'https://example.org', 'in_force', now(), 'unknown')
			)
			INSERT INTO reference (id, source_id, external_id, type, title, url, current_version_id)
			VALUES (:id, :sourceId, :externalId, 'guidance', :title, 'https://example.org', :versionId)
			""";

	private static final String TEXT = """
			WITH file AS (
				INSERT INTO stored_file (sha256, size_bytes) VALUES (:sha256, 1)
			), text AS (
				INSERT INTO extracted_text (sha256, announced_type, extractor_version, media_type, pages, blocks)
				VALUES (:sha256, 'text/html', '1', 'text/html', 1, jsonb_build_array(
					jsonb_build_object('ordinal', 0, 'page', 1, 'kind', 'PARAGRAPH', 'level', 0, 'text', :text)))
			), changed AS (
				UPDATE reference SET revision = revision + 1 WHERE id = :id
			)
			UPDATE reference_version
			SET sha256 = :sha256, announced_type = 'text/html'
			WHERE reference_id = :id
			""";

	private static final String UPDATE = """
			INSERT INTO reference_update (id, reference_id, kind, update_type, title, short_summary, summary, published_at,
				published_basis, backfilled, current_version_id)
			SELECT :id, id, 'status_change', 'notice', :title, 'In short', 'At length', '2026-03-01T10:00:00.123456Z',
				'stated', false, current_version_id
			FROM reference
			WHERE id = :referenceId
			""";

	private static final String RENAME = """
			UPDATE reference
			SET title = :title, revision = revision + 1
			WHERE id = :id
			""";

	private static final String UPDATES_OF = """
			SELECT id
			FROM reference_update
			WHERE reference_id = :id
			""";

	private static final String RETRACT = """
			UPDATE reference_update
			SET retracted_at = now(), retraction_reason = 'wrong', revision = revision + 1
			WHERE id = :id
			""";

	private static final String DELETE = """
			DELETE FROM reference_update
			WHERE id = :id
			""";

	private static final String DIGEST = """
			INSERT INTO digest (update_id, short_summary, summary, findings, model, prompt_version, sha256)
			VALUES (:id, :summary, :summary, '{}', 'offline', '1', repeat('0', 64))
			""";

	private static final String VERSIONS = """
			SELECT reference.id, reference.revision + source.revision AS version
			FROM reference
			JOIN source ON source.id = reference.source_id
			UNION ALL
			SELECT u.id, u.revision + r.revision + s.revision
			FROM reference_update u
			JOIN reference r ON r.id = u.reference_id
			JOIN source s ON s.id = r.source_id
			WHERE u.retracted_at IS NULL
			""";

	private static final String LAST_ERRORS = """
			SELECT entity_id, last_error
			FROM outbox
			WHERE last_error IS NOT NULL
			""";

	UUID addReference(String externalId, String title) {
		UUID id = newId();
		change(Kind.REFERENCE, id, () -> {
			this.jdbc.sql(SOURCE).param("id", "eu-mdcg").param("geography", "EU").update();
			this.jdbc.sql(REFERENCE)
				.param("id", id)
				.param("versionId", UUID.randomUUID())
				.param("sourceId", "eu-mdcg")
				.param("externalId", externalId)
				.param("title", title)
				.update();
		});
		return id;
	}

	void addText(UUID referenceId, String text) {
		change(Kind.REFERENCE, referenceId,
				() -> this.jdbc.sql(TEXT)
					.param("id", referenceId)
					.param("sha256", "%064x".formatted(text.hashCode() & 0xffffffffL))
					.param("text", text)
					.update());
	}

	UUID addUpdate(UUID referenceId, String title) {
		UUID id = newId();
		change(Kind.UPDATE, id,
				() -> this.jdbc.sql(UPDATE)
					.param("id", id)
					.param("referenceId", referenceId)
					.param("title", title)
					.update());
		return id;
	}

	void rename(UUID referenceId, String title) {
		change(Kind.REFERENCE, referenceId, () -> {
			this.jdbc.sql(RENAME).param("id", referenceId).param("title", title).update();
			this.jdbc.sql(UPDATES_OF)
				.param("id", referenceId)
				.query(UUID.class)
				.list()
				.forEach((id) -> this.outbox.add(Kind.UPDATE, id));
		});
	}

	void retract(UUID updateId) {
		change(Kind.UPDATE, updateId, () -> this.jdbc.sql(RETRACT).param("id", updateId).update());
	}

	void delete(UUID updateId) {
		change(Kind.UPDATE, updateId, () -> this.jdbc.sql(DELETE).param("id", updateId).update());
	}

	void digest(UUID updateId, String summary) {
		change(Kind.UPDATE, updateId,
				() -> this.jdbc.sql(DIGEST).param("id", updateId).param("summary", summary).update());
	}

	Map<String, Long> versions() {
		return this.jdbc.sql(VERSIONS)
			.query((row, number) -> Map.entry(row.getString("id"), row.getLong("version")))
			.list()
			.stream()
			.collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
	}

	Map<UUID, String> lastErrors() {
		return this.jdbc.sql(LAST_ERRORS)
			.query((row, number) -> Map.entry(row.getObject("entity_id", UUID.class), row.getString("last_error")))
			.list()
			.stream()
			.collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
	}

	private void change(Kind kind, UUID id, Runnable statements) {
		this.transactions.executeWithoutResult((status) -> {
			statements.run();
			this.outbox.add(kind, id);
		});
	}

	private UUID newId() {
		return this.jdbc.sql("SELECT uuidv7()").query(UUID.class).single();
	}

}
