package io.regwatch.ingest;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ingest.history.ReferenceHistoryRepository;
import io.regwatch.ingest.history.ReferenceHistory;
import io.regwatch.ingest.history.RelationEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** What documents say of each other, and what a date brings about. */
@ExtendWith(SharedEnvironment.class)
class RelationIT {

	private static final String STATUSES = """
			SELECT version.status
			FROM reference
			JOIN reference_version AS version ON version.id = reference.current_version_id
			WHERE reference.source_id = :source AND reference.external_id = :externalId
			""";

	private static final String PUBLISHED = """
			SELECT CAST(CAST(published_at AT TIME ZONE 'UTC' AS date) AS text)
			FROM reference_update
			JOIN reference ON reference.id = reference_id
			WHERE source_id = :source AND external_id = :externalId
			""";

	private static final String NOT_YET = """
			UPDATE reference_version
			SET status = 'not_yet_in_force'
			FROM reference
			WHERE reference.id = reference_id AND source_id = :source AND external_id = :externalId
			""";

	private static final String TWINS = """
			SELECT repeated.title || ' repeats ' || twin.title
			FROM reference_update AS repeated
			JOIN reference_update AS twin ON twin.id = repeated.duplicate_of_id
			JOIN reference ON reference.id = repeated.reference_id
			WHERE reference.source_id IN (:source, :source || '-two')
			""";

	private final IngestEnvironment environment;

	private Folder folder;

	private Folder other;

	private String source;

	RelationIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void makeFolder(@TempDir Path path, @TempDir Path otherPath, TestInfo test) {
		this.source = "relations-" + Integer.toUnsignedString(test.getDisplayName().hashCode());
		this.folder = new Folder(path);
		this.other = new Folder(otherPath);
		write(10, 20);
		tell("");
	}

	private void write(int from, int to) {
		IntStream.range(from, to)
			.forEach((number) -> this.folder.text(number + ".txt", "Text of %d in %s.".formatted(number, this.source)));
	}

	@Test
	void documentThatTakesThePlaceOfAnotherEndsItOnce() {
		ingest();
		this.folder.text("00.txt", "The new text of %s.".formatted(this.source)).delete("10.txt");
		tell("{path: 00.txt, relations: [{kind: supersedes, externalId: 10.txt}]}");
		IngestReport second = ingest();
		assertThat(kinds(second)).containsExactlyInAnyOrder("new_publication 00.txt", "status_change 10.txt");
		assertThat(second.ledger().gone()).isOne();
		assertThat(status("10.txt")).isEqualTo("superseded");
		assertThat(ingest().updates()).isEmpty();
		assertThat(this.environment.application().bean(ReferenceHistoryRepository.class).find("10.txt"))
			.filteredOn((history) -> history.source().equals(this.source))
			.flatExtracting(ReferenceHistory::relations)
			.containsExactly(new RelationEntry("supersedes", "from", this.source, "00.txt", "00.txt"));
	}

	@Test
	void documentThatNoLongerEndsAnotherGivesItsStatusBack() {
		ingest();
		this.folder.text("00.txt", "The new text of %s.".formatted(this.source));
		String relations = "{path: 00.txt, relations: [{kind: supersedes, externalId: 10.txt}, {kind: supersedes, externalId: 11.txt}]}";
		tell(relations);
		ingest();
		assertThat(ingest().updates()).isEmpty();
		tell("{path: 00.txt, relations: [{kind: supersedes, externalId: 11.txt}]}");
		assertThat(kinds(ingest())).containsExactly("status_change 10.txt");
		assertThat(List.of(status("10.txt"), status("11.txt"))).containsExactly("in_force", "superseded");
		assertThat(ingest().updates()).isEmpty();
		tell(relations);
		assertThat(kinds(ingest())).containsExactly("status_change 10.txt");
		assertThat(status("10.txt")).isEqualTo("superseded");
	}

	@Test
	void documentThatAnotherOneEndsTooStaysSo() {
		ingest();
		this.folder.text("00.txt", "The new text of %s.".formatted(this.source))
			.text("01.txt", "The other text of %s.".formatted(this.source));
		String other = "{path: 01.txt, relations: [{kind: withdraws, externalId: 10.txt}]}";
		tell("{path: 00.txt, relations: [{kind: supersedes, externalId: 10.txt}]}, " + other);
		ingest();
		tell("{path: 00.txt}, " + other);
		assertThat(ingest().updates()).isEmpty();
		assertThat(status("10.txt")).isNotEqualTo("in_force");
	}

	@Test
	void draftTakesThePlaceOfNothingUntilItIsInForce() {
		ingest();
		this.folder.text("00.txt", "The new text of %s.".formatted(this.source));
		tell("{path: 00.txt, status: draft, relations: [{kind: supersedes, externalId: 10.txt}]}");
		assertThat(kinds(ingest())).containsExactly("new_publication 00.txt");
		assertThat(status("10.txt")).isEqualTo("in_force");
		tell("{path: 00.txt, status: in_force, relations: [{kind: supersedes, externalId: 10.txt}]}");
		assertThat(kinds(ingest())).containsExactly("status_change 00.txt", "status_change 10.txt");
		assertThat(status("10.txt")).isEqualTo("superseded");
	}

	@Test
	void oneNoticeWithdrawsMany() {
		write(20, 60);
		ingest();
		this.folder.text("00.txt", "All of these in %s are withdrawn.".formatted(this.source));
		tell("{path: 00.txt, relations: [%s]}".formatted(IntStream.range(10, 57)
			.mapToObj("{kind: withdraws, externalId: %d.txt}"::formatted)
			.collect(Collectors.joining(", "))));
		List<String> kinds = kinds(ingest());
		assertThat(kinds).hasSize(48).contains("new_publication 00.txt", "withdrawal 10.txt", "withdrawal 56.txt");
		assertThat(status("56.txt")).isEqualTo("withdrawn");
		assertThat(status("57.txt")).isEqualTo("in_force");
		assertThat(ingest().updates()).isEmpty();
	}

	@Test
	void draftThatBecameFinalUnderAnotherIdIsSuperseded() {
		this.folder.text("dis-1.txt", "Makers should control risks.").text("pr-2.txt", "Makers should test lamps.");
		tell("{path: dis-1.txt, status: draft, title: ISO/DIS 14971 Risks}, {path: pr-2.txt, status: draft, title: prEN 12345 Lamps}");
		ingest();
		this.folder.delete("dis-1.txt").delete("pr-2.txt").text("iso-1.txt", "Makers shall control all risks.");
		tell("{path: iso-1.txt, title: 'ISO 14971:2027 Risks'}");
		assertThat(kinds(ingest())).containsExactlyInAnyOrder("new_publication ISO 14971:2027 Risks",
				"status_change ISO/DIS 14971 Risks", "withdrawal prEN 12345 Lamps");
		assertThat(status("dis-1.txt")).isEqualTo("superseded");
		assertThat(ingest().updates()).isEmpty();
		this.folder.text("en-2.txt", "Makers shall test all lamps.");
		tell("{path: iso-1.txt, title: 'ISO 14971:2027 Risks'}, {path: en-2.txt, title: 'EN 12345:2027 Lamps'}");
		assertThat(kinds(ingest())).containsExactlyInAnyOrder("new_publication EN 12345:2027 Lamps",
				"status_change prEN 12345 Lamps");
		assertThat(ingest().updates()).isEmpty();
		assertThat(this.environment.application().bean(ReferenceHistoryRepository.class).find("dis-1.txt"))
			.filteredOn((history) -> history.source().equals(this.source))
			.flatExtracting(ReferenceHistory::relations)
			.containsExactly(new RelationEntry("supersedes", "from", this.source, "iso-1.txt", "ISO 14971:2027 Risks"));
	}

	@Test
	void whatHadEndedBeforeItWasFoundIsHistory() {
		tell("{path: 11.txt, relations: [{kind: supersedes, externalId: 10.txt}]}");
		assertThat(kinds(ingest())).hasSize(10).allMatch((kind) -> kind.startsWith("new_publication"));
		assertThat(status("10.txt")).isEqualTo("superseded");
		assertThat(ingest().updates()).isEmpty();
	}

	@Test
	void whatIsSaidOfADocumentItselfComesFirst() {
		tell("{path: 10.txt, status: in_force}");
		ingest();
		tell("{path: 10.txt, status: in_force}, {path: 11.txt, relations: [{kind: withdraws, externalId: 10.txt}]}");
		assertThat(ingest().updates()).isEmpty();
		assertThat(status("10.txt")).isEqualTo("in_force");
	}

	@Test
	void relationToWhatNobodyListsWaits() {
		tell("{path: 10.txt, relations: [{kind: supersedes, externalId: 99.txt}]}");
		ingest();
		this.folder.text("99.txt", "Found late in %s.".formatted(this.source));
		assertThat(kinds(ingest())).containsExactly("new_publication 99.txt");
		assertThat(status("99.txt")).isEqualTo("superseded");
	}

	@Test
	void versionWhoseDayHasComeAppliesAndIsTold() {
		tell("{path: 10.txt, effective: 2026-01-01}");
		ingest();
		this.environment.stores()
			.jdbc()
			.sql(NOT_YET)
			.param("source", this.source)
			.param("externalId", "10.txt")
			.update();
		assertThat(kinds(ingest())).containsExactly("status_change 10.txt");
		assertThat(status("10.txt")).isEqualTo("in_force");
		assertThat(ingest().updates()).isEmpty();
	}

	@Test
	void dateThatIsCorrectedIsNoNews() {
		tell("{path: 10.txt, published: 2026-03-01}");
		ingest();
		tell("{path: 10.txt, published: 2026-03-02}");
		assertThat(ingest().updates()).isEmpty();
		assertThat(read(PUBLISHED, "10.txt")).isEqualTo("2026-03-02");
	}

	@Test
	void actThatTwoSourcesTellOfHasOneUpdateThatCounts() {
		tell("{path: 10.txt, title: Act}");
		ingest();
		this.other.text("act.txt", "The same act as in %s.".formatted(this.source));
		this.other.text("regwatch.yaml", """
				source: {id: %s-two}
				documents:
				- {path: act.txt, title: Copy, relations: [{kind: same_as, externalId: 10.txt, source: %s}]}
				""".formatted(this.source, this.source));
		assertThat(this.other.ingest(this.environment.application()).updates()).hasSize(1);
		assertThat(this.environment.query(TWINS, this.source)).containsExactly("Copy repeats Act");
	}

	@Test
	void actThatItsCopyWasFoundBeforeRepeatsTheCopy() {
		this.other.text("act.txt", "The same act as in %s.".formatted(this.source));
		this.other.text("regwatch.yaml", """
				source: {id: %s-two}
				documents:
				- {path: act.txt, title: Copy, relations: [{kind: same_as, externalId: 10.txt, source: %s}]}
				""".formatted(this.source, this.source));
		this.other.ingest(this.environment.application());
		tell("{path: 10.txt, title: Act}");
		ingest();
		assertThat(this.environment.query(TWINS, this.source)).containsExactly("Act repeats Copy");
	}

	private void tell(String documents) {
		this.folder.text("regwatch.yaml",
				"source: {id: %s, removal: withdraws}%ndocuments: [%s]%n".formatted(this.source, documents));
	}

	private IngestReport ingest() {
		return this.folder.ingest(this.environment.application());
	}

	private static List<String> kinds(IngestReport report) {
		return report.updates().stream().map((update) -> update.kind() + " " + update.title()).toList();
	}

	private String status(String externalId) {
		return read(STATUSES, externalId);
	}

	private String read(String sql, String externalId) {
		return this.environment.stores()
			.jdbc()
			.sql(sql)
			.param("source", this.source)
			.param("externalId", externalId)
			.query(String.class)
			.single();
	}

}
