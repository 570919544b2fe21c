package io.regwatch.ingest;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.ingest.history.ReferenceHistoryRepository;
import io.regwatch.ingest.run.Ledger;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Which listed items are the same reference, night after night. */
@ExtendWith(SharedEnvironment.class)
class IdentityIT {

	private static final String REFERENCES = """
			SELECT external_id || ' ' || version.status || ' ' || ordinal
			FROM reference
			JOIN reference_version AS version ON version.id = reference.current_version_id
			WHERE reference.source_id = :source
			ORDER BY external_id
			""";

	private static final String ALIASES = """
			SELECT alias.external_id || ' is ' || reference.external_id
			FROM reference_alias AS alias
			JOIN reference ON reference.id = alias.reference_id
			WHERE alias.source_id = :source
			ORDER BY 1
			""";

	private static final String DUPLICATES = """
			SELECT repeated.kind || ' ' || repeated.title || ' repeats ' || first.title
			FROM reference_update AS repeated
			JOIN reference_update AS first ON first.id = repeated.duplicate_of_id
			JOIN reference ON reference.id = repeated.reference_id
			WHERE reference.source_id IN (:source, :source || '-two')
			ORDER BY 1
			""";

	private static final String SUMMARIES = """
			SELECT summary
			FROM reference_update
			JOIN reference ON reference.id = reference_update.reference_id
			WHERE reference.source_id = :source AND kind = 'revision'
			""";

	private final IngestEnvironment environment;

	private Folder folder;

	private Folder other;

	private String source;

	IdentityIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void makeFolder(@TempDir Path path, @TempDir Path otherPath, TestInfo test) {
		this.source = "identity-" + Integer.toUnsignedString(test.getDisplayName().hashCode());
		this.folder = new Folder(path).text("b.txt", text("Records are kept for ten years"));
		this.other = new Folder(otherPath);
	}

	@Test
	void ingestWhenOnlyTheIdChangedRenumbersTheReference() {
		this.folder.text("a.txt", text("The limit is 5 mg"));
		describe("{path: a.txt, id: Guide 7, title: Guide}");
		ingest();
		describe("{path: a.txt, id: Guide 7-A, title: Guide}");
		IngestReport second = ingest();
		assertThat(kinds(second)).containsExactly("status_change Guide");
		assertThat(second.ledger()).isEqualTo(new Ledger(null, 2, 0, 1, 1, 0, 0, 0, null));
		assertThat(rows(REFERENCES)).containsExactly("Guide 7-A in_force 1", "b.txt in_force 1");
		assertThat(rows(ALIASES)).containsExactly("Guide 7 is Guide 7-A");
		assertThat(ingest().updates()).isEmpty();
		assertThat(this.environment.application().bean(ReferenceHistoryRepository.class).find("Guide 7"))
			.filteredOn((history) -> history.source().equals(this.source))
			.singleElement()
			.satisfies((history) -> {
				assertThat(history.externalId()).isEqualTo("Guide 7-A");
				assertThat(history.captures()).hasSize(3);
			});
	}

	@Test
	void ingestWhenTheIdIsOnlySpelledAnotherWayIsSilent() {
		this.folder.text("a.txt", text("The limit is 5 mg")).text("c.txt", text("Reports are sent by post"));
		describe("{path: a.txt, id: Guide-7, title: Guide}", "{path: c.txt, id: Décret 5, title: Decree}");
		ingest();
		this.folder.delete("a.txt").text("moved/a.txt", text("The limit is 5 mg"));
		describe("{path: moved/a.txt, id: \"guide\\u20117\", title: Guide}",
				"{path: c.txt, id: \"De\\u0301cret 5\", title: Decree}");
		assertThat(ingest().ledger()).isEqualTo(new Ledger(null, 3, 0, 0, 3, 0, 0, 0, null));
		assertThat(rows(REFERENCES)).hasSize(3);
	}

	@Test
	void ingestWhenTooManyItemsHaveOtherIdsRenumbersNoneUntilTheSourceToleratesIt() {
		List<String> names = List.of("one", "two", "three", "four");
		names.forEach((name) -> this.folder.text(name + ".txt", text("The limit of " + name + " is 5 mg")));
		describe(names.stream().map("{path: %1$s.txt, id: Guide %1$s, title: %1$s}"::formatted).toArray(String[]::new));
		ingest();
		describe(names.stream().map("{path: %1$s.txt, id: No %1$s, title: %1$s}"::formatted).toArray(String[]::new));
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(second.ledger().complete()).isFalse();
		assertThat(second.anomalies()).singleElement().extracting(Anomaly::rule).isEqualTo(AnomalyRule.RENUMBERED);
		assertThat(second.rejections()).hasSize(4);
		describe("tolerance: {shrink: 0.9}",
				names.stream().map("{path: %1$s.txt, id: No %1$s, title: %1$s}"::formatted).toArray(String[]::new));
		assertThat(kinds(ingest())).hasSize(4).allMatch((kind) -> kind.startsWith("status_change"));
	}

	@Test
	void ingestWhenIdAndAddressChangedRenumbersByText() {
		this.folder.text("a.txt", text("The limit is 5 mg"));
		ingest();
		this.folder.delete("a.txt").text("moved/c.txt", text("The limit  is 5 mg"));
		IngestReport second = ingest();
		assertThat(kinds(second)).containsExactly("status_change a.txt");
		assertThat(second.ledger()).isEqualTo(new Ledger(null, 2, 0, 1, 1, 0, 0, 0, null));
		assertThat(rows(REFERENCES)).containsExactly("b.txt in_force 1", "moved/c.txt in_force 1");
		assertThat(ingest().updates()).isEmpty();
	}

	@Test
	void ingestWhenIdAndTextChangedRevisesTheReferenceAtTheAddress() {
		this.folder.text("a.txt", text("The limit is 5 mg"));
		describe("{path: a.txt, id: Guide 7, title: Guide}");
		ingest();
		this.folder.text("a.txt", text("The limit is 6 mg"));
		describe("{path: a.txt, id: Guide 8, title: Guide}");
		assertThat(kinds(ingest())).containsExactly("revision Guide");
		assertThat(rows(REFERENCES)).containsExactly("Guide 8 in_force 2", "b.txt in_force 1");
		assertThat(rows(ALIASES)).containsExactly("Guide 7 is Guide 8");
		assertThat(rows(SUMMARIES)).singleElement().asString().contains("Its id was before: “Guide 7”");
	}

	@Test
	void ingestWhenAnotherDocumentIsAtTheAddressIsANewReferenceAndTheOldOneIsGone() {
		this.folder.text("a.txt", text("The limit of lead in lanterns is 5 mg"));
		describe("{path: a.txt, id: Guide 7, title: Lead in surgical lanterns}");
		ingest();
		this.folder.text("a.txt", "Makers report incidents with kites within ten days, each of them by post.");
		describe("{path: a.txt, id: Guide 8, title: Reporting of incidents}");
		IngestReport second = ingest();
		assertThat(kinds(second)).containsExactlyInAnyOrder("new_publication Reporting of incidents",
				"withdrawal Lead in surgical lanterns");
		assertThat(second.ledger()).isEqualTo(new Ledger(null, 2, 1, 0, 1, 1, 0, 0, null));
		assertThat(rows(REFERENCES)).containsExactly("Guide 7 withdrawn 1", "Guide 8 in_force 1", "b.txt in_force 1");
		assertThat(rows(ALIASES)).isEmpty();
		assertThat(ingest().updates()).isEmpty();
	}

	@Test
	void ingestWhenIdAddressAndTextChangedIsANewReferenceAndTheOldOneIsGone() {
		this.folder.text("a.txt", text("The limit is 5 mg"));
		describe("{path: a.txt, id: Guide 7, title: Guide}");
		ingest();
		this.folder.delete("a.txt").text("c.txt", text("The limit is 6 mg"));
		describe("{path: c.txt, id: Guide 8, title: Guide}");
		assertThat(kinds(ingest())).containsExactlyInAnyOrder("new_publication Guide", "withdrawal Guide");
		assertThat(rows(ALIASES)).isEmpty();
		assertThat(ingest().updates()).isEmpty();
	}

	@Test
	void ingestWhenTwoDocumentsSwapTheirIdsRevisesBothAndEndsNone() {
		this.folder.text("a.txt", text("The limit is 5 mg")).text("c.txt", text("Reports are sent by post"));
		describe("{path: a.txt, id: Guide 7, title: Limits}", "{path: c.txt, id: Guide 8, title: Reports}");
		ingest();
		describe("{path: a.txt, id: Guide 8, title: Limits}", "{path: c.txt, id: Guide 7, title: Reports}");
		assertThat(kinds(ingest())).containsExactlyInAnyOrder("revision Limits", "revision Reports");
		assertThat(rows(REFERENCES)).containsExactly("Guide 7 in_force 2", "Guide 8 in_force 2", "b.txt in_force 1");
		assertThat(rows(ALIASES)).isEmpty();
		assertThat(ingest().updates()).isEmpty();
	}

	@Test
	void ingestWhenFormerIdReturnsRenumbersBack() {
		this.folder.text("a.txt", text("The limit is 5 mg"));
		describe("{path: a.txt, id: Guide 7, title: Guide}");
		ingest();
		describe("{path: a.txt, id: Guide 8, title: Guide}");
		ingest();
		this.folder.delete("a.txt").text("c.txt", text("The limit is 6 mg"));
		describe("{path: c.txt, id: Guide 7, title: Guide}");
		assertThat(kinds(ingest())).containsExactly("revision Guide");
		assertThat(rows(REFERENCES)).containsExactly("Guide 7 in_force 2", "b.txt in_force 1");
		assertThat(rows(ALIASES)).containsExactly("Guide 8 is Guide 7");
	}

	@Test
	void ingestWhenBothIdsAreListedKeepsTwoReferences() {
		this.folder.text("a.txt", text("The limit is 5 mg"));
		ingest();
		this.folder.text("c.txt", text("The limit is 5 mg"));
		assertThat(kinds(ingest())).containsExactly("new_publication c.txt");
		assertThat(rows(ALIASES)).isEmpty();
	}

	@Test
	void ingestWhenTwoNewItemsHaveTheTextOfTheMissingOneRenumbersNeither() {
		this.folder.text("a.txt", text("The limit is 5 mg"));
		ingest();
		this.folder.delete("a.txt").text("c.txt", text("The limit is 5 mg")).text("d.txt", text("The limit is 5 mg"));
		assertThat(kinds(ingest())).containsExactlyInAnyOrder("new_publication c.txt", "new_publication d.txt",
				"withdrawal a.txt");
	}

	@Test
	void ingestWhenAddressMovedIsSilent() {
		this.folder.text("a.txt", text("The limit is 5 mg"));
		describe("{path: a.txt, id: Guide 7, title: Guide}");
		ingest();
		this.folder.delete("a.txt").text("moved/a.txt", text("The limit is 5 mg"));
		describe("{path: moved/a.txt, id: Guide 7, title: Guide}");
		assertThat(ingest().ledger()).isEqualTo(new Ledger(null, 2, 0, 0, 2, 0, 0, 0, null));
	}

	@Test
	void ingestWhenRelationNamesFormerIdFindsTheReference() {
		this.folder.text("a.txt", text("The limit is 5 mg"));
		describe("{path: a.txt, id: Guide 7, title: Guide}");
		ingest();
		describe("{path: a.txt, id: Guide 8, title: Guide}");
		ingest();
		this.folder.text("c.txt", text("The limit is 4 mg"));
		describe("{path: a.txt, id: Guide 8, title: Guide}",
				"{path: c.txt, title: New, relations: [{kind: supersedes, externalId: Guide 7}]}");
		assertThat(kinds(ingest())).containsExactlyInAnyOrder("new_publication New", "status_change Guide");
		assertThat(rows(REFERENCES)).contains("Guide 8 superseded 1");
	}

	@Test
	void ingestWhenConsolidatedTextAppearsRevisesTheAct() {
		this.folder.text("act.txt", text("The limit is 5 mg"));
		String act = "{path: act.txt, id: Act, title: Act, published: 2017-04-05}";
		describe(act);
		ingest();
		this.folder.text("2020.txt", text("The limit is 6 mg"));
		String first = consolidated("2020");
		describe(act, first);
		assertThat(kinds(ingest())).containsExactly("revision Act");
		assertThat(rows(REFERENCES)).containsExactly("Act in_force 2", "b.txt in_force 1");
		this.folder.text("2023.txt", text("The limit is 7 mg"));
		describe(act, first, consolidated("2023"));
		assertThat(kinds(ingest())).containsExactly("revision Act");
		assertThat(ingest().updates()).isEmpty();
		this.folder.delete("2023.txt");
		describe(act, first);
		assertThat(ingest().updates()).isEmpty();
		assertThat(rows(REFERENCES)).containsExactly("Act in_force 3", "b.txt in_force 1");
	}

	@Test
	void ingestWhenATextOfTheFutureAppearsIsADocumentUntilItsDayComes() {
		int year = LocalDate.now(ZoneOffset.UTC).getYear();
		String current = text("Act", "Act-2020", 2020);
		describe(current);
		ingest();
		String future = text("Act", "Act-next", year + 2);
		describe(current, future);
		assertThat(kinds(ingest())).containsExactly("new_publication Act");
		assertThat(rows(REFERENCES)).containsExactly("Act in_force 1", "Act-next.txt not_yet_in_force 1",
				"b.txt in_force 1");
		String today = future.replace("%d-05-01".formatted(year + 2), LocalDate.now(ZoneOffset.UTC).toString());
		describe(current, today);
		IngestReport report = ingest();
		assertThat(kinds(report)).containsExactlyInAnyOrder("revision Act", "status_change Act");
		assertThat(report.anomalies()).isEmpty();
		assertThat(rows(REFERENCES)).containsExactly("Act in_force 2", "Act-next.txt superseded 1", "b.txt in_force 1");
		assertThat(ingest().updates()).isEmpty();
	}

	@Test
	void ingestWhenTheLatestTextsOfMostActsAreMissingKeepsThem() {
		List<String> acts = List.of("A", "B", "C", "D");
		String[] first = acts.stream().map((act) -> text(act, act + "-2020", 2020)).toArray(String[]::new);
		describe(Stream.concat(Stream.of(first), acts.stream().map((act) -> text(act, act + "-2023", 2023)))
			.toArray(String[]::new));
		ingest();
		acts.forEach((act) -> this.folder.delete(act + "-2023.txt"));
		describe(first);
		assertThat(ingest().updates()).isEmpty();
		assertThat(rows(REFERENCES)).contains("A in_force 1", "D in_force 1");
	}

	@Test
	void ingestWhenAuthorityCallsAnEditionEditorialIsSilentUnlessTheTextChanged() {
		this.folder.text("a.txt", text("The limit is 5 mg"));
		describe("{path: a.txt, title: Part, edition: \"2026-01-01\", effective: 2026-01-01, updateType: amendment}");
		ingest();
		describe("{path: a.txt, title: Part, edition: \"2026-02-01\", effective: 2026-02-01, updateType: editorial}");
		assertThat(ingest().updates()).isEmpty();
		describe("{path: a.txt, title: Part, edition: \"2026-03-01\", effective: 2026-02-01, updateType: amendment}");
		assertThat(kinds(ingest())).containsExactly("status_change Part");
		this.folder.text("a.txt", text("The limit is 6 mg"));
		describe("{path: a.txt, title: Part, edition: \"2026-04-01\", effective: 2026-02-01, updateType: editorial}");
		assertThat(kinds(ingest())).containsExactly("revision Part");
	}

	@Test
	void ingestWhenTranslationIsFoundFirstShowsTheOriginal() {
		this.folder.text("de.txt", text("Der Grenzwert ist 5 mg"));
		String translation = "{path: de.txt, title: German, relations: [{kind: translates, externalId: a.txt}]}";
		describe(translation);
		ingest();
		this.folder.text("a.txt", text("The limit is 5 mg"));
		describe(translation, "{path: a.txt, title: English}");
		ingest();
		assertThat(rows(DUPLICATES)).containsExactly("new_publication German repeats English");
	}

	@Test
	void ingestWhenTwoSourcesListOneFileShowsItOnce() {
		this.folder.text("a.txt", text("The limit is 5 mg"));
		ingest();
		this.other.text("copy.txt", text("The limit is 5 mg")).text("other.txt", text("Reports are sent at once"));
		this.other.text("regwatch.yaml", "source: {id: %s-two, removal: withdraws}".formatted(this.source));
		this.other.ingest(this.environment.application());
		this.folder.delete("a.txt");
		ingest();
		this.other.delete("copy.txt");
		this.other.ingest(this.environment.application());
		assertThat(rows(DUPLICATES)).containsExactly("new_publication copy.txt repeats a.txt",
				"withdrawal copy.txt repeats a.txt");
	}

	/** A text of an act, of which the list names no other document. */
	private String text(String act, String name, int year) {
		this.folder.text(name + ".txt", text("The limit of %s in %d is 5 mg".formatted(act, year)));
		return "{path: %1$s.txt, title: %2$s, effective: %3$d-05-01, relations: [{kind: consolidates, externalId: %2$s}]}"
			.formatted(name, act, year);
	}

	private static String consolidated(String year) {
		return "{path: %1$s.txt, edition: \"%1$s\", published: %1$s-05-01, relations: [{kind: consolidates, externalId: Act}]}"
			.formatted(year);
	}

	/** Texts of other tests are other documents. */
	private String text(String sentence) {
		return "%s, says %s.".formatted(sentence, this.source);
	}

	private void describe(String... documents) {
		describe("removal: withdraws", documents);
	}

	private void describe(String settings, String[] documents) {
		this.folder.text("regwatch.yaml", "source: {id: %s, %s}%ndocuments: [%s]%n".formatted(this.source, settings,
				String.join(", ", documents)));
	}

	private IngestReport ingest() {
		if (!this.folder.path().resolve("regwatch.yaml").toFile().exists()) {
			this.folder.text("regwatch.yaml", "source: {id: %s, removal: withdraws}".formatted(this.source));
		}
		return this.folder.ingest(this.environment.application());
	}

	private static List<String> kinds(IngestReport report) {
		return report.updates().stream().map((update) -> update.kind() + " " + update.title()).toList();
	}

	private List<@Nullable String> rows(String sql) {
		return this.environment.query(sql, this.source);
	}

}
