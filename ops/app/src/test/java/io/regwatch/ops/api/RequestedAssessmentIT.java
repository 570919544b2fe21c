package io.regwatch.ops.api;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

import io.regwatch.api.ApiClient;
import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkerSchedulers;
import io.regwatch.store.Publications;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Assessment runs that clients request over the API, done by workers. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RequestedAssessmentIT {

	private static final Duration TIMEOUT = Duration.ofMinutes(1);

	private static final Set<String> ENDED = Set.of("completed", "stopped", "failed");

	private TestStores stores;

	private TestApplication application;

	private ApiClient client;

	private String workspace = "";

	private UUID first;

	private UUID second;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.complete(this.stores,
				Map.of("regwatch.api.assessments.models", "offline,oracle"));
		this.client = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Acme", null).key());
		this.workspace = this.client.newWorkspace();
		Publications publications = new Publications(this.stores.jdbc());
		publications.source("mdcg", "EU", "public");
		UUID reference = publications.reference("mdcg", "MDCG 2019-11", "guidance", "Qualification of Software");
		this.first = publications.update(reference, "new_publication", "First", "2026-01-01T00:00:00Z");
		this.second = publications.update(reference, "status_change", "Second", "2026-02-01T00:00:00Z");
		this.client.send("PATCH", this.workspace + "/profile", "{\"markets\": [\"EU\"]}");
		this.client.send("PATCH", this.workspace + "/subscriptions",
				"{\"sources\": [{\"sourceId\": \"mdcg\", \"status\": \"subscribed\"}]}");
		this.application.bean(WorkerSchedulers.class).start();
		await().atMost(TIMEOUT).until(() -> state(this.first).equals("done") && state(this.second).equals("done"));
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@Test
	void previewEstimatesAndAssessesNothing() {
		JsonNode run = ended("{\"preview\": true, \"forced\": true}");
		assertThat(run.at("/preview/items").asInt()).isEqualTo(2);
		assertThat(run.at("/progress/total").asInt()).isZero();
	}

	@Test
	void previewIsNotFollowedByARunThatNobodyAskedFor() throws InterruptedException {
		String id = this.workspace.substring(this.workspace.lastIndexOf('/') + 1);
		WorkQueue work = this.application.bean(WorkQueue.class);
		assertThat(work.await(WorkKind.ASSESS, id, TIMEOUT)).isTrue();
		int runs = runs();
		ended("{\"preview\": true, \"forced\": true}");
		assertThat(work.await(WorkKind.ASSESS, id, TIMEOUT)).isTrue();
		assertThat(runs()).isEqualTo(runs);
	}

	private int runs() {
		return this.stores.jdbc().sql("SELECT count(*) FROM assessment_run").query(Integer.class).single();
	}

	@Test
	void runAssessesWhatIsRequestedAndShowsWhatHasChanged() {
		this.stores.jdbc()
			.sql("UPDATE assessment SET priority = 'urgent' WHERE update_id = :update AND current")
			.param("update", this.second)
			.update();
		JsonNode run = ended("{\"forced\": true, \"since\": \"2026-02-01\", \"reason\": \"Auditor asked\"}");
		assertThat(run.get("state").asString()).isEqualTo("completed");
		assertThat(run.at("/progress/assessed").asInt()).isOne();
		assertThat(run.at("/progress/open").asInt()).isZero();
		JsonNode differences = this.client.get(path(run) + "/differences").json();
		assertThat(differences).hasSize(1);
		assertThat(differences.at("/0/changed").toString()).isEqualTo("[\"priority\"]");
		assertThat(differences.at("/0/before/priority").asString()).isEqualTo("urgent");
		assertThat(this.client.get(this.workspace + "/updates/" + this.second + "/assessments")
			.json()
			.at("/0/runReason")
			.asString()).isEqualTo("Auditor asked");
	}

	@Test
	void runWhenItsModelIsNotAvailableFailsWithTheReason() {
		JsonNode run = ended("{\"model\": \"oracle\"}");
		assertThat(run.get("state").asString()).isEqualTo("failed");
		assertThat(run.get("problem").asString()).contains("oracle");
		assertThat(this.client.send("POST", this.workspace + "/assessments", "{\"model\": \"other\"}").failure(400))
			.contains("oracle");
	}

	@Test
	void runWhenStoppedSkipsWhatItHasNotBegunAndTheNextOneIsNotAffected() {
		UUID stopped = this.stores.jdbc()
			.sql("""
					INSERT INTO assessment_request (workspace_id, preview, forced, key_id)
					VALUES (CAST(:workspace AS uuid), false, true, 'key')
					RETURNING id
					""")
			.param("workspace", this.workspace.substring(this.workspace.lastIndexOf('/') + 1))
			.query(UUID.class)
			.single();
		String path = this.workspace + "/assessments/" + stopped;
		assertThat(this.client.get(path).json().get("state").asString()).isEqualTo("queued");
		assertThat(this.client.send("DELETE", path, "").status()).isEqualTo(204);
		assertThat(this.client.get(path).json().get("state").asString()).isEqualTo("stopped");
		JsonNode next = ended("{\"forced\": true, \"updates\": [\"%s\"]}".formatted(this.first));
		assertThat(next.at("/progress/assessed").asInt()).isOne();
		assertThat(this.client.get(path).json().at("/progress/total").asInt()).isZero();
	}

	private JsonNode ended(String order) {
		JsonNode run = this.client.send("POST", this.workspace + "/assessments", order).json();
		assertThat(run.get("state").asString()).isIn("queued", "running", "completed", "failed");
		return await().atMost(TIMEOUT)
			.until(() -> this.client.get(path(run)).json(), (now) -> ENDED.contains(now.get("state").asString()));
	}

	private String path(JsonNode run) {
		return this.workspace + "/assessments/" + run.get("id").asString();
	}

	private String state(UUID update) {
		return this.client.get(this.workspace + "/updates/" + update + "/assessment-state")
			.json()
			.get("assessmentState")
			.asString();
	}

}
