package io.regwatch.ops.api;

import io.regwatch.store.Publications;
import io.regwatch.api.ApiClient;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ingest.update.Correction;
import io.regwatch.ingest.update.Correction.Action;
import io.regwatch.ingest.update.Corrections;
import io.regwatch.ingest.update.Updates;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.search.index.OutboxRelay;
import io.regwatch.search.index.Reindex;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;

/** An act that two sources publish is listed once for every subscriber. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DuplicateUpdateIT {

	private TestStores stores;

	private TestApplication application;

	private ApiClient client;

	private UUID act;

	private UUID copy;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.complete(this.stores, Map.of());
		this.client = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Acme", null).key());
		Publications publications = new Publications(this.stores.jdbc());
		publications.source("register", "US", "public");
		publications.source("dockets", "US", "public");
		UUID first = publications.reference("register", "2026-1", "regulation", "Act");
		UUID second = publications.reference("dockets", "FDA-1", "regulation", "Copy");
		this.act = publications.update(first, "new_publication", "Act", "2026-10-01T00:00:00Z");
		this.copy = publications.update(second, "new_publication", "Copy", "2026-10-02T00:00:00Z");
		this.application.bean(Reindex.class).reindex((done, total) -> {
		});
		this.application.bean(TransactionTemplate.class)
			.executeWithoutResult((status) -> this.application.bean(Updates.class).pair(second, first));
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@Test
	void actIsListedOnceForWhoeverFollowsBothAndOnceForWhoeverFollowsOne() {
		assertThat(listed(follow("register", "dockets"))).containsExactly(this.act);
		assertThat(listed(follow("register"))).containsExactly(this.act);
		assertThat(listed(follow("dockets"))).containsExactly(this.copy);
	}

	@Test
	void copyIsListedWhileTheActIsRetracted() {
		String workspace = follow("register", "dockets");
		correct(Action.RETRACT);
		assertThat(listed(workspace)).containsExactly(this.copy);
		correct(Action.RESTORE);
		assertThat(listed(workspace)).containsExactly(this.act);
	}

	@Test
	void copyCanStillBeRead() {
		String workspace = follow("register", "dockets");
		assertThat(this.client.get("%s/updates/%s".formatted(workspace, this.copy)).status()).isEqualTo(200);
	}

	private void correct(Action action) {
		assertThat(this.application.bean(Corrections.class)
			.make(new Correction(this.act, action, null, "Mistaken", "Ann"))).isEmpty();
	}

	private String follow(String... sources) {
		String workspace = this.client.newWorkspace();
		for (String source : sources) {
			this.client.send("PATCH", workspace + "/subscriptions",
					"{\"sources\": [{\"sourceId\": \"%s\", \"status\": \"subscribed\"}]}".formatted(source));
		}
		return workspace;
	}

	private List<UUID> listed(String workspace) {
		this.application.bean(OutboxRelay.class).drain();
		return this.client.get(workspace + "/updates")
			.json()
			.valueStream()
			.map((update) -> UUID.fromString(update.at("/id").asString()))
			.toList();
	}

}
