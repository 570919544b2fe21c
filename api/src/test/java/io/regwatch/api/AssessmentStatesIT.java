package io.regwatch.api;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** The states and the history of assessments. */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
class AssessmentStatesIT {

	private static final String RUN = """
			WITH worker AS (
				INSERT INTO worker (host, pid) VALUES ('test', 1) RETURNING id
			), run AS (
				INSERT INTO assessment_run (workspace_id, worker_id, requested_version, finished_at)
				SELECT CAST(:workspace AS uuid), id, 1, CASE WHEN :finished THEN now() END FROM worker
				RETURNING id
			)
			INSERT INTO assessment_item (run_id, update_id, rank, state, reason, done_at, leased_by, leased_at)
			SELECT id, :update, 1, :state, :reason, CASE WHEN :state <> 'open' THEN now() END,
				CASE WHEN :leased THEN 1 END, CASE WHEN :leased THEN now() END
			FROM run
			""";

	private static final String REQUEST = """
			INSERT INTO work_request (kind, work_key, workspace_id)
			VALUES ('assess', :workspace, CAST(:workspace AS uuid))
			ON CONFLICT (kind, work_key) DO UPDATE SET requested_version = work_request.requested_version + 1
			""";

	private final PublishedApi.Api api;

	private final String workspace;

	AssessmentStatesIT(PublishedApi.Api api) {
		this.api = api;
		this.workspace = api.everything();
	}

	@ParameterizedTest
	@CsvSource({ "false, open,,       false, pending, queued", "false, open,,       true,  running, leased",
			"true,  failed, given_up, true,  failed,  abandoned",
			"true,  failed, text_too_complex, true, failed, text_too_complex",
			"true,  skipped, budget,  true,  pending, budget" })
	void stateWhenNotAssessedSaysWhy(boolean finished, String state, @Nullable String reason, boolean leased,
			String expected, String code) {
		run(finished, state, reason, leased);
		assertThat(state(expected, code).get("contextPresent").asBoolean()).isFalse();
	}

	/** The worker of these tests completes requests within moments. */
	@Test
	void stateWhenRequestedIsPending() {
		await().untilAsserted(() -> {
			this.api.publications()
				.jdbc()
				.sql(REQUEST)
				.param("workspace", this.workspace.substring(this.workspace.lastIndexOf('/') + 1))
				.update();
			state("pending", "requested");
		});
	}

	@Test
	void stateWhenAssessedIsDoneUntilTheProfileChanges() {
		this.api.publications().assess(this.workspace, this.api.softwareRevised(), "applicable", "high");
		state("done", "rule");
		this.api.client().send("PATCH", this.workspace + "/profile", "{\"markets\": [\"EU\"]}");
		assertThat(state("stale", "profile_changed").get("contextPresent").asBoolean()).isTrue();
		this.api.client()
			.send("PUT", path() + "/review", """
					{"status": "applicable", "priority": "low", "basedOn": %s}"""
				.formatted(this.api.client().get(path() + "/review").json().get("contextId")));
		state("done", "reviewed");
	}

	@Test
	void stateWhenTheLastAttemptFailedIsFailedAlthoughThereIsAnEarlierContext() {
		this.api.publications().assess(this.workspace, this.api.softwareRevised(), "applicable", "high");
		run(true, "failed", "internal_error", true);
		assertThat(state("failed", "internal_error").get("contextPresent").asBoolean()).isTrue();
	}

	@Test
	void historyWhenAssessedHasQuotesAsTheEvidenceHasThem() {
		assertThat(this.api.client().get(path() + "/assessments").json()).isEmpty();
		this.api.publications().assess(this.workspace, this.api.softwareRevised(), "applicable", "high");
		JsonNode history = this.api.client().get(path() + "/assessments").json();
		assertThat(history).hasSize(1);
		assertThat(history.at("/0/current").asBoolean()).isTrue();
		assertThat(history.at("/0/statements"))
			.isEqualTo(this.api.client().get(path() + "/evidence").json().get("statements"));
	}

	private JsonNode state(String state, String code) {
		JsonNode found = this.api.client().get(path() + "/assessment-state").json();
		assertThat(found.get("assessmentState").asString()).isEqualTo(state);
		assertThat(found.get("reasonCode").asString()).isEqualTo(code);
		return found;
	}

	private String path() {
		return this.workspace + "/updates/" + this.api.softwareRevised();
	}

	private void run(boolean finished, String state, @Nullable String reason, boolean leased) {
		this.api.publications()
			.jdbc()
			.sql(RUN)
			.param("workspace", this.workspace.substring(this.workspace.lastIndexOf('/') + 1))
			.param("update", this.api.softwareRevised())
			.param("finished", finished)
			.param("state", state)
			.param("reason", reason)
			.param("leased", leased)
			.update();
	}

}
