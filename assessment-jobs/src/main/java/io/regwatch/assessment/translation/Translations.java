package io.regwatch.assessment.translation;

import java.util.List;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** The translations, one of an update and a language. */
@Repository
class Translations {

	private static final String PUT = """
			INSERT INTO update_translation (update_id, language, source_hash, title, short_summary, summary, model,
				prompt_version)
			SELECT id, :language, :sourceHash, :title, :shortSummary, :summary, :model, :promptVersion
			FROM reference_update
			WHERE id = :update
			ON CONFLICT (update_id, language) DO UPDATE
			SET source_hash = excluded.source_hash, title = excluded.title, short_summary = excluded.short_summary,
				summary = excluded.summary, model = excluded.model, prompt_version = excluded.prompt_version,
				created_at = now()
			""";

	// The workspace may have been deleted meanwhile.
	private static final String PUT_CONTEXT = """
			INSERT INTO context_translation (workspace_id, assessment_id, language, impact_summary, suggested_actions, model,
				prompt_version)
			SELECT workspace_id, id, :language, :impactSummary, :suggestedActions, :model, :promptVersion
			FROM assessment
			WHERE workspace_id = :workspace AND id = :assessment
			ON CONFLICT (workspace_id, assessment_id, language) DO UPDATE
			SET impact_summary = excluded.impact_summary, suggested_actions = excluded.suggested_actions,
				model = excluded.model, prompt_version = excluded.prompt_version, created_at = now()
			""";

	private final JdbcClient jdbc;

	Translations(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	@Transactional(propagation = Propagation.MANDATORY)
	public void put(UUID workspace, Translation translation, String model) {
		List<@Nullable String> texts = translation.texts();
		if (texts != null) {
			statement(PUT, translation.request(), model).param("update", translation.request().update())
				.param("sourceHash", translation.request().sourceHash())
				.param("title", texts.get(0))
				.param("shortSummary", texts.get(1))
				.param("summary", texts.get(2))
				.update();
		}
		List<@Nullable String> context = translation.contextTexts();
		if (context != null) {
			statement(PUT_CONTEXT, translation.request(), model).param("workspace", workspace)
				.param("assessment", translation.request().assessment())
				.param("impactSummary", context.get(0))
				.param("suggestedActions", context.get(1))
				.update();
		}
	}

	private JdbcClient.StatementSpec statement(String sql, TranslationRequest request, String model) {
		return this.jdbc.sql(sql)
			.param("language", request.language())
			.param("model", model)
			.param("promptVersion", Translator.PROMPT.version());
	}

}
