package io.regwatch.ingest;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import io.regwatch.batch.JobResult;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.folder.FolderSource;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.search.reconcile.IndexReconciler;
import io.regwatch.store.Outbox;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** What is to be published waits until the index takes it; then it is there once. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class IndexFaultsIT {

	private static final int DOCUMENTS = 6;

	private static final Pattern THIRD = Pattern.compile("(?i)notice.3\\b");

	private static final String REFUSED = """
			SELECT concat_ws(' ', kind, title, attempts, last_error)
			FROM outbox
			JOIN (
				SELECT id, title FROM reference
				UNION ALL
				SELECT id, title FROM reference_update
			) AS entity ON entity.id = entity_id
			ORDER BY kind, outbox.id
			""";

	private TestStores stores;

	private TestStores others;

	private FaultyIndex index;

	private TestApplication disturbed;

	private TestApplication undisturbed;

	@BeforeAll
	void start(@TempDir Path directory) throws IOException {
		this.stores = TestStores.in(Files.createDirectory(directory.resolve("disturbed")));
		this.others = TestStores.in(Files.createDirectory(directory.resolve("undisturbed")));
		this.index = new FaultyIndex(URI.create(this.stores.elasticsearchUris().split(",", 2)[0]));
		this.disturbed = TestApplication.start(this.stores, Map.of("regwatch.search.uris", this.index.uri(),
				"regwatch.search.retries", 1, "regwatch.search.retry-delay", "20ms"));
		this.undisturbed = TestApplication.start(this.others, Map.of());
	}

	@AfterAll
	void stop() {
		this.disturbed.close();
		this.undisturbed.close();
		this.index.close();
	}

	@Test
	void ingestWhenIndexIsDownKeepsAllAndPublishesLater(@TempDir Path path) throws Exception {
		Folder folder = fill(path);
		this.index.let(new WriteFault.Down());
		assertUnpublished(folder, "Could not reach Elasticsearch");
		assertPublishes(folder);
	}

	@Test
	@Tag("faults")
	void ingestWhenIndexIsBusyKeepsAllAndPublishesLater(@TempDir Path path) throws Exception {
		Folder folder = fill(path);
		this.index.let(new WriteFault.Busy());
		assertUnpublished(folder, "try again later");
		assertPublishes(folder);
	}

	@Test
	@Tag("faults")
	void ingestWhenSomeAreNotTakenNowKeepsThemAndPublishesThemLater(@TempDir Path path) throws Exception {
		assertKeepsSome(path, new WriteFault.Items(THIRD, 429, "es_rejected_execution_exception"));
	}

	@Test
	@Tag("faults")
	void ingestWhenSomeAreRefusedKeepsThemAndPublishesThemLater(@TempDir Path path) throws Exception {
		assertKeepsSome(path, new WriteFault.Items(THIRD, 400, "document_parsing_exception"));
	}

	private void assertKeepsSome(Path path, WriteFault.Items fault) throws Exception {
		Folder folder = fill(path);
		this.index.let(fault);
		folder.ingest(this.disturbed);
		assertThat(refused()).hasSize(2).allSatisfy((entry) -> assertThat(entry).contains(fault.type()));
		folder.ingest(this.undisturbed);
		this.index.let(new WriteFault.None());
		assertPublishes(folder);
	}

	private void assertUnpublished(Folder folder, String reason) {
		this.disturbed.bean(Sources.class).save(FolderSource.of(folder.path()));
		assertThat(this.disturbed.bean(IngestLauncher.class).launch(folder.sourceId())).isInstanceOfSatisfying(
				JobResult.Unfinished.class, (unfinished) -> assertThat(unfinished.reason()).contains(reason));
		assertThat(this.disturbed.bean(Outbox.class).count()).isEqualTo(2 * DOCUMENTS);
		this.index.let(new WriteFault.None());
	}

	/** One more changed document shows that what waited is not older than what came. */
	private void assertPublishes(Folder folder) throws Exception {
		folder.ingest(this.disturbed);
		folder.ingest(this.undisturbed);
		folder.text("notice-3.txt", "Notice 3\n\nKeep records for 33 years, and no longer.");
		folder.ingest(this.disturbed);
		folder.ingest(this.undisturbed);
		assertThat(refused()).isEmpty();
		assertThat(this.disturbed.bean(IndexReconciler.class).verify((difference) -> {
		}).remaining()).isZero();
		assertThat(Findings.of(this.stores)).isEqualTo(Findings.of(this.others));
	}

	private List<String> refused() {
		return this.stores.jdbc().sql(REFUSED).query((row, number) -> row.getString(1)).list();
	}

	/** Texts of its own, because equal files of several sources are one document. */
	private static Folder fill(Path path) {
		Folder folder = new Folder(path);
		IntStream.rangeClosed(1, DOCUMENTS)
			.forEach((number) -> folder.text("notice-%d.txt".formatted(number),
					"Notice %d\n\nKeep records of device %d. (%s)".formatted(number, number, path.getFileName())));
		return folder;
	}

}
