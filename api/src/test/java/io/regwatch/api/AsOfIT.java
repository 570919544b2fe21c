package io.regwatch.api;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.UUID;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;

/** What was in force on a date, by what was known on another one. */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AsOfIT {

	private static final List<String> DATES = List.of("2024-02-01", "2024-06-01", "2024-10-01", "2025-02-01",
			"2025-06-01", "2025-10-01", "2026-02-01", "2026-06-01", "2026-10-01", "2027-02-01");

	private final PublishedApi.Api api;

	private final JdbcClient jdbc;

	private final Map<String, UUID> references = new TreeMap<>();

	private String workspace = "";

	AsOfIT(PublishedApi.Api api) {
		this.api = api;
		this.jdbc = api.publications().jdbc();
	}

	@BeforeAll
	void publish() {
		this.api.publications().source("acts", "EU", "public");
		List.of("finalised", "replaced", "postponed", "retracted", "reinstated", "repealed").forEach(this::reference);
		this.workspace = this.api.client().newWorkspace();
		this.api.patch(this.workspace, "{\"sources\": [{\"sourceId\": \"acts\", \"status\": \"subscribed\"}]}");
		finaliseADraft();
		replaceByADraftThatBecomesFinal();
		postpone();
		retractAWithdrawal();
		removeAndReinstate();
		repealBeforeItApplies();
	}

	@AfterAll
	void remove() {
		this.jdbc.sql("DELETE FROM reference WHERE source_id = 'acts'").update();
		this.jdbc.sql("DELETE FROM source_subscription WHERE source_id = 'acts'").update();
		this.jdbc.sql("DELETE FROM source WHERE id = 'acts'").update();
	}

	private void finaliseADraft() {
		version("finalised", 1, "2025-03-01", "2024-01-10");
		event("finalised", 1, "draft", "2024-01-01", "authority", "2024-01-10");
		event("finalised", 1, "in_force", "2025-03-01", "authority", "2025-03-10");
		formerDate("finalised", 1, "2024-01-01", "2025-03-10");
	}

	private void replaceByADraftThatBecomesFinal() {
		version("replaced", 1, "2024-01-01", "2024-01-05");
		event("replaced", 1, "in_force", "2024-01-01", "authority", "2024-01-05");
		version("replaced", 2, "2024-09-01", "2024-09-02");
		event("replaced", 2, "draft", "2024-09-01", "authority", "2024-09-02");
		version("replaced", 3, "2025-05-01", "2025-05-10");
		event("replaced", 3, "in_force", "2025-05-01", "authority", "2025-05-10");
		event("replaced", 1, "superseded", "2025-05-01", "succession", "2025-05-10");
		event("replaced", 2, "superseded", "2025-05-01", "succession", "2025-05-10");
	}

	private void postpone() {
		version("postponed", 1, "2024-01-01", "2024-01-05");
		event("postponed", 1, "in_force", "2024-01-01", "authority", "2024-01-05");
		version("postponed", 2, "2026-05-01", "2025-01-10");
		event("postponed", 2, "not_yet_in_force", "2025-05-01", "authority", "2025-01-10");
		formerDate("postponed", 2, "2025-05-01", "2025-04-01");
		event("postponed", 2, "in_force", "2026-05-01", "calendar", "2026-05-01");
		event("postponed", 1, "superseded", "2026-05-01", "succession", "2026-05-01");
	}

	private void retractAWithdrawal() {
		version("retracted", 1, "2024-01-01", "2024-01-05");
		event("retracted", 1, "in_force", "2024-01-01", "authority", "2024-01-05");
		event("retracted", 1, "withdrawn", "2025-01-01", "authority", "2025-01-15");
		event("retracted", 1, "in_force", "2025-09-01", "operator", "2025-09-01");
		update("retracted", "new_publication", "Published", "2024-01-01", "2024-01-05");
		UUID withdrawal = update("retracted", "withdrawal", "Withdrawn", "2025-01-01", "2025-01-15");
		this.jdbc.sql("UPDATE reference_update SET retracted_at = now(), retraction_reason = 'Mistake' WHERE id = :id")
			.param("id", withdrawal)
			.update();
		this.jdbc.sql("UPDATE past_update SET known_until = '2025-09-01Z' WHERE update_id = :id")
			.param("id", withdrawal)
			.update();
	}

	private void removeAndReinstate() {
		version("reinstated", 1, "2024-04-01", "2024-04-05");
		event("reinstated", 1, "in_force", "2024-04-01", "authority", "2024-04-05");
		event("reinstated", 1, "withdrawn", "2025-01-01", "removal", "2025-01-02");
		event("reinstated", 1, "in_force", "2025-08-01", "authority", "2025-08-02");
		UUID update = update("reinstated", "new_publication", "Dated", "2024-05-01", "2024-04-05");
		this.jdbc.sql("UPDATE reference_update SET published_at = '2024-04-01Z' WHERE id = :id")
			.param("id", update)
			.update();
		this.jdbc.sql("UPDATE past_update SET known_until = '2024-07-01Z' WHERE update_id = :id")
			.param("id", update)
			.update();
	}

	private void repealBeforeItApplies() {
		version("repealed", 1, "2025-05-01", "2024-11-01");
		event("repealed", 1, "not_yet_in_force", "2025-05-01", "authority", "2024-11-01");
		event("repealed", 1, "repealed", "2025-02-15", "authority", "2025-02-20");
	}

	/** Each row asks ten questions: the number of the version in force on each date. */
	@ParameterizedTest
	@CsvSource({ "finalised, 2024-12-31, - - - - - - - - - -", "finalised, 2025-12-31, - - - - 1 1 1 1 1 1",
			"replaced, 2024-12-31, 1 1 1 1 1 1 1 1 1 1", "replaced, 2026-01-01, 1 1 1 1 3 3 3 3 3 3",
			"postponed, 2025-02-01, 1 1 1 1 2 2 2 2 2 2", "postponed, 2025-07-01, 1 1 1 1 1 1 1 2 2 2",
			"postponed, 2026-06-01, 1 1 1 1 1 1 1 2 2 2", "retracted, 2024-12-31, 1 1 1 1 1 1 1 1 1 1",
			"retracted, 2025-03-01, 1 1 1 - - - - - - -", "retracted, 2026-01-01, 1 1 1 1 1 1 1 1 1 1",
			"reinstated, 2025-03-01, - 1 1 - - - - - - -", "reinstated, 2026-01-01, - 1 1 - - 1 1 1 1 1",
			"repealed, 2025-01-01, - - - - 1 1 1 1 1 1", "repealed, 2025-12-31, - - - - - - - - - -",
			"replaced, 2023-12-31, - - - - - - - - - -" })
	void versionInForceIsTheOneThatWasKnownThen(String reference, String knownAt, String expected) {
		List<String> versions = DATES.stream().map((date) -> inForce(reference, date, knownAt)).toList();
		assertThat(String.join(" ", versions)).isEqualTo(expected);
		List<String> listed = DATES.stream().map((date) -> listed(reference, date, knownAt)).toList();
		assertThat(String.join(" ", listed)).isEqualTo(expected.replaceAll("\\d", "+"));
	}

	@ParameterizedTest
	@CsvSource({ "knownAt=2024-12-31, Published+Dated", "knownAt=2025-03-01, Withdrawn+Dated+Published",
			"knownAt=2026-01-01, Dated+Published", "knownAt=2024-03-01, Published", "knownAt=2023-01-01, ''",
			"knownAt=2024-06-01&publicationDateFrom=2024-05-01, Dated",
			"knownAt=2024-08-01&publicationDateFrom=2024-05-01, ''", "asOf=2024-03-01&knownAt=2026-01-01, Published",
			"asOf=2025-02-01&knownAt=2025-03-01, ''", "asOf=2025-02-01&knownAt=2026-01-01, Published",
			"asOf=2025-10-01, Dated+Published", "asOf=2025-10-01&search=retrac, Published",
			"asOf=2025-10-01&geography=US, ''", "asOf=2025-10-01&status=out_of_scope, ''" })
	void updatesAreThoseThatWereKnownAndInForce(String query, String expected) {
		List<String> titles = this.api.client().get(this.workspace + "/updates?" + query).all("/update/title");
		List<String> sorted = List.of(expected.split("\\+", -1)).stream().filter((one) -> !one.isEmpty()).toList();
		assertThat(titles).containsExactlyInAnyOrderElementsOf(sorted);
	}

	@Test
	void updatesOfThePastArePagedInOrder() {
		Answer first = this.api.client().get(this.workspace + "/updates?knownAt=2025-03-01&limit=1");
		assertThat(first.all("/update/title")).containsExactly("Withdrawn");
		String next = first.response().headers().firstValue("Link").orElseThrow().replaceAll("<(.*)>.*", "$1");
		assertThat(this.api.client().get(next).all("/update/title")).containsExactly("Dated");
		assertThat(this.api.client().get(this.workspace + "/references?asOf=2025-10-01&limit=2").all("/title"))
			.containsExactly("finalised", "postponed");
	}

	@Test
	void contextsAreThoseOfThatTime() {
		UUID update = UUID
			.fromString(this.api.client().get(this.workspace + "/updates?knownAt=2024-03-01").all("/id").getFirst());
		this.api.publications().assess(this.workspace, update, "applicable", "high");
		this.jdbc.sql("UPDATE assessment SET created_at = '2024-06-01Z' WHERE update_id = :id")
			.param("id", update)
			.update();
		assertThat(context("knownAt=2024-03-01")).isEmpty();
		assertThat(context("knownAt=2024-07-01&status=applicable")).isEqualTo("applicable");
	}

	@Test
	void versionsShowAllTheirUpdatesAndStatuses() {
		JsonNode version = versions("retracted", "").get(0);
		assertThat(version.get("updates").valueStream().map((one) -> one.get("kind").asString()))
			.containsExactly("new_publication");
		assertThat(version.get("statuses").valueStream().map((one) -> one.get("status").asString()))
			.containsExactly("in_force", "withdrawn", "in_force");
		assertThat(version.get("inForce").asBoolean()).isTrue();
		assertThat(versions("retracted", "?knownAt=2025-03-01").at("/0/updates")).hasSize(2);
	}

	@Test
	void datesThatAreCorrectedAreKept() {
		UUID version = this.jdbc.sql(
				"UPDATE reference_version SET effective_at = '2026-01-02Z' WHERE id = (SELECT current_version_id FROM reference WHERE id = :id) RETURNING id")
			.param("id", this.api.software())
			.query(UUID.class)
			.single();
		assertThat(this.jdbc
			.sql("SELECT count(*) FROM past_version_date WHERE version_id = :id AND effective_at = '2026-01-01Z'")
			.param("id", version)
			.query(Integer.class)
			.single()).isOne();
		this.jdbc.sql("UPDATE reference_version SET effective_at = '2026-01-01Z' WHERE id = :id")
			.param("id", version)
			.update();
	}

	private String context(String query) {
		return this.api.client()
			.get(this.workspace + "/updates?search=retracted&" + query)
			.all("/context/status")
			.getFirst();
	}

	private String inForce(String reference, String asOf, String knownAt) {
		return versions(reference, "?asOf=%s&knownAt=%s".formatted(asOf, knownAt)).valueStream()
			.filter((version) -> version.get("inForce").asBoolean())
			.map((version) -> version.get("number").asString())
			.reduce((one, other) -> one + "," + other)
			.orElse("-");
	}

	private String listed(String reference, String asOf, String knownAt) {
		List<String> ids = this.api.client()
			.get("%s/references?asOf=%s&knownAt=%s&search=%s".formatted(this.workspace, asOf, knownAt, reference))
			.all("/id");
		return ids.contains(String.valueOf(id(reference))) ? "+" : "-";
	}

	private JsonNode versions(String reference, String query) {
		return this.api.client()
			.get("%s/references/%s/versions%s".formatted(this.workspace, id(reference), query))
			.json();
	}

	private UUID id(String reference) {
		return Objects.requireNonNull(this.references.get(reference));
	}

	private void reference(String name) {
		UUID id = this.api.publications().reference("acts", name, "regulation", name);
		this.references.put(name, id);
	}

	private void version(String reference, int number, String effective, String detected) {
		this.jdbc
			.sql("""
					INSERT INTO reference_version (reference_id, ordinal, url, status, effective_at, effective_date_basis, detected_at)
					VALUES (:reference, :number, 'https://example.org', 'in_force', CAST(:effective || 'Z' AS timestamptz), 'listing',
						CAST(:detected || 'Z' AS timestamptz))
					ON CONFLICT (reference_id, ordinal) DO UPDATE
					SET effective_at = excluded.effective_at, effective_date_basis = 'listing', detected_at = excluded.detected_at
					""")
			.param("reference", id(reference))
			.param("number", number)
			.param("effective", effective)
			.param("detected", detected)
			.update();
		this.jdbc.sql(
				"DELETE FROM past_version_date WHERE version_id = (SELECT id FROM reference_version WHERE reference_id = :reference AND ordinal = :number)")
			.param("reference", id(reference))
			.param("number", number)
			.update();
	}

	private void event(String reference, int number, String status, String effective, String origin, String detected) {
		this.jdbc
			.sql("""
					INSERT INTO version_status_event (version_id, status, effective_at, origin, detected_at)
					SELECT id, :status, CAST(:effective || 'Z' AS timestamptz), :origin, CAST(:detected || 'Z' AS timestamptz)
					FROM reference_version
					WHERE reference_id = :reference AND ordinal = :number
					""")
			.param("reference", id(reference))
			.param("number", number)
			.param("status", status)
			.param("effective", effective)
			.param("origin", origin)
			.param("detected", detected)
			.update();
	}

	private void formerDate(String reference, int number, String effective, String knownUntil) {
		this.jdbc.sql("""
				INSERT INTO past_version_date (version_id, known_until, effective_at, effective_date_basis)
				SELECT id, CAST(:until || 'Z' AS timestamptz), CAST(:effective || 'Z' AS timestamptz), 'listing'
				FROM reference_version
				WHERE reference_id = :reference AND ordinal = :number
				""")
			.param("reference", id(reference))
			.param("number", number)
			.param("effective", effective)
			.param("until", knownUntil)
			.update();
	}

	private UUID update(String reference, String kind, String title, String published, String detected) {
		UUID id = this.api.publications().update(id(reference), kind, title, published + "T00:00:00Z");
		this.jdbc.sql("UPDATE reference_update SET detected_at = CAST(:detected || 'Z' AS timestamptz) WHERE id = :id")
			.param("id", id)
			.param("detected", detected)
			.update();
		return id;
	}

}
