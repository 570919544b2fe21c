package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.folder.FolderSource;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** What is concluded from what a source says, and what is not. */
@ExtendWith(SharedEnvironment.class)
class ConclusionIT {

	private static final String STATUSES = """
			SELECT version.status
			FROM reference_version AS version
			JOIN reference ON reference.id = version.reference_id
			WHERE reference.source_id = :source
			ORDER BY version.ordinal
			""";

	private static final String EFFECTIVE = """
			SELECT CASE WHEN version.effective_at < '2020-01-01' THEN 'old' ELSE 'new' END || ' ' || version.effective_date_basis
			FROM reference_version AS version
			JOIN reference ON reference.id = version.reference_id
			WHERE reference.source_id = :source
			ORDER BY version.ordinal
			""";

	private static final String LAST_EVENT_AT = """
			SELECT event.effective_at
			FROM version_status_event AS event
			JOIN reference_version AS version ON version.id = event.version_id
			JOIN reference ON reference.id = version.reference_id
			WHERE reference.source_id = :source
			ORDER BY event.id DESC
			LIMIT 1
			""";

	private static final String BACKFILLED = """
			SELECT reference_update.backfilled
			FROM reference_update
			JOIN reference ON reference.id = reference_id
			WHERE source_id = :source
			""";

	private final IngestEnvironment environment;

	private Folder folder;

	ConclusionIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void makeFolder(@TempDir Path path) {
		this.folder = new Folder(path);
	}

	@Test
	void ingestWhenWithdrawnWithNewTextTellsBoth() {
		this.folder.text("a.txt", "The limit is 5 mg.");
		ingest();
		this.folder.text("a.txt", "Withdrawn. The limit was 5 mg.")
			.text("regwatch.yaml", document("status: withdrawn"));
		assertThat(kinds(ingest())).containsExactly("revision", "withdrawal");
		assertThat(query(STATUSES, String.class)).containsExactly("superseded", "withdrawn");
		assertThat(kinds(ingest())).isEmpty();
	}

	@Test
	void ingestWhenStatusChangesWithOldDatesIsDatedByItsDetection() {
		this.folder.text("a.txt", "The limit is 5 mg.").text("regwatch.yaml", document("effective: 2019-03-01"));
		ingest();
		this.folder.text("regwatch.yaml", document("effective: 2019-03-01, status: withdrawn"));
		assertThat(kinds(ingest())).containsExactly("withdrawal");
		assertThat(query(LAST_EVENT_AT, Instant.class)).singleElement()
			.satisfies((at) -> assertThat(at).isAfter(Instant.parse("2019-03-02T00:00:00Z")));
	}

	@Test
	void ingestWhenRevisedWithOldPublicationDateAppliesFromItsDetection() {
		this.folder.text("a.txt", "The limit is 5 mg.").text("regwatch.yaml", document("published: 2019-03-01"));
		ingest();
		this.folder.text("a.txt", "The limit is 6 mg.");
		assertThat(kinds(ingest())).containsExactly("revision");
		assertThat(query(EFFECTIVE, String.class)).containsExactly("old publication", "new unknown");
		ingest();
		assertThat(query(EFFECTIVE, String.class)).containsExactly("old publication", "new unknown");
	}

	@Test
	void ingestWhenComingVersionIsInForceSupersedesItsPredecessor() {
		this.folder.text("a.txt", "The limit is 5 mg.");
		ingest();
		this.folder.text("a.txt", "The limit is 6 mg.").text("regwatch.yaml", document("status: not_yet_in_force"));
		ingest();
		assertThat(query(STATUSES, String.class)).containsExactly("in_force", "not_yet_in_force");
		this.folder.text("regwatch.yaml", document("status: in_force"));
		assertThat(kinds(ingest())).containsExactly("status_change");
		assertThat(query(STATUSES, String.class)).containsExactly("superseded", "in_force");
	}

	@Test
	void ingestWhenManifestForgetsIdOfPresentFileWithdrawsNothing() {
		String source = "source: {id: forgets, removal: withdraws}\n";
		this.folder.text("a.txt", "The limit is 5 mg.")
			.text("regwatch.yaml", source + "documents: [{path: a.txt, id: ISO 1}]");
		ingest();
		this.folder.text("regwatch.yaml", source);
		IngestReport report = ingest();
		assertThat(report.ledger().gone()).isZero();
		assertThat(kinds(report)).doesNotContain("withdrawal");
	}

	@Test
	void ingestWhenFolderBecomesLinkWithdrawsNothing(@TempDir Path other) throws IOException {
		this.folder.text("b.txt", "Stays.").text("regwatch.yaml", "source: {id: linked, removal: withdraws}");
		Path disk = Files.createDirectory(this.folder.path().resolve("disk"));
		Files.writeString(disk.resolve("a.txt"), "The limit is 5 mg.");
		assertThat(ingest().ledger().added()).isEqualTo(2);
		Files.move(disk, other.resolve("elsewhere"));
		Files.createSymbolicLink(disk, other.resolve("elsewhere"));
		IngestReport report = ingest();
		assertThat(report.ledger().gone()).isZero();
		assertThat(report.updates()).isEmpty();
	}

	@Test
	void ingestWhenFirstListingFailedBackfillsWithTheNext() throws IOException {
		String source = this.folder.text("a.txt", "The limit is 5 mg.").sourceId();
		this.environment.application().bean(Sources.class).save(FolderSource.of(this.folder.path()));
		Path elsewhere = this.folder.path().resolveSibling("elsewhere-" + System.nanoTime());
		Files.move(this.folder.path(), elsewhere);
		assertThat(this.environment.ingest(source).ledger().complete()).isFalse();
		Files.move(elsewhere, this.folder.path());
		ingest();
		assertThat(query(BACKFILLED, Boolean.class)).containsExactly(true);
	}

	private static String document(String fields) {
		return "documents: [{path: a.txt, %s}]".formatted(fields);
	}

	private IngestReport ingest() {
		return this.folder.ingest(this.environment.application());
	}

	private static List<String> kinds(IngestReport report) {
		return report.updates().stream().map(IngestReport.Update::kind).toList();
	}

	private <T> List<@Nullable T> query(String sql, Class<T> type) {
		return this.environment.stores().jdbc().sql(sql).param("source", this.folder.sourceId()).query(type).list();
	}

}
