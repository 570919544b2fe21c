package io.regwatch.api;

import java.util.Map;
import java.util.UUID;

import io.modelcontextprotocol.client.McpSyncClient;
import io.regwatch.search.index.Reindex;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** Translations beside the original, for those who ask. */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TranslationsIT {

	private static final String TRANSLATE = """
			INSERT INTO update_translation (update_id, language, source_hash, title, model, prompt_version)
			SELECT id, 'de', translated_text_hash(title, short_summary, summary), 'Jetzt in Kraft', 'openai/stub',
				'translation-1'
			FROM reference_update
			WHERE id = :update
			ON CONFLICT DO NOTHING
			""";

	private static final String TRANSLATE_CONTEXT = """
			INSERT INTO context_translation (workspace_id, assessment_id, language, impact_summary, model, prompt_version)
			SELECT workspace_id, id, 'de', 'Betrifft uns', 'openai/stub', 'translation-1'
			FROM assessment
			WHERE workspace_id = CAST(:workspace AS uuid) AND update_id = :update
			""";

	private final PublishedApi.Api api;

	private final UUID update;

	TranslationsIT(PublishedApi.Api api) {
		this.api = api;
		api.publications().source("translated", "EU", "public");
		api.publications().redistribute("translated", "text");
		UUID reference = api.publications().reference("translated", "T 1", "guidance", "A guidance");
		this.update = api.publications().update(reference, "new_publication", "Now in force", "2026-01-01T00:00:00Z");
		api.application().bean(Reindex.class).reindex((done, total) -> {
		});
	}

	/** Other tests compare all sources that their clients may see. */
	@AfterAll
	void hideFromOthers() {
		this.api.publications().jdbc().sql("UPDATE source SET audience = 'clients' WHERE id = 'translated'").update();
	}

	@Test
	void languageIsKeptInItsCanonicalForm() {
		String workspace = this.api.everything();
		assertThat(language(workspace).isNull()).isTrue();
		assertThat(put(workspace, "\"PT-br\"").status()).isEqualTo(200);
		assertThat(language(workspace).asString()).isEqualTo("pt-BR");
		assertThat(put(workspace, "null").status()).isEqualTo(200);
		assertThat(language(workspace).isNull()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "german", "xx", "d", "de_DE", "", "de-x-aaaaaaaa-aaaaaaaa-aaaaaaaa-aaaaaaaa" })
	void languageWhenUnknownIsRefused(String language) {
		assertThat(put(this.api.everything(), "\"" + language + "\"").failure(400)).contains("'language'", "BCP 47");
	}

	@Test
	void updatesHaveTranslationsOnlyIfAsked() {
		String workspace = translated();
		String update = workspace + "/updates/" + this.update;
		JsonNode plain = this.api.client().get(update).json();
		JsonNode asked = this.api.client().get(update + "?include=translation").json();
		assertThat(plain.has("translation")).isFalse();
		assertThat(asked.get("translation")).isEqualTo(Samples.JSON.readTree("""
				{"language": "de", "machineTranslated": true, "model": "openai/stub", "title": "Jetzt in Kraft",
				"impactSummary": "Betrifft uns"}"""));
		assertThat(asked.get("update")).isEqualTo(plain.get("update"));
		assertThat(this.api.client().get(workspace + "/updates").all("/translation/title")).containsOnly("");
		assertThat(this.api.client().get(workspace + "/updates?include=translation").all("/translation/title"))
			.containsExactly("Jetzt in Kraft");
		assertThat(this.api.client().get(workspace + "/updates?include=translation&limit=1").all("/id")).hasSize(1);
	}

	@Test
	void mcpToolsAddTranslationsOnlyIfAsked() {
		String workspace = translated();
		Map<String, Object> one = Map.of("updateId", this.update.toString());
		Map<String, Object> asked = Map.of("updateId", this.update.toString(), "include", "translation");
		try (McpSyncClient client = McpCalls.connect(this.api.client())) {
			assertThat(McpCalls.call(client, "get_update", workspace, one).get("result").has("translation")).isFalse();
			assertThat(McpCalls.call(client, "get_update", workspace, asked).get("result")).isEqualTo(
					this.api.client().get(workspace + "/updates/" + this.update + "?include=translation").json());
			assertThat(McpCalls.call(client, "search", workspace, Map.of("search", "force", "include", "translation"))
				.at("/result/updates/0/translation/title")
				.asString()).isEqualTo("Jetzt in Kraft");
		}
	}

	@Test
	void exportHasTranslationsInColumnsOfTheirOwnOnlyIfAsked() {
		String workspace = translated();
		String plain = this.api.client().get(workspace + "/updates.csv").body();
		assertThat(plain.lines().toList().getFirst()).endsWith("suggestedActions").doesNotContain("achine");
		String asked = this.api.client().get(workspace + "/updates.csv?include=translation").body();
		assertThat(asked.lines().toList()).hasSize(2)
			.satisfiesExactly(
					(titles) -> assertThat(titles).startsWith(plain.lines().toList().getFirst())
						.endsWith(",machineTranslationLanguage,machineTranslationModel,machineTranslatedTitle,"
								+ "machineTranslatedShortSummary,machineTranslatedSummary,"
								+ "machineTranslatedImpactSummary,machineTranslatedSuggestedActions"),
					(row) -> assertThat(row).endsWith(",de,openai/stub,Jetzt in Kraft,,,Betrifft uns,"));
		assertThat(this.api.client().get(workspace + "/updates.xlsx?include=translation").status()).isEqualTo(200);
		assertThat(this.api.client().get(workspace + "/updates.csv?include=redline").failure(400))
			.contains("'include'");
	}

	@Test
	void translationWhenTheTextHasChangedIsNotShown() {
		String workspace = translated();
		String update = workspace + "/updates/" + this.update + "?include=translation";
		setTitle("Now in force, corrected");
		try {
			assertThat(this.api.client().get(update).json().get("translation").has("title")).isFalse();
		}
		finally {
			setTitle("Now in force");
		}
		assertThat(this.api.client().get(update).json().get("translation").has("title")).isTrue();
	}

	@Test
	void translationIsOfTheWorkspacesLanguage() {
		String workspace = translated();
		put(workspace, "\"fr\"");
		assertThat(this.api.client()
			.get(workspace + "/updates/" + this.update + "?include=translation")
			.json()
			.has("translation")).isFalse();
	}

	@Test
	void includeWhenUnknownOrInThePastIsRefused() {
		String workspace = this.api.everything();
		assertThat(this.api.client().get(workspace + "/updates?include=redline").failure(400)).contains("'include'",
				"translation");
		assertThat(this.api.client().get(workspace + "/updates?include=translation&asOf=2026-01-01").failure(400))
			.contains("'asOf'");
	}

	private String translated() {
		String workspace = this.api.client().newWorkspace();
		this.api.patch(workspace, "{\"sources\": [{\"sourceId\": \"translated\", \"status\": \"subscribed\"}]}");
		put(workspace, "\"de\"");
		this.api.publications().assess(workspace, this.update, "applicable", "high");
		this.api.publications().jdbc().sql(TRANSLATE).param("update", this.update).update();
		this.api.publications()
			.jdbc()
			.sql(TRANSLATE_CONTEXT)
			.param("workspace", workspace.substring(workspace.lastIndexOf('/') + 1))
			.param("update", this.update)
			.update();
		return workspace;
	}

	private void setTitle(String title) {
		this.api.publications()
			.jdbc()
			.sql("UPDATE reference_update SET title = :title WHERE id = :update")
			.param("title", title)
			.param("update", this.update)
			.update();
	}

	private JsonNode language(String workspace) {
		return this.api.client().get(workspace + "/language").json().get("language");
	}

	private Answer put(String workspace, String language) {
		return this.api.client().send("PUT", workspace + "/language", "{\"language\": %s}".formatted(language));
	}

}
