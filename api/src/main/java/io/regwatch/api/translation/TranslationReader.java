package io.regwatch.api.translation;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

import io.regwatch.api.CurrentContext;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads translations. */
@Repository
public class TranslationReader {

	// Translations of other texts than those that are shown are left out, and those of
	// sources whose texts are no longer shown.
	private static final String FIND = """
			SELECT u.id, w.language, coalesce(t.model, c.model) AS model, t.title, t.short_summary, t.summary,
				c.impact_summary, c.suggested_actions
			FROM workspace AS w
			JOIN reference_update AS u ON u.id = ANY (CAST(:ids AS uuid[]))
			JOIN reference AS r ON r.id = u.reference_id
			JOIN source AS s ON s.id = r.source_id AND s.redistribution <> 'metadata'
			LEFT JOIN digest AS d ON d.update_id = u.id
			LEFT JOIN update_translation AS t ON t.update_id = u.id AND t.language = w.language
				AND coalesce(t.title, t.short_summary, t.summary) IS NOT NULL
				AND t.source_hash = translated_text_hash(u.title, coalesce(d.short_summary, u.short_summary),
					coalesce(d.summary, u.summary))
			""" + CurrentContext.JOIN + """
			LEFT JOIN context_translation AS c ON review.id IS NULL AND c.workspace_id = w.id AND c.assessment_id = a.id
				AND c.language = w.language AND coalesce(c.impact_summary, c.suggested_actions) IS NOT NULL
			WHERE w.id = :workspace AND (t.update_id IS NOT NULL OR c.assessment_id IS NOT NULL)
			""";

	private final JdbcClient jdbc;

	TranslationReader(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Finds the translations of updates into the language of a workspace.
	 * @param workspace that reads
	 * @param updates that it sees
	 * @return by the ids of updates; missing for those without
	 */
	public Map<UUID, Translation> find(UUID workspace, Collection<UUID> updates) {
		Map<UUID, Translation> translations = new HashMap<>();
		this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.param("ids", updates.stream().map(UUID::toString).toArray(String[]::new))
			.query((row) -> {
				translations.put(row.getObject("id", UUID.class), translation(row));
			});
		return translations;
	}

	private static Translation translation(ResultSet row) throws SQLException {
		return new Translation(row.getString("language"), true, row.getString("model"), row.getString("title"),
				row.getString("short_summary"), row.getString("summary"), row.getString("impact_summary"),
				row.getString("suggested_actions"));
	}

}
