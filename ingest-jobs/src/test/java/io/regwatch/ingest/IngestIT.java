package io.regwatch.ingest;

import java.nio.file.Path;
import java.util.List;

import io.regwatch.ingest.run.Ledger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(SharedEnvironment.class)
class IngestIT {

	private static final String[] PAGES = { "The limit is 5 mg for each dose.\nIt applies at once.",
			"Manufacturers keep records for ten years.", "Annex: forms and addresses." };

	private final IngestEnvironment environment;

	private Folder folder;

	IngestIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void makeFolder(@TempDir Path path) {
		this.folder = new Folder(path);
	}

	@Test
	void ingestWhenNewMakesReferencesVersionsUpdatesAndDocuments() {
		this.folder.pdf("a.pdf", "A", "Agency", PAGES).text("notes/b.txt", "Notes\n\nOn reports.");
		IngestReport report = ingest();
		assertThat(report.ledger()).isEqualTo(new Ledger(null, 2, 2, 0, 0, 0, 0, 0, null));
		assertThat(report.updates()).extracting(IngestReport.Update::kind).containsOnly("new_publication");
		assertThat(
				rows("""
						SELECT external_id || ' ' || ordinal || ' ' || status || ' ' || effective_date_basis || ' ' || backfilled
						FROM reference JOIN reference_version ON reference_version.id = current_version_id
						JOIN reference_update USING (current_version_id) WHERE source_id = :source ORDER BY 1
						"""))
			.containsExactly("a.pdf 1 in_force unknown true", "notes/b.txt 1 in_force unknown true");
		assertThat(new SearchIndex(this.environment.stores()).count("references", this.folder.sourceId())).isEqualTo(2);
		assertThat(new SearchIndex(this.environment.stores()).count("updates", this.folder.sourceId())).isEqualTo(2);
	}

	@Test
	void ingestWhenNothingChangedMakesNothingAndExtractsNothing() {
		this.folder.pdf("a.pdf", "A", "Agency", PAGES).text("broken.pdf", "%PDF-1.7 and no more");
		ingest();
		List<@Nullable String> texts = texts();
		IngestReport second = ingest();
		assertThat(second.ledger()).isEqualTo(new Ledger(null, 2, 0, 0, 1, 0, 1, 0, null));
		assertThat(second.rejections()).singleElement().extracting(IngestReport.Rejection::reason).isEqualTo("corrupt");
		assertThat(second.updates()).isEmpty();
		assertThat(texts()).isNotEmpty().isEqualTo(texts);
		assertThat(rows("SELECT outcome FROM capture WHERE source_id = :source")).hasSize(4).containsOnly("fetched");
	}

	@Test
	void ingestWhenNothingChangedFinishesItemsWithTheirCaptures() {
		this.folder.text("a.txt", "Text of a.").text("b.txt", "Text of b.");
		ingest();
		ingest();
		assertThat(rows("""
				SELECT run_item.external_id FROM run_item JOIN capture ON capture.run_item_id = run_item.id
				WHERE source_id = :source AND run_item.outcome = 'unchanged' AND done_at = captured_at
					AND run_item.sha256 = capture.sha256
				ORDER BY 1
				""")).containsExactly("a.txt", "b.txt");
	}

	@Test
	void ingestWhenTextChangedMakesOneRevision() {
		this.folder.pdf("a.pdf", "A", "Agency", PAGES).pdf("b.pdf", "A", "Agency", PAGES);
		ingest();
		this.folder.pdf("a.pdf", "A", "Agency", PAGES[0].replace("5 mg", "6 mg"), PAGES[1], PAGES[2]);
		IngestReport second = ingest();
		assertThat(second.ledger()).isEqualTo(new Ledger(null, 2, 0, 1, 1, 0, 0, 0, null));
		assertThat(second.updates()).singleElement().extracting(IngestReport.Update::kind).isEqualTo("revision");
		assertThat(rows("""
				SELECT ordinal || ' ' || reference_version.status FROM reference_version
				JOIN reference ON reference.id = reference_id
				WHERE source_id = :source AND external_id = 'a.pdf' ORDER BY ordinal
				""")).containsExactly("1 superseded", "2 in_force");
		assertThat(ingest().ledger().unchanged()).isEqualTo(2);
	}

	@Test
	void ingestWhenSavedAgainOrHeaderChangedStaysSilentButRemembers() {
		this.folder.pdf("bytes.pdf", "A", "Agency", PAGES).pdf("header.pdf", "A", "Agency 2025", PAGES);
		ingest();
		this.folder.pdf("bytes.pdf", "B", "Agency", PAGES).pdf("header.pdf", "A", "Agency 2026", PAGES);
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(second.ledger()).isEqualTo(new Ledger(null, 2, 0, 0, 2, 0, 0, 0, null));
		assertThat(rows("""
				SELECT external_id || ' ' || materiality FROM run_item JOIN run ON run.id = run_id
				WHERE source_id = :source AND materiality IS NOT NULL ORDER BY 1
				""")).containsExactly("bytes.pdf bytes", "header.pdf furniture");
		List<@Nullable String> texts = texts();
		assertThat(ingest().ledger().unchanged()).isEqualTo(2);
		assertThat(texts()).isNotEmpty().isEqualTo(texts);
	}

	@Test
	void ingestWhenTitleChangesShowsItWithoutUpdate() {
		this.folder.text("a.txt", "Text of a.").text("regwatch.yaml", "documents: [{path: a.txt, title: Old title}]");
		ingest();
		this.folder.text("regwatch.yaml", "documents: [{path: a.txt, title: Néw title}]");
		assertThat(ingest().updates()).isEmpty();
		assertThat(rows("SELECT title FROM reference WHERE source_id = :source")).containsExactly("Néw title");
		assertThat(new SearchIndex(this.environment.stores()).count("updates", this.folder.sourceId(), "new title"))
			.isOne();
	}

	@Test
	void ingestWhenSourceChangesItsGeographyReachesTheIndex() {
		this.folder.text("a.txt", "Text of a.").text("regwatch.yaml", "source: {id: moving, geography: EU}");
		ingest();
		this.folder.text("regwatch.yaml", "source: {id: moving, geography: GB}");
		assertThat(ingest().updates()).isEmpty();
		SearchIndex index = new SearchIndex(this.environment.stores());
		assertThat(index.countOf("references", "geography", "GB")).isOne();
		assertThat(index.countOf("updates", "geography", "GB")).isOne();
	}

	@Test
	void ingestWhenStatusChangesMakesStatusChange() {
		this.folder.text("a.txt", "Text of a.").text("regwatch.yaml", "documents: [{path: a.txt, status: draft}]");
		ingest();
		this.folder.text("regwatch.yaml", "documents: [{path: a.txt, status: in_force, published: 2026-01-05}]");
		assertThat(ingest().updates()).singleElement().satisfies((update) -> {
			assertThat(update.kind()).isEqualTo("status_change");
			assertThat(update.updateType()).isEqualTo("guidance_final");
		});
		assertThat(rows("""
				SELECT event.status FROM version_status_event AS event
				JOIN reference ON reference.current_version_id = event.version_id
				WHERE source_id = :source ORDER BY event.id
				""")).containsExactly("draft", "in_force");
		assertThat(ingest().updates()).isEmpty();
	}

	@Test
	void ingestWhenEffectiveDateIsMovedMakesStatusChange() {
		manifest("effective: 2030-01-01");
		this.folder.text("a.txt", "Text of a.");
		ingest();
		manifest("effective: 2031-01-01");
		assertThat(ingest().updates()).singleElement().extracting(IngestReport.Update::kind).isEqualTo("status_change");
		assertThat(versions()).containsExactly("not_yet_in_force 2031-01-01 listing");
		assertThat(ingest().updates()).isEmpty();
	}

	@Test
	void ingestWhenDateIsCorrectedTakesItSilently() {
		manifest("published: 2025-01-01");
		this.folder.text("a.txt", "Text of a.");
		ingest();
		manifest("published: 2025-02-01");
		assertThat(ingest().updates()).isEmpty();
		assertThat(versions()).containsExactly("in_force 2025-02-01 publication");
	}

	@Test
	void ingestWhenDraftFollowsWhatIsInForceLeavesItInForce() {
		this.folder.text("a.txt", "Text of a.");
		ingest();
		manifest("status: draft");
		this.folder.text("a.txt", "Text of a, proposed.");
		assertThat(ingest().updates()).singleElement()
			.extracting(IngestReport.Update::updateType)
			.isEqualTo("guidance_draft");
		assertThat(versions()).map((version) -> String.valueOf(version).split(" ", -1)[0])
			.containsExactly("in_force", "draft");
	}

	private void manifest(String fields) {
		this.folder.text("regwatch.yaml", "documents: [{path: a.txt, %s}]".formatted(fields));
	}

	private List<@Nullable String> versions() {
		return rows("""
				SELECT version.status || ' ' || (effective_at AT TIME ZONE 'UTC')::date || ' ' || effective_date_basis
				FROM reference_version AS version JOIN reference ON reference.id = reference_id
				WHERE source_id = :source ORDER BY ordinal
				""");
	}

	private IngestReport ingest() {
		return this.folder.ingest(this.environment.application());
	}

	private List<@Nullable String> texts() {
		return rows("""
				SELECT DISTINCT extracted_at::text FROM extracted_text JOIN capture USING (sha256)
				WHERE source_id = :source ORDER BY 1
				""");
	}

	private List<@Nullable String> rows(String sql) {
		return this.environment.query(sql, this.folder.sourceId());
	}

}
