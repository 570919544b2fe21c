package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;

import io.regwatch.change.Change;
import io.regwatch.change.ChangeCursor;
import io.regwatch.change.ChangeFeed;
import io.regwatch.change.ChangeType;
import io.regwatch.ingest.source.SourceState;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/** A purged source leaves nothing behind but the news of it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SourcePurgeIT {

	private static final String FOLLOW = """
			WITH client AS (
				INSERT INTO client (name) VALUES ('Acme') RETURNING id
			), workspace AS (
				INSERT INTO workspace (client_id, name) SELECT id, 'Acme' FROM client RETURNING id
			), followed AS (
				INSERT INTO source_subscription (workspace_id, source_id, status)
				SELECT workspace.id, source.id, 'subscribed' FROM workspace, source)
			SELECT id FROM workspace
			""";

	private static final String ROWS = """
			SELECT (SELECT count(*) FROM source WHERE id = :source)
				+ (SELECT count(*) FROM reference WHERE source_id = :source)
				+ (SELECT count(*) FROM run WHERE source_id = :source)
				+ (SELECT count(*) FROM capture WHERE source_id = :source)
				+ (SELECT count(*) FROM source_subscription WHERE source_id = :source)
			""";

	private Path directory;

	private TestStores stores;

	private TestApplication application;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.directory = directory;
		this.stores = TestStores.in(directory);
		this.application = TestApplication.start(this.stores, Map.of("regwatch.catalogue.shipped", "eu-mdcg"));
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@Test
	void purgeDeletesAllOfTheSourceAndNothingOfOthers() throws IOException {
		Folder purged = folder("purged").text("own.txt", "Only here\n\nPumps shall have an alarm.")
			.text("shared.txt", "In both\n\nKeep records for five years.");
		Folder kept = folder("kept").text("shared.txt", "In both\n\nKeep records for five years.");
		purged.ingest(this.application);
		purged.text("own.txt", "Only here\n\nPumps shall have two alarms.").ingest(this.application);
		kept.ingest(this.application);
		UUID workspace = this.stores.jdbc().sql(FOLLOW).query(UUID.class).single();
		ChangeFeed feed = this.application.bean(ChangeFeed.class);
		ChangeCursor cursor = feed.end();
		assertThat(storedFiles()).isEqualTo(3);
		assertThat(purge().measure(purged.sourceId())).hasValue(new SourcePurge.Extent(2, 3, 3));
		purge().purge(purged.sourceId());
		assertThat(rows(purged)).isZero();
		assertThat(rows(kept)).isPositive();
		assertThat(storedFiles()).isOne();
		assertThat(this.stores.jdbc().sql("SELECT count(*) FROM stored_file").query(Integer.class).single()).isOne();
		SearchIndex index = new SearchIndex(this.stores);
		assertThat(index.count("references", purged.sourceId())).isZero();
		assertThat(index.count("updates", purged.sourceId())).isZero();
		assertThat(index.count("updates", kept.sourceId())).isOne();
		List<Change> changes = feed.read(workspace, cursor, 100).changes();
		assertThat(changes).filteredOn((change) -> change.type() == ChangeType.UPDATE_RETRACTED)
			.hasSize(3)
			.allSatisfy((change) -> assertThat(change.reason()).contains("was deleted"))
			.extracting(Change::updateId)
			.doesNotContainNull();
		assertThat(changes).filteredOn((change) -> change.type() == ChangeType.VISIBILITY_LOST).hasSize(2);
		assertThat(changes).filteredOn((change) -> change.type() == ChangeType.UPDATE_CHANGED)
			.as("the update about the same text was hidden as a duplicate")
			.hasSize(1);
		assertThat(changes).hasSize(6);
		assertThat(purge().measure(purged.sourceId())).isEmpty();
		assertThat(kept.ingest(this.application).ledger().unchanged()).isOne();
		assertThat(purged.ingest(this.application).ledger().added()).isEqualTo(2);
	}

	@Test
	void purgeWhenASourceIsIngestedIsRefused() {
		Folder folder = folder("busy").text("a.txt", "A\n\nKeep records for six years.");
		folder.ingest(this.application);
		this.stores.jdbc()
			.sql("UPDATE run SET finished_at = NULL WHERE source_id = :source")
			.param("source", folder.sourceId())
			.update();
		assertThatIllegalStateException().isThrownBy(() -> purge().purge(folder.sourceId()))
			.withMessageContaining("is being ingested");
		assertThat(rows(folder)).isPositive();
		this.stores.jdbc()
			.sql("UPDATE run SET finished_at = now() WHERE source_id = :source")
			.param("source", folder.sourceId())
			.update();
	}

	@Test
	void purgeWhenTheSettingsSwitchTheSourceOnKeepsItRemoved() {
		Sources sources = this.application.bean(Sources.class);
		sources.adopt("eu-mdcg");
		purge().purge("eu-mdcg");
		assertThat(sources.findStatus("eu-mdcg")).get()
			.satisfies((status) -> assertThat(status.state()).isEqualTo(SourceState.REMOVED));
	}

	private SourcePurge purge() {
		return this.application.bean(SourcePurge.class);
	}

	private Folder folder(String name) {
		return new Folder(this.directory.resolve(name));
	}

	private int rows(Folder folder) {
		return this.stores.jdbc().sql(ROWS).param("source", folder.sourceId()).query(Integer.class).single();
	}

	private long storedFiles() throws IOException {
		try (Stream<Path> files = Files.walk(this.directory.resolve("files/sha256"))) {
			return files.filter(Files::isRegularFile).count();
		}
	}

}
