package io.regwatch.api;

import io.regwatch.store.Publications;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.search.index.Reindex;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** How often requests ask the stores: as often for one row as for a thousand. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BackendCallsIT {

	private static final int COUNT = 2500;

	private TestApplication application;

	private ApiClient client;

	private String workspace;

	private UUID update;

	private UUID reference;

	@BeforeAll
	void start(@TempDir Path directory) {
		TestStores stores = TestStores.in(directory);
		this.application = TestApplication.complete(stores, Map.of(), BackendCalls.class);
		this.client = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Acme", null).key());
		publish(new Publications(stores.jdbc()));
		this.workspace = this.client.newWorkspace();
		this.client.send("PATCH", this.workspace + "/subscriptions",
				"{\"sources\": [{\"sourceId\": \"mdcg\", \"status\": \"subscribed\"}]}");
	}

	private void publish(Publications publications) {
		publications.source("mdcg", "EU", "public");
		this.reference = publications.reference("mdcg", "MDCG 2019-11", "guidance", "Software");
		publications.updates(this.reference, COUNT);
		this.update = publications.update(this.reference, "status_change", "Rare", "2026-03-01T00:00:00Z");
		this.application.bean(Reindex.class).reindex((done, total) -> {
		});
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@ParameterizedTest
	@CsvSource({ "/updates?limit=1, 3, 1", "/updates?limit=50&geography=EU&search=number, 3, 1",
			"/updates?limit=1000, 3, 1", "/updates?search=rare, 3, 1", "/references?limit=50, 3, 1",
			"/references, 3, 1", "/subscriptions, 3, 0", "/profile, 3, 0" })
	void requestWhenAnsweredAsksAsOftenHoweverMuchItFinds(String path, int statements, int searches) {
		BackendCalls.Seen seen = during(path);
		assertThat(seen.statements()).as(String.join("\n", seen.statements())).hasSize(statements);
		assertThat(seen.searches()).hasSize(searches);
	}

	@Test
	void detailWhenReadAsksOnlyTheDatabase() {
		assertThat(during("/updates/" + this.update).statements()).hasSize(2);
		BackendCalls.Seen seen = during("/references/" + this.reference);
		assertThat(seen.statements()).hasSize(3);
		assertThat(seen.searches()).isEmpty();
	}

	@Test
	void listWhenLongAsksOnceAPage() {
		BackendCalls.Seen seen = during("/updates");
		assertThat(seen.statements()).hasSize(2 + 3);
		assertThat(Collections.frequency(seen.searches(), "es/search")).isEqualTo(1 + 3);
		assertThat(seen.searches()).hasSize(1 + 3 + 2);
	}

	@Test
	void workspacesWhenListedAreOneStatement() {
		List<String> statements = this.application.bean(BackendCalls.class)
			.during(() -> this.client.get("/api/workspaces"))
			.statements();
		assertThat(statements).hasSize(2);
	}

	private BackendCalls.Seen during(String path) {
		return this.application.bean(BackendCalls.class)
			.during(() -> assertThat(this.client.get(this.workspace + path).status()).isEqualTo(200));
	}

}
