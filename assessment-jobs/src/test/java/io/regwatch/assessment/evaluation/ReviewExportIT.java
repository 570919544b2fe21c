package io.regwatch.assessment.evaluation;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;
import io.regwatch.store.Publications;
import io.regwatch.store.WrittenTexts;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Reviews as a gold set. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReviewExportIT {

	private static final String REVIEW = """
			INSERT INTO review (workspace_id, update_id, version, status, priority, note, reason_code, impact_summary,
				suggested_actions, text_md5, relations_md5, profile_version, key_id)
			SELECT :workspace, update_id, 1, 'not_applicable', 'none', 'Another device', 'reviewed', '', '', text_md5,
				relations_md5, 1, 'key'
			FROM review_basis
			WHERE update_id = :update
			""";

	private static final String EXCLUDE_BY_RULE = """
			UPDATE assessment
			SET evidence = '[{"statement": "No market", "rule": "geography", "profileField": "markets", "values": ["US"]}]'
			WHERE update_id = :update
			""";

	private TestStores stores;

	private TestApplication application;

	private Publications publications;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.start(this.stores, Map.of());
		this.publications = new Publications(this.stores.jdbc());
		for (String source : List.of("mdcg", "iso")) {
			this.publications.source(source, "EU", "public");
			this.publications.redistribute(source, source.equals("iso") ? "metadata" : "text");
		}
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@Test
	void reviewsWhenExportedAreReadAsAGoldSetWithoutRestrictedTextsAndChangedOnes(@TempDir Path directory) {
		UUID workspace = this.publications.follow("mdcg", "EU", "We make coronary catheters.");
		UUID right = review(workspace, "mdcg", "right");
		UUID changed = review(workspace, "mdcg", "changed");
		review(workspace, "iso", "restricted");
		this.stores.jdbc().sql("UPDATE reference_update SET title = 'X' WHERE id = :id").param("id", changed).update();
		assertThat(this.application.bean(ReviewExport.class).export(directory, workspace))
			.isEqualTo(new ExportedReviews(1, 1, 1));
		List<EvaluationCase> pairs = GoldSet.read(directory).pairs();
		assertThat(pairs).hasSize(1);
		EvaluationCase pair = pairs.getFirst();
		assertThat(pair.company().description()).isEqualTo("We make coronary catheters.");
		assertThat(pair.company().markets()).containsExactly("EU");
		assertThat(pair.candidate().title()).isEqualTo("right");
		assertThat(pair.text()).extracting("text").containsExactly("Catheters shall be long: right");
		assertThat(pair.expected()).isEqualTo(
				new Expectation(ApplicabilityStatus.NOT_APPLICABLE, Priority.NONE, null, "Another device", null));
		assertThat(this.stores.jdbc()
			.sql("SELECT update_id FROM review WHERE id = CAST(:id AS uuid)")
			.param("id", pair.updateId())
			.query(UUID.class)
			.single()).isEqualTo(right);
	}

	@Test
	void reviewsOfSourcesThatTheClientMayNotReadAreNotExported(@TempDir Path directory) {
		UUID workspace = this.publications.follow("mdcg", "EU", "We make stents.");
		review(workspace, "mdcg", "private");
		this.stores.jdbc().sql("UPDATE source SET audience = 'clients' WHERE id = 'mdcg'").update();
		assertThat(this.application.bean(ReviewExport.class).export(directory, workspace))
			.isEqualTo(new ExportedReviews(0, 1, 0));
		this.stores.jdbc().sql("UPDATE source SET audience = 'public' WHERE id = 'mdcg'").update();
	}

	@Test
	void reviewsWhenExportedAgainReplaceTheFormerOnes(@TempDir Path directory) {
		UUID workspace = this.publications.follow("mdcg", "EU", "We make pumps.");
		UUID update = review(workspace, "mdcg", "withdrawn");
		this.application.bean(ReviewExport.class).export(directory, workspace);
		assertThat(GoldSet.read(directory).pairs()).hasSize(1);
		this.stores.jdbc().sql("DELETE FROM review WHERE update_id = :update").param("update", update).update();
		this.application.bean(ReviewExport.class).export(directory, workspace);
		assertThat(directory.toFile().list()).containsExactly("profiles.yaml");
	}

	@Test
	void reviewsOfAnotherWorkspaceAreNotExported(@TempDir Path directory) {
		assertThat(this.application.bean(ReviewExport.class).export(directory, UUID.randomUUID()))
			.isEqualTo(new ExportedReviews(0, 0, 0));
	}

	@Test
	void reviewsOfTheSampleOfExclusionsMeasureHowManyAreWrong(@TempDir Path directory) {
		UUID workspace = this.publications.follow("mdcg", "EU", "We make valves.");
		for (String title : List.of("wrong", "right 1", "right 2", "right 3", "unreviewed")) {
			UUID update = title.equals("unreviewed") ? update("mdcg", title) : review(workspace, "mdcg", title);
			exclude(workspace, update);
		}
		review(workspace, "mdcg", "not excluded");
		this.stores.jdbc().sql("ALTER TABLE review DISABLE TRIGGER review_append_only").update();
		this.stores.jdbc()
			.sql("UPDATE review SET status = 'applicable' WHERE update_id IN (SELECT id FROM reference_update WHERE title = 'wrong')")
			.update();
		this.stores.jdbc().sql("ALTER TABLE review ENABLE TRIGGER review_append_only").update();
		this.application.bean(ReviewExport.class).export(directory, workspace);
		EvaluationMetrics figures = Evaluation.offline(GoldSet.read(directory).pairs()).figures();
		assertThat(figures.pairs()).isEqualTo(5);
		assertThat(figures.wrongExclusions()).isEqualTo(new WrongExclusions(1, 4));
		assertThat(figures.wrongExclusions().rate()).isEqualTo(0.25);
		assertThat(figures.intervals().get("wrongExclusions")).isEqualTo(ConfidenceInterval.wilson(1, 4));
	}

	@ParameterizedTest
	@CsvSource({ "3, 3", "5, 5", "20, 5", "250, 5", "251, 6" })
	void sampleHasTwoPercentOfAMonthAndAtLeastFive(int excluded, int sampled) {
		UUID workspace = this.publications.follow("iso", "EU", "We make " + excluded);
		UUID reference = this.publications.reference("iso", "Many " + excluded, "standard", "Many");
		for (int number = 0; number < excluded; number++) {
			exclude(workspace, this.publications.update(reference, "status_change", "Many", "2026-10-01T00:00:00Z"));
		}
		UUID byModel = this.publications.update(reference, "status_change", "By model", "2026-10-01T00:00:00Z");
		this.publications.assess(workspace.toString(), byModel, "not_applicable", "none");
		UUID shown = this.publications.update(reference, "status_change", "Shown", "2026-10-01T00:00:00Z");
		this.publications.assess(workspace.toString(), shown, "applicable", "low");
		assertThat(this.stores.jdbc()
			.sql("SELECT update_id FROM exclusion_sample WHERE workspace_id = :workspace")
			.param("workspace", workspace)
			.query(UUID.class)
			.list()).hasSize(sampled).doesNotContain(byModel, shown);
	}

	private void exclude(UUID workspace, UUID update) {
		this.publications.assess(workspace.toString(), update, "out_of_scope", "none");
		this.stores.jdbc().sql(EXCLUDE_BY_RULE).param("update", update).update();
	}

	private UUID update(String source, String title) {
		UUID reference = this.publications.reference(source, title, "guidance", title);
		return this.publications.update(reference, "new_publication", title, "2026-10-01T00:00:00Z");
	}

	private UUID review(UUID workspace, String source, String title) {
		UUID reference = this.publications.reference(source, title, "guidance", title);
		UUID update = this.publications.update(reference, "new_publication", title, "2026-10-01T00:00:00Z");
		new WrittenTexts(this.stores.jdbc()).write(reference, 1, List.of("Catheters shall be long: " + title));
		this.stores.jdbc().sql(REVIEW).param("workspace", workspace).param("update", update).update();
		return update;
	}

}
