package io.regwatch.ops.api;

import io.regwatch.store.Publications;
import io.regwatch.api.ApiClient;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ingest.update.Correction;
import io.regwatch.ingest.update.Correction.Action;
import io.regwatch.ingest.update.Corrections;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.search.index.OutboxRelay;
import io.regwatch.search.index.Reindex;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/** Retracted updates are hidden until they are restored. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CorrectionsIT {

	private static final String KEPT = """
			SELECT concat_ws(' ', action, reason, made_by)
			FROM update_correction
			ORDER BY id
			""";

	private static final String OPEN_REQUESTS = """
			SELECT count(*)
			FROM work_request
			WHERE kind = 'assess' AND completed_version < requested_version
			""";

	private TestStores stores;

	private TestApplication application;

	private ApiClient client;

	private String workspace;

	private UUID first;

	private UUID second;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.complete(this.stores, Map.of());
		this.client = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Acme", null).key());
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@BeforeEach
	void publish() {
		this.stores.clear();
		Publications publications = new Publications(this.stores.jdbc());
		publications.source("mdcg", "EU", "public");
		this.first = publications.update(publications.reference("mdcg", "One", "guidance", "Stems"), "new_publication",
				"Stems", "2026-10-01T00:00:00Z");
		this.second = publications.update(publications.reference("mdcg", "Two", "guidance", "Stems"), "new_publication",
				"Stems, again", "2026-10-02T00:00:00Z");
		this.application.bean(Reindex.class).reindex((done, total) -> {
		});
		this.workspace = this.client.newWorkspace();
		this.client.send("PATCH", this.workspace + "/subscriptions",
				"{\"sources\": [{\"sourceId\": \"mdcg\", \"status\": \"subscribed\"}]}");
		this.stores.jdbc().sql("UPDATE work_request SET completed_version = requested_version").update();
	}

	@Test
	void updateWhenRetractedIsGoneUntilItIsRestored() {
		assertThat(make(this.first, Action.RETRACT, null)).isEmpty();
		assertThat(listed()).containsExactly(this.second.toString());
		this.client.get("%s/updates/%s".formatted(this.workspace, this.first)).failure(404);
		assertThat(make(this.first, Action.RESTORE, null)).isEmpty();
		assertThat(listed()).containsExactly(this.second.toString(), this.first.toString());
		assertThat(this.stores.jdbc().sql(OPEN_REQUESTS).query(Long.class).single()).isOne();
		assertThat(this.stores.jdbc().sql(KEPT).query(String.class).list()).containsExactly("retract Duplicate Ann",
				"restore Duplicate Ann");
	}

	@Test
	void updateThatStandsForAnotherStays() {
		assertThat(make(this.first, Action.MERGE, this.second)).isEmpty();
		assertThat(listed()).containsExactly(this.second.toString());
		assertThat(make(this.second, Action.RETRACT, null))
			.hasValueSatisfying((problem) -> assertThat(problem).contains(this.first.toString(), "restore that first"));
		assertThat(make(this.second, Action.MERGE, this.first)).isPresent();
		assertThat(listed()).containsExactly(this.second.toString());
		make(this.first, Action.RESTORE, null);
		assertThat(make(this.second, Action.RETRACT, null)).isEmpty();
		assertThat(listed()).containsExactly(this.first.toString());
	}

	@Test
	void correctionThatMakesNoSenseIsRefusedAndChangesNothing() {
		UUID nothing = UUID.randomUUID();
		assertThat(make(nothing, Action.RETRACT, null)).contains("There is no update '%s'".formatted(nothing));
		assertThat(make(this.first, Action.RESTORE, null))
			.contains("Update '%s' is not retracted".formatted(this.first));
		assertThat(make(this.first, Action.MERGE, nothing)).contains("There is no update '%s'".formatted(nothing));
		assertThatIllegalArgumentException().isThrownBy(() -> make(this.first, Action.MERGE, this.first));
		assertThatIllegalArgumentException()
			.isThrownBy(() -> new Correction(this.first, Action.RETRACT, null, " ", "Ann"))
			.withMessageContaining("reason");
		assertThat(listed()).hasSize(2);
		assertThat(this.stores.jdbc().sql(KEPT).query(String.class).list()).isEmpty();
	}

	private Optional<String> make(UUID update, Action action, @Nullable UUID into) {
		return this.application.bean(Corrections.class).make(new Correction(update, action, into, "Duplicate", "Ann"));
	}

	private List<String> listed() {
		this.application.bean(OutboxRelay.class).drain();
		return this.client.get(this.workspace + "/updates?limit=10")
			.json()
			.valueStream()
			.map((update) -> update.at("/id").asString())
			.toList();
	}

}
