package io.regwatch.ingest;

import java.nio.file.Path;
import java.util.List;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Rows that state another status, date or title in the night in which the text changes.
 */
@ExtendWith(SharedEnvironment.class)
class RevisedStatusIT {

	private static final String EVENTS = """
			SELECT version.ordinal || ' ' || event.status
			FROM version_status_event AS event
			JOIN reference_version AS version ON version.id = event.version_id
			JOIN reference ON reference.id = version.reference_id
			WHERE reference.source_id = :source
			ORDER BY event.id
			""";

	private static final String SUMMARIES = """
			SELECT summary
			FROM reference_update
			JOIN reference ON reference.id = reference_update.reference_id
			WHERE reference.source_id = :source AND kind <> 'new_publication'
			ORDER BY reference_update.id
			""";

	private final IngestEnvironment environment;

	private Folder folder;

	private String source;

	RevisedStatusIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void makeFolder(@TempDir Path path, TestInfo test) {
		this.source = "revised-" + Integer.toUnsignedString(test.getDisplayName().hashCode());
		this.folder = new Folder(path);
	}

	@ParameterizedTest
	@CsvSource({ "in_force, superseded, status_change", "draft, in_force, status_change",
			"withdrawn, in_force, status_change", "not_yet_in_force, in_force, status_change",
			"in_force, withdrawn, withdrawal", "draft, repealed, withdrawal" })
	void ingestWhenStatusChangesWithTheTextReportsBoth(String before, String now, String kind) {
		ingest("The limit is 5 mg", "title: Guide, status: " + before);
		assertThat(ingest("The limit is 6 mg", "title: Guide, status: " + now)).containsExactlyInAnyOrder("revision",
				kind);
		assertThat(this.environment.query(SUMMARIES, this.source)).anySatisfy((summary) -> assertThat(summary)
			.startsWith("The status of Guide changed from %s to %s".formatted(before, now).replace('_', ' ')));
		assertThat(this.environment.query(EVENTS, this.source)).startsWith("1 " + before, "2 " + before, "2 " + now);
		assertThat(ingest("The limit is 6 mg", "title: Guide, status: " + now)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({ "in_force, in_force", "draft, draft", "superseded, superseded", "withdrawn, withdrawn", "draft,",
			"superseded,", "withdrawn,", "not_yet_in_force,", "in_force, not_yet_in_force", "in_force, draft" })
	void ingestWhenStatusStaysIsOneRevision(String before, @Nullable String now) {
		ingest("The limit is 5 mg", "title: Guide, status: " + before);
		assertThat(ingest("The limit is 6 mg", (now != null) ? "title: Guide, status: " + now : "title: Guide"))
			.containsExactly("revision");
	}

	@Test
	void ingestWhenDateEditionAndTitleChangeWithTheTextNamesThem() {
		ingest("The limit is 5 mg", "title: Guide, effective: 2127-03-01, edition: \"1\"");
		assertThat(ingest("The limit is 6 mg", "title: Guidance, effective: 2128-03-01, edition: \"2\""))
			.containsExactly("revision");
		assertThat(this.environment.query(SUMMARIES, this.source)).singleElement()
			.asString()
			.contains("(edition 2, before: 1)", "It applies from 2128-03-01, before: 2127-03-01",
					"Its title was before: “Guide”");
		assertThat(ingest("The limit is 7 mg", "title: Guidance, effective: 2128-03-01, edition: \"2\""))
			.containsExactly("revision");
		assertThat(this.environment.query(SUMMARIES, this.source).getLast()).contains("(edition 2)")
			.doesNotContain("before");
	}

	@Test
	void ingestWhenTheDayToComeIsTakenBackIsPostponedWithoutADay() {
		ingest("The limit is 5 mg", "title: Guide, effective: 2127-03-01");
		assertThat(ingest("The limit is 5 mg", "title: Guide")).containsExactly("status_change");
		assertThat(ingest("The limit is 5 mg", "title: Guide")).isEmpty();
		assertThat(ingest("The limit is 5 mg", "title: Guide, effective: 2128-03-01")).containsExactly("status_change");
		assertThat(this.environment.query(SUMMARIES, this.source)).containsExactly(
				"Guide has no date from which it applies any more; before, it was 2127-03-01",
				"Guide applies from 2128-03-01");
		assertThat(this.environment.query(EVENTS, this.source)).containsExactly("1 not_yet_in_force");
		assertThat(ingest("The limit is 6 mg", "title: Guide")).containsExactly("revision");
		assertThat(this.environment.query(EVENTS, this.source)).containsExactly("1 not_yet_in_force",
				"2 not_yet_in_force", "1 superseded");
	}

	@Test
	void ingestWhenADayThatHasPassedIsTakenBackIsSilent() {
		ingest("The limit is 5 mg", "title: Guide, effective: 2025-03-01");
		assertThat(ingest("The limit is 5 mg", "title: Guide")).isEmpty();
	}

	@Test
	void ingestWhenOnlyTheTitleStatesTheStatusReportsBoth() {
		ingest("The limit is 5 mg", "title: Guide");
		assertThat(ingest("The limit is 6 mg", "title: \"[Withdrawn] Guide\"")).containsExactlyInAnyOrder("revision",
				"status_change");
	}

	private List<String> ingest(String sentence, String row) {
		this.folder.text("a.txt", "%s, says %s.".formatted(sentence, this.source));
		this.folder.text("regwatch.yaml",
				"source: {id: %s}%ndocuments: [{path: a.txt, %s}]%n".formatted(this.source, row));
		return this.folder.ingest(this.environment.application())
			.updates()
			.stream()
			.map((update) -> update.kind().toString())
			.toList();
	}

}
