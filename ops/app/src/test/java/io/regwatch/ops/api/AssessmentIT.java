package io.regwatch.ops.api;

import io.regwatch.store.Publications;
import io.regwatch.api.ApiClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.WorkerSchedulers;
import io.regwatch.scheduling.Workers;
import io.regwatch.search.index.Reindex;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.quartz.SchedulerException;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * What follows from subscriptions and profiles: recommendations, and contexts of updates.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AssessmentIT {

	private static final String HISTORY = """
			SELECT concat_ws(' ', count(*), count(*) FILTER (WHERE current))
			FROM assessment
			""";

	private static final String OPEN_REQUESTS = """
			SELECT count(*)
			FROM work_request
			WHERE completed_version < requested_version
			""";

	private static final String RECOMMENDATIONS = """
			SELECT concat_ws(' ', source_id, status, recommendation)
			FROM source_subscription
			ORDER BY source_id
			""";

	private TestStores stores;

	private TestApplication application;

	private ApiClient client;

	private String workspace;

	private UUID software;

	private UUID equipment;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.complete(this.stores,
				Map.of("regwatch.api.profile.assess-within", "1s", "regwatch.work.clock-check-interval", "1h"));
		this.client = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Acme", null).key());
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@BeforeEach
	void beginAnew() throws SchedulerException {
		Workers.rest(this.application);
		this.stores.clear();
		this.workspace = this.client.newWorkspace();
		Publications publications = new Publications(this.stores.jdbc());
		publications.source("mdcg", "EU", "public");
		publications.source("hc", "CA", "public");
		publications.source("iso", "INT", "public");
		this.software = publications.reference("mdcg", "MDCG 2019-11", "guidance", "Qualification of Software");
		this.equipment = publications.reference("hc", "HC/7.2", "regulation", "Équipement");
		publications.update(this.software, "new_publication", "First edition", "2026-01-01T00:00:00Z");
		publications.update(this.equipment, "new_publication", "Publié", "2026-03-02T00:00:00Z");
		this.application.bean(Reindex.class).reindex((done, total) -> {
		});
		this.application.bean(WorkerSchedulers.class).start();
	}

	@Test
	void contextWhenSourceIsOfNoMarketIsOutOfScopeByARuleThatIsCited() {
		profile("{\"markets\": [\"EU\"], \"products\": [{\"name\": \"Stem\"}]}");
		subscribe("mdcg", "hc");
		assertThat(contexts("status=out_of_scope")).containsExactly("Publié");
		assertThat(this.client.get(this.workspace + "/updates?status=out_of_scope")
			.json()
			.at("/0/context/priority")
			.asString()).isEqualTo("none");
		assertThat(this.client.get(this.workspace + "/updates?status=out_of_scope").body())
			.contains("publishes for CA, and the profile's markets are EU.");
		assertThat(this.stores.jdbc()
			.sql("SELECT evidence ->> 0 FROM assessment WHERE status = 'out_of_scope'")
			.query(String.class)
			.single()).contains("\"rule\": \"geography\"", "\"profileField\": \"markets\"", "\"values\": [\"EU\"]");
	}

	@Test
	void contextWhenReferenceIsFollowedByNameIsNeverTooFarAway() {
		profile("{\"markets\": [\"EU\"]}");
		this.client.send("PATCH", this.workspace + "/subscriptions",
				"{\"references\": [{\"referenceId\": \"%s\", \"status\": \"subscribed\"}]}".formatted(this.equipment));
		awaitCompleted();
		assertThat(contexts("status=to_review")).containsExactly("Publié");
	}

	@Test
	void assessmentWhenNothingHasChangedAddsNothingAndWhenProfileHasAgesWhatItReplaces() {
		subscribe("mdcg", "hc");
		assertThat(history()).isEqualTo("2 2");
		subscribe("mdcg", "hc");
		assertThat(history()).isEqualTo("2 2");
		profile("{\"markets\": [\"CA\"]}");
		assertThat(stale()).containsExactly(true, true);
		awaitCompleted();
		assertThat(stale()).containsExactly(false, false);
		assertThat(history()).isEqualTo("4 2");
		assertThat(contexts("status=out_of_scope")).containsExactly("First edition");
	}

	@Test
	void recommendationFollowsTheMarketsWithReasons() {
		profile("{\"markets\": [\"DE\"], \"products\": [{\"name\": \"Stem\"}]}");
		assertThat(generate()).isEqualTo("{\"success\":true}");
		awaitCompleted();
		assertThat(recommendations()).containsExactly(
				"iso subscribed 'iso title' is international and concerns every market",
				"mdcg subscribed 'mdcg title' is of EU, whose rules concern DE, a market of the profile");
		assertThat(history()).isEqualTo("1 1");
	}

	@Test
	void recommendationKeepsChosenSourcesAndRemovesObsoleteOnes() {
		profile("{\"markets\": [\"EU\"]}");
		generate();
		awaitCompleted();
		subscribe("hc");
		profile("{\"markets\": [\"JP\"]}");
		generate();
		awaitCompleted();
		assertThat(recommendations()).containsExactly("hc subscribed",
				"iso subscribed 'iso title' is international and concerns every market");
	}

	@Test
	void recommendationWhenProfileIsEmptyChangesNothing() {
		subscribe("hc");
		assertThat(generate()).isEqualTo("{\"success\":false}");
		awaitCompleted();
		assertThat(recommendations()).containsExactly("hc subscribed");
	}

	@Test
	void workspaceWhenDeletedLeavesNothing() {
		subscribe("mdcg", "hc");
		this.client.send("DELETE", this.workspace, "");
		assertThat(history()).isEqualTo("0 0");
		await().atMost(Duration.ofSeconds(20))
			.until(() -> this.stores.jdbc()
				.sql("SELECT (SELECT count(*) FROM assessment_run) + (SELECT count(*) FROM qrtz_triggers)")
				.query(Long.class)
				.single() == 0);
	}

	private void profile(String body) {
		assertThat(this.client.send("PATCH", this.workspace + "/profile", body).status()).isEqualTo(200);
	}

	private void subscribe(String... sources) {
		String entries = String.join(",",
				List.of(sources)
					.stream()
					.map("{\"sourceId\": \"%s\", \"status\": \"subscribed\"}"::formatted)
					.toList());
		assertThat(
				this.client.send("PATCH", this.workspace + "/subscriptions", "{\"sources\": [%s]}".formatted(entries))
					.status())
			.isEqualTo(200);
		awaitCompleted();
	}

	private String generate() {
		return this.client.send("POST", this.workspace + "/subscriptions/generate", "").body();
	}

	private List<String> contexts(String filter) {
		return this.client.get(this.workspace + "/updates?" + filter).all("/update/title");
	}

	private List<Boolean> stale() {
		return this.client.get(this.workspace + "/updates")
			.all("/id")
			.stream()
			.map((update) -> this.client.get("%s/updates/%s/evidence".formatted(this.workspace, update))
				.json()
				.at("/assessment/stale")
				.asBoolean())
			.toList();
	}

	private String history() {
		return this.stores.jdbc().sql(HISTORY).query(String.class).single();
	}

	private List<String> recommendations() {
		return this.stores.jdbc().sql(RECOMMENDATIONS).query((row, number) -> row.getString(1)).list();
	}

	private void awaitCompleted() {
		await().atMost(Duration.ofSeconds(30))
			.until(() -> this.stores.jdbc().sql(OPEN_REQUESTS).query(Long.class).single() == 0);
	}

}
