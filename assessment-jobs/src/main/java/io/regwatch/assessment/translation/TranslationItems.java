package io.regwatch.assessment.translation;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.batch.FencedTransaction;
import io.regwatch.batch.ItemQueue;
import io.regwatch.batch.ItemQueues;
import io.regwatch.batch.ItemTable;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The updates of workspaces whose translations are missing. */
@Repository
class TranslationItems {

	// Where only metadata may be redistributed, nothing is sent to a model. Contexts are
	// written in English; summaries without a model are in the document's language.
	private static final String MISSING = """
			SELECT u.id AS update, w.language, r.language AS original, u.title,
				coalesce(d.short_summary, u.short_summary) AS short_summary, coalesce(d.summary, u.summary) AS summary,
				CASE WHEN t.update_id IS NULL AND NOT written.in_language THEN text.hash END AS source_hash,
				CASE WHEN c.assessment_id IS NULL AND written.language <> 'en' THEN a.id END AS assessment,
				a.impact_summary, a.suggested_actions
			FROM workspace AS w
			JOIN visible_reference AS visible ON visible.workspace_id = w.id
			JOIN reference AS r ON r.id = visible.reference_id
			JOIN source AS s ON s.id = r.source_id AND s.redistribution <> 'metadata'
			JOIN reference_update AS u ON u.reference_id = r.id AND u.retracted_at IS NULL AND u.published_at >= :since
			LEFT JOIN digest AS d ON d.update_id = u.id
			LEFT JOIN assessment AS a ON a.workspace_id = w.id AND a.update_id = u.id AND a.current
			CROSS JOIN LATERAL (
				SELECT translated_text_hash(u.title, coalesce(d.short_summary, u.short_summary),
					coalesce(d.summary, u.summary)) AS hash) AS text
			CROSS JOIN LATERAL (
				SELECT split_part(lower(w.language), '-', 1) AS language,
					coalesce(r.language, '') = split_part(lower(w.language), '-', 1)
						AND (coalesce(d.model, 'offline') = 'offline' OR r.language = 'en') AS in_language) AS written
			LEFT JOIN update_translation AS t ON t.update_id = u.id AND t.language = w.language
				AND t.source_hash = text.hash AND t.model = :model AND t.prompt_version = :prompt
			LEFT JOIN context_translation AS c ON c.workspace_id = w.id AND c.assessment_id = a.id
				AND c.language = w.language AND c.model = :model AND c.prompt_version = :prompt
			WHERE w.id = :workspace AND w.language IS NOT NULL
				AND (t.update_id IS NULL AND NOT written.in_language
					OR a.id IS NOT NULL AND c.assessment_id IS NULL AND written.language <> 'en')
				AND NOT EXISTS (
					SELECT
					FROM duplicate_update
					WHERE duplicate_update.update_id = u.id AND duplicate_update.workspace_id = w.id)
			""";

	private static final String HAS_LANGUAGE = """
			SELECT EXISTS (SELECT FROM workspace WHERE id = :workspace AND language IS NOT NULL)
			""";

	private static final String ADD_MISSING = """
			INSERT INTO translation_item (workspace_id, update_id)
			SELECT :workspace, missing.update
			FROM (%s) AS missing
			ON CONFLICT DO NOTHING
			""".formatted(MISSING);

	private static final String FIND = MISSING + " AND u.id = ANY (CAST(:updates AS uuid[]))";

	private static final String REMOVE = """
			DELETE FROM translation_item
			WHERE workspace_id = :workspace AND update_id = :update
			""";

	private static final ItemTable TABLE = new ItemTable("translation_item", "update_id", "uuid",
			"item.workspace_id = :workspace", "true", "item.update_id DESC");

	private final JdbcClient jdbc;

	private final ItemQueues queues;

	TranslationItems(JdbcClient jdbc, ItemQueues queues) {
		this.jdbc = jdbc;
		this.queues = queues;
	}

	/** Most have none, and looking for what they lack would take long for nothing. */
	boolean hasLanguage(UUID workspace) {
		return this.jdbc.sql(HAS_LANGUAGE).param("workspace", workspace).query((row, _) -> row.getBoolean(1)).single();
	}

	void addMissing(UUID workspace, Instant since, String model) {
		statement(ADD_MISSING, workspace, since, model).update();
	}

	ItemQueue<UUID> open(FencedTransaction fence, UUID workspace) {
		return this.queues.open(fence, TABLE, () -> Map.of("workspace", workspace),
				(row, number) -> row.getObject("update_id", UUID.class), (update) -> update);
	}

	/** All that a workspace lacks. */
	List<TranslationRequest> findMissing(UUID workspace, Instant since, String model) {
		return statement(MISSING, workspace, since, model).query(RecordRowMapper.of(TranslationRequest.class)).list();
	}

	/** Those of some updates; another run may have translated them meanwhile. */
	List<TranslationRequest> find(UUID workspace, Collection<UUID> updates, Instant since, String model) {
		return statement(FIND, workspace, since, model)
			.param("updates", updates.stream().map(UUID::toString).toArray(String[]::new))
			.query(RecordRowMapper.of(TranslationRequest.class))
			.list();
	}

	void remove(UUID workspace, UUID update) {
		this.jdbc.sql(REMOVE).param("workspace", workspace).param("update", update).update();
	}

	private JdbcClient.StatementSpec statement(String sql, UUID workspace, Instant since, String model) {
		return this.jdbc.sql(sql)
			.param("workspace", workspace)
			.param("since", since.atOffset(ZoneOffset.UTC))
			.param("model", model)
			.param("prompt", Translator.PROMPT.version());
	}

}
