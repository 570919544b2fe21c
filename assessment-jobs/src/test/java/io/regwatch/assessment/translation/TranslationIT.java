package io.regwatch.assessment.translation;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.assessment.model.StubModel;
import io.regwatch.assessment.model.StubModel.Behaviour;
import io.regwatch.assessment.run.AssessmentRequest;
import io.regwatch.assessment.run.RerunService;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.store.Publications;
import io.regwatch.store.WrittenTexts;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Runs translate for workspaces that have a language. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TranslationIT {

	private TestStores stores;

	private StubModel model;

	private TestApplication application;

	private Publications publications;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.model = new StubModel(Behaviour.GOOD);
		this.application = TestApplication.start(this.stores, this.model.properties());
		this.publications = new Publications(this.stores.jdbc());
		publish("open", "text", "Coronary catheters");
		publish("closed", "metadata", "Purchased catheters");
	}

	@AfterAll
	void stop() {
		this.application.close();
		this.model.close();
	}

	@Test
	void runTranslatesOnceForAllWorkspacesOfALanguage() {
		UUID first = follow("de");
		run(first);
		assertThat(titles()).containsExactly("de | Auf Deutsch: Coronary catheters");
		assertThat(contexts(first)).singleElement().asString().startsWith("Auf Deutsch: ");
		long asked = translations();
		run(first);
		assertThat(translations()).isEqualTo(asked);
		UUID second = follow("de");
		run(second);
		assertThat(contexts(second)).hasSize(1);
		assertThat(translations()).as("its context only").isEqualTo(asked + 1);
		UUID without = follow(null);
		run(without);
		assertThat(translations()).isEqualTo(asked + 1);
		delete(first);
		assertThat(contexts(first)).isEmpty();
		assertThat(titles()).hasSize(1);
	}

	@Test
	void runLeavesWhatOtherWorkspacesWaitFor() {
		UUID other = follow("it");
		this.stores.jdbc()
			.sql("INSERT INTO translation_item (workspace_id, update_id) SELECT :id, id FROM reference_update")
			.param("id", other)
			.update();
		long waiting = waiting(other);
		UUID own = follow("pt");
		run(own);
		assertThat(contexts(own)).hasSize(1);
		assertThat(waiting(other)).isEqualTo(waiting).isPositive();
	}

	@Test
	void runWithoutALanguageModelTranslatesNothing() {
		UUID workspace = follow("fr");
		try (TestApplication offline = TestApplication.start(this.stores, Map.of())) {
			offline.bean(RerunService.class).run(workspace, new AssessmentRequest(null, false, null, null, null, null));
		}
		assertThat(contexts(workspace)).isEmpty();
	}

	@Test
	void textsOfSourcesThatMayOnlyBeDescribedAreNotSent() {
		run(follow("es"));
		assertThat(this.model.questions()).noneMatch((question) -> question.toString().contains("Purchased"));
	}

	private void publish(String source, String redistribution, String title) {
		this.publications.source(source, "EU", "public");
		this.publications.redistribute(source, redistribution);
		UUID reference = this.publications.reference(source, source + " 1", "guidance", title);
		this.publications.digest(this.publications.update(reference, "new_publication", title, "2026-10-01T00:00:00Z"));
		new WrittenTexts(this.stores.jdbc()).write(reference, 1, List.of(title + " shall be long."));
	}

	private UUID follow(@Nullable String language) {
		UUID workspace = this.publications.follow("open", "EU", "We make coronary catheters.");
		this.stores.jdbc()
			.sql("INSERT INTO source_subscription (workspace_id, source_id, status) VALUES (:id, 'closed', 'subscribed')")
			.param("id", workspace)
			.update();
		this.stores.jdbc()
			.sql("UPDATE workspace SET language = :language WHERE id = :id")
			.param("language", language)
			.param("id", workspace)
			.update();
		return workspace;
	}

	private void run(UUID workspace) {
		this.application.bean(RerunService.class)
			.run(workspace, new AssessmentRequest(null, false, null, null, null, null));
	}

	private void delete(UUID workspace) {
		this.stores.jdbc().sql("DELETE FROM workspace WHERE id = :id").param("id", workspace).update();
	}

	private long waiting(UUID workspace) {
		return this.stores.jdbc()
			.sql("SELECT count(*) FROM translation_item WHERE workspace_id = :id")
			.param("id", workspace)
			.query(Long.class)
			.single();
	}

	private List<String> titles() {
		return this.stores.jdbc()
			.sql("SELECT language || ' | ' || title FROM update_translation WHERE language = 'de'")
			.query((row, _) -> String.valueOf(row.getString(1)))
			.list();
	}

	private List<String> contexts(UUID workspace) {
		return this.stores.jdbc()
			.sql("SELECT impact_summary FROM context_translation WHERE workspace_id = :id")
			.param("id", workspace)
			.query((row, _) -> String.valueOf(row.getString(1)))
			.list();
	}

	private long translations() {
		return this.model.questions()
			.stream()
			.filter((question) -> question.at("/response_format/json_schema/name").asString().equals("translation"))
			.count();
	}

}
