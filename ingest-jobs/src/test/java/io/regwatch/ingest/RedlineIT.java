package io.regwatch.ingest;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ingest.update.Redlines;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkerSchedulers;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;

/** What a revision leaves to be read. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RedlineIT {

	private static final String BEFORE = """
			# 1 Scope

			These rules apply to devices.

			# 2 Limits

			The limit is 5 mg for each dose.
			""";

	private static final String AFTER = BEFORE.replace("5 mg", "6 mg") + "\n# 3 Fees\n\nPay at once.\n";

	private static final String REDLINE = """
			SELECT redline.html
			FROM redline
			JOIN reference_update ON reference_update.id = update_id
			JOIN reference ON reference.id = reference_id
			WHERE source_id = :source AND status = 'completed'
			ORDER BY update_id
			""";

	private static final String FIGURES = """
			SELECT concat_ws(' ', reference_update.kind, redline.status, redline.materiality, inserted, deleted, moved,
				CASE WHEN file_sha256 IS NOT NULL THEN 'file' END)
			FROM redline
			JOIN reference_update ON reference_update.id = update_id
			JOIN reference ON reference.id = reference_id
			WHERE source_id = :source
			ORDER BY update_id
			""";

	private TestStores stores;

	private TestApplication application;

	private Folder folder;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.start(this.stores, Map.of());
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@BeforeEach
	void makeFolder(@TempDir Path path) {
		this.folder = new Folder(path);
	}

	@Test
	void redlineBetweenAnyTwoVersionsIsMadeOnRequest() throws InterruptedException {
		this.folder.text("a.md", BEFORE).text("regwatch.yaml", "source: {redistribution: text}");
		ingest();
		this.folder.text("a.md", AFTER);
		ingest();
		this.folder.text("a.md", AFTER.replace("Pay at once", "Pay within <script>alert(1)</script> a week"));
		ingest();
		String key = this.stores.jdbc().sql("""
				SELECT older.id || ':' || newer.id
				FROM reference_version AS older
				JOIN reference_version AS newer ON newer.reference_id = older.reference_id
				JOIN reference ON reference.id = older.reference_id
				WHERE older.ordinal = 1 AND newer.ordinal = 3 AND source_id = :source
				""").param("source", this.folder.sourceId()).query(String.class).single();
		WorkQueue work = this.application.bean(WorkQueue.class);
		this.application.bean(TransactionTemplate.class)
			.executeWithoutResult((_) -> work.request(WorkKind.COMPARE_VERSIONS, key, null));
		this.application.bean(WorkerSchedulers.class).startInteractive();
		assertThat(work.await(WorkKind.COMPARE_VERSIONS, key, Duration.ofMinutes(1))).isTrue();
		assertThat(this.stores.jdbc()
			.sql("SELECT html FROM version_redline WHERE status = 'completed'")
			.query(String.class)
			.list()).singleElement(InstanceOfAssertFactories.STRING).contains("<ins>").doesNotContain("<script");
	}

	@Test
	void ingestWhenRevisedShowsWhatChanged() {
		this.folder.text("a.md", BEFORE).text("regwatch.yaml", "source: {redistribution: text}");
		ingest();
		assertThat(rows(FIGURES)).isEmpty();
		assertThat(described("content")).containsExactly("""
				# 1 Scope

				These rules apply to devices.

				# 2 Limits

				The limit is 5 mg for each dose.
				""");
		assertThat(described("summary").getFirst()).contains("It has 2 headings: “1 Scope”, “2 Limits”");
		this.folder.text("a.md", AFTER);
		ingest();
		assertThat(rows(FIGURES)).containsExactly("revision completed text 6 1 0");
		assertThat(rows(REDLINE).getFirst()).contains("The limit is <del>5</del> <ins>6</ins> mg");
		assertThat(described("short_summary").getLast()).endsWith("Sections: 1 added, 1 changed");
		assertThat(described("summary").getLast()).endsWith("""
				- “2 Limits”: changed, 1 word inserted, 1 word deleted
				- “3 Fees”: added, 5 words inserted""");
		assertThat(described("content").getLast()).isEqualTo("""
				# 2 Limits (changed, 1 word inserted, 1 word deleted)

				The limit is ~~5~~ **6** mg for each dose.

				# **3 Fees** (added, 5 words inserted)

				**Pay at once.**
				""");
		assertThat(new SearchIndex(this.stores).count("updates", this.folder.sourceId(), "fees")).isOne();
	}

	@Test
	void ingestWhenSourceKeepsItsTextQuotesNoHeading() {
		this.folder.text("a.md", BEFORE);
		ingest();
		this.folder.text("a.md", AFTER);
		ingest();
		assertThat(described("summary")).allSatisfy((summary) -> assertThat(summary).doesNotContain("Limits", "Fees"));
	}

	@Test
	void ingestWhenWithdrawnWithNewTextShowsItWithBothUpdates() {
		this.folder.text("a.md", BEFORE);
		ingest();
		this.folder.text("a.md", "Withdrawn.\n\n" + BEFORE)
			.text("regwatch.yaml", "documents: [{path: a.md, status: withdrawn}]");
		ingest();
		assertThat(rows(FIGURES)).containsExactly("revision completed text 1 0 0", "withdrawal completed text 1 0 0");
	}

	@Test
	void ingestWhenOnlyStatusChangesHasNoRedline() {
		this.folder.text("a.md", BEFORE);
		ingest();
		this.folder.text("regwatch.yaml", "documents: [{path: a.md, status: withdrawn}]");
		assertThat(ingest().updates()).hasSize(1);
		assertThat(rows(FIGURES)).isEmpty();
	}

	@Test
	void ingestWhenOnlyEditionChangesMakesNoRedlineAndSaysThatTextIsTheSame() {
		this.folder.text("a.md", BEFORE).text("regwatch.yaml", "documents: [{path: a.md, edition: '1'}]");
		ingest();
		this.folder.text("regwatch.yaml", "documents: [{path: a.md, edition: '2'}]");
		ingest();
		assertThat(rows(FIGURES)).isEmpty();
		assertThat(described("short_summary").getLast()).endsWith("the text is the same");
	}

	@Test
	void ingestWhenRedlineIsVeryLongStoresItAsFile() {
		String text = IntStream.range(0, 40_000)
			.mapToObj("Passage number %d of the law."::formatted)
			.collect(Collectors.joining("\n\n"));
		this.folder.text("a.txt", text);
		ingest();
		this.folder.text("a.txt", text.replace("number 7 of", "number seven of"));
		ingest();
		assertThat(rows(FIGURES)).containsExactly("revision completed text 1 1 0 file");
	}

	@Test
	void ingestWhenRedlineFailedTriesAgainWithNextRun() {
		this.folder.text("a.md", BEFORE);
		ingest();
		this.folder.text("a.md", AFTER);
		ingest();
		update("""
				UPDATE redline SET status = 'generating', html = NULL, inserted = NULL, deleted = NULL, moved = NULL
				""");
		update("UPDATE extracted_text SET extractor_version = 'lost ' || extractor_version WHERE sha256 = :before");
		IngestReport report = ingest();
		assertThat(report.ledger().unchanged()).isOne();
		assertThat(rows(FIGURES)).containsExactly("revision failed text");
		assertThat(this.application.bean(Redlines.class).findFailed()).singleElement().satisfies((failed) -> {
			assertThat(failed.sourceId()).isEqualTo(this.folder.sourceId());
			assertThat(failed.reason()).contains("No extractor version has read both versions");
		});
		update("UPDATE extracted_text SET extractor_version = substr(extractor_version, 6) WHERE sha256 = :before");
		ingest();
		assertThat(rows(FIGURES)).containsExactly("revision completed text 6 1 0");
	}

	private void update(String sql) {
		this.stores.jdbc().sql(sql.replace(":before", """
				(SELECT sha256 FROM reference_version JOIN reference ON reference.id = reference_id
				WHERE source_id = :source AND ordinal = 1)""") + (sql.contains("redline") ? """
				WHERE update_id IN (
					SELECT reference_update.id FROM reference_update JOIN reference ON reference.id = reference_id
					WHERE source_id = :source)""" : "")).param("source", this.folder.sourceId()).update();
	}

	private IngestReport ingest() {
		return this.folder.ingest(this.application);
	}

	private List<String> described(String column) {
		return rows("""
				SELECT %s FROM reference_update JOIN reference ON reference.id = reference_id
				WHERE source_id = :source ORDER BY reference_update.id
				""".formatted(column)).stream().map(String::valueOf).toList();
	}

	private List<@Nullable String> rows(String sql) {
		return this.stores.jdbc().sql(sql).param("source", this.folder.sourceId()).query(String.class).list();
	}

}
