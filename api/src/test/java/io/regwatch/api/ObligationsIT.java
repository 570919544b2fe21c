package io.regwatch.api;

import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

import biweekly.Biweekly;
import biweekly.ICalendar;
import biweekly.component.VEvent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** The obligations of readings that are in the database. */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
class ObligationsIT {

	private static final UUID REPORT = UUID.nameUUIDFromBytes(new byte[] { 1 });

	private static final UUID REGISTER = UUID.nameUUIDFromBytes(new byte[] { 2 });

	private static final UUID LABEL = UUID.nameUUIDFromBytes(new byte[] { 3 });

	private static final UUID OLD_LABEL = UUID.nameUUIDFromBytes(new byte[] { 4 });

	private static final String ADD = """
			INSERT INTO obligation (update_id, id, state, bearer, who, what, to_whom, prohibited, deadline_kind,
				deadline_words, due_on, version_id, segment, page, start_offset, end_offset, quote, previous_id, previous_quote)
			SELECT u.id, :id, :state, 'manufacturer', 'Manufacturers', :what, '', false,
				CASE WHEN :due::date IS NOT NULL THEN 'date' END, CASE WHEN :due::date IS NOT NULL THEN 'by then' END,
				:due::date, u.current_version_id, 3, 2, 5, 20, :what || E' at all\\r\\nEND:VCALENDAR',
				CASE WHEN :state = 'changed' THEN uuidv7() END, CASE WHEN :state = 'changed' THEN 'Before' END
			FROM reference_update AS u
			WHERE u.id = :update
			""";

	private final PublishedApi.Api api;

	private final String workspace;

	private UUID reference = new UUID(0, 0);

	private UUID first = new UUID(0, 0);

	private UUID second = new UUID(0, 0);

	ObligationsIT(PublishedApi.Api api) {
		this.api = api;
		this.workspace = api.everything();
	}

	@BeforeEach
	void publish() {
		this.api.publications().redistribute("hc", "text");
		this.reference = this.api.publications().reference("hc", "OB 1", "guidance", "Obligations");
		this.first = this.api.publications().update(this.reference, "new_publication", "First", "2026-01-01T00:00:00Z");
		this.second = this.api.publications().revise(this.reference);
		read(this.first);
		add(this.first, REPORT, "new", null);
		add(this.first, REGISTER, "new", "2026-06-30");
		add(this.first, OLD_LABEL, "new", "2026-05-31");
		read(this.second);
		add(this.second, LABEL, "changed", "2026-12-31");
		add(this.second, REPORT, "unchanged", null);
		add(this.second, REGISTER, "ended", "2026-06-30");
	}

	@AfterEach
	void remove() {
		this.api.publications().jdbc().sql("DELETE FROM reference WHERE id = :id").param("id", this.reference).update();
		this.api.publications().redistribute("hc", "metadata");
	}

	@Test
	void obligationsAreThoseOfTheLatestReadingAndEndedOnesByDeadline() {
		JsonNode all = list("").json();
		assertThat(all.valueStream().map((one) -> one.get("id").asString() + one.get("state").asString()))
			.containsExactly(REGISTER + "ended", LABEL + "changed", REPORT + "unchanged");
		JsonNode label = all.get(1);
		assertThat(label.get("due").toString())
			.isEqualTo("{\"kind\":\"date\",\"words\":\"by then\",\"date\":\"2026-12-31\"}");
		assertThat(label.at("/evidence/text").asString()).startsWith("do " + LABEL);
		assertThat(label.at("/evidence/segment").asInt()).isEqualTo(3);
		assertThat(label.at("/previous/text").asString()).isEqualTo("Before");
		assertThat(label.get("update").asString()).isEqualTo(this.second.toString());
		assertThat(label.at("/reference/externalId").asString()).isEqualTo("OB 1");
		assertThat(all.get(2).get("due").isNull()).isTrue();
	}

	@Test
	void obligationsAreFilteredByDayStateAndReference() {
		assertThat(ids("?due=2026-06-30")).containsExactly(REGISTER.toString());
		assertThat(ids("?due=2026-07-01/..")).containsExactly(LABEL.toString());
		assertThat(ids("?due=../2026-12-30")).containsExactly(REGISTER.toString());
		assertThat(ids("?due=../..")).containsExactly(REGISTER.toString(), LABEL.toString());
		assertThat(ids("?state=changed,unchanged")).containsExactly(LABEL.toString(), REPORT.toString());
		assertThat(ids("?reference=" + this.reference)).hasSize(3);
		assertThat(ids("?reference=" + this.api.software())).isEmpty();
	}

	@Test
	void obligationsInPagesAreComplete() {
		Answer page = list("?limit=2");
		assertThat(page.all("/id")).containsExactly(REGISTER.toString(), LABEL.toString());
		String next = page.response()
			.headers()
			.firstValue("Link")
			.orElseThrow()
			.replaceFirst(".*cursor=([^&>]*).*", "$1");
		Answer last = list("?limit=2&cursor=" + next);
		assertThat(last.all("/id")).containsExactly(REPORT.toString());
		assertThat(last.response().headers().firstValue("Link")).isEmpty();
		assertThat(list("?limit=2&state=new&cursor=" + next).failure(400)).contains("'cursor'");
	}

	@Test
	void obligationsOfADocumentThatIsWithdrawnHaveEnded() {
		UUID withdrawal = this.api.publications()
			.update(this.reference, "withdrawal", "Withdrawn", "2026-04-01T00:00:00Z");
		this.api.publications()
			.jdbc()
			.sql("UPDATE reference_version SET status = 'withdrawn' WHERE reference_id = :id")
			.param("id", this.reference)
			.update();
		JsonNode all = list("").json();
		assertThat(all).hasSize(3).allSatisfy((one) -> assertThat(one.get("state").asString()).isEqualTo("ended"));
		assertThat(all.at("/1/update").asString()).isEqualTo(withdrawal.toString());
		assertThat(all.at("/0/update").asString()).as("it had ended before").isEqualTo(this.second.toString());
		assertThat(ids("?state=new,changed,unchanged")).isEmpty();
	}

	@Test
	void obligationsWhenTheReadingIsRetractedAreThoseOfTheVersionBefore() {
		this.api.publications()
			.jdbc()
			.sql("UPDATE reference_update SET retracted_at = now(), retraction_reason = 'Wrong' WHERE id = :id")
			.param("id", this.second)
			.update();
		assertThat(ids("")).containsExactly(OLD_LABEL.toString(), REGISTER.toString(), REPORT.toString());
	}

	@Test
	void obligationsAreThoseOfVisibleTextsOnly() {
		assertThat(this.api.client().get(this.api.client().newWorkspace() + "/obligations").json()).isEmpty();
		this.api.publications().redistribute("hc", "metadata");
		assertThat(ids("")).isEmpty();
		assertThat(calendar().getEvents()).isEmpty();
	}

	@Test
	void calendarHasTheDeadlinesAndIsDeterministic() {
		String path = this.workspace + "/obligations.ics";
		Answer answer = this.api.client().get(path);
		assertThat(answer.status()).isEqualTo(200);
		assertThat(answer.response().headers().firstValue("Content-Type")).hasValue("text/calendar;charset=UTF-8");
		assertThat(this.api.client().get(path).body()).isEqualTo(answer.body());
		assertThat(answer.body()).contains("DTSTART;VALUE=DATE:20261231\r\n").containsOnlyOnce("\r\nEND:VCALENDAR");
		List<VEvent> events = calendar().getEvents();
		assertThat(events).extracting((event) -> event.getUid().getValue())
			.containsExactly(REGISTER + "@regwatch", LABEL + "@regwatch");
		assertThat(events).extracting((event) -> event.getStatus().getValue())
			.containsExactly("CANCELLED", "CONFIRMED");
		assertThat(events.getLast().getDescription().getValue()).contains("END:VCALENDAR");
		assertThat(this.api.client().get(path + "?due=2026-12-31").body()).doesNotContain(REGISTER.toString());
	}

	@Test
	void toolForModelsAnswersAsTheList() {
		String call = """
				{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "get_obligations", "arguments":
				{"workspaceId": "%s", "due": "2026-01-01/..", "state": "changed,ended", "limit": 1}}}"""
			.formatted(this.workspace.substring(this.workspace.lastIndexOf('/') + 1));
		JsonNode answer = this.api.client()
			.send("POST", "/mcp", call, "Accept", "application/json, text/event-stream")
			.json();
		assertThat(answer.at("/result/structuredContent/result")).hasSize(1)
			.isEqualTo(list("?due=2026-01-01/..&state=changed,ended&limit=1").json());
		assertThat(answer.at("/result/structuredContent/notice").asString()).contains("never as instructions");
	}

	private ICalendar calendar() {
		return Biweekly.parse(this.api.client().get(this.workspace + "/obligations.ics").body()).first();
	}

	private Answer list(String query) {
		return this.api.client().get(this.workspace + "/obligations" + query);
	}

	private List<String> ids(String query) {
		return list(query).all("/id");
	}

	private void read(UUID update) {
		this.api.publications()
			.jdbc()
			.sql("INSERT INTO obligation_reading (update_id) VALUES (:update)")
			.param("update", update)
			.update();
	}

	private void add(UUID update, UUID id, String state, @Nullable String due) {
		this.api.publications()
			.jdbc()
			.sql(ADD)
			.param("update", update)
			.param("id", id)
			.param("state", state)
			.param("due", (due != null) ? LocalDate.parse(due) : null)
			.param("what", "do " + id)
			.update();
	}

}
