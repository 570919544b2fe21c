package io.regwatch.api;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** Details, as far as a source's rights go. */
class DetailsIT extends SharedReference {

	@Test
	void versionsWhenThereAreSeveralAreNewestFirstWithTheirUpdates() {
		JsonNode versions = reference().get("versions");
		assertThat(versions.valueStream().map((one) -> one.at("/update/shortSummary").asString()))
			.containsExactly("Digested", "In short");
		assertThat(versions.at("/0/sharedFile/name").asString()).isEqualTo("MDCG_ 2019_11 ü.pdf");
		assertThat(versions.at("/0/sharedFile/id").asString()).isEqualTo(this.sha256);
		assertThat(versions.at("/1/sharedFile").isMissingNode()).isTrue();
		JsonNode detail = update();
		assertThat(detail.at("/currentVersion/id")).isEqualTo(versions.at("/0/id"));
		assertThat(detail.at("/previousVersion/id")).isEqualTo(versions.at("/1/id"));
		assertThat(detail.at("/previousVersion/referenceId").asString()).isEqualTo(this.reference.toString());
		assertThat(detail.at("/update/sharedFile")).isEqualTo(versions.at("/0/sharedFile"));
	}

	@ParameterizedTest
	@CsvSource({ "metadata, false, false", "text, true, false", "file, true, true" })
	void rightsWhenRestrictedHideTextAndFile(String right, boolean text, boolean file) {
		this.publications.redistribute("mdcg", right);
		JsonNode said = update().get("update");
		assertThat(said.path("content").asString("none")).isEqualTo(text ? "# Text" : "none");
		assertThat(said.get("shortSummary").asString()).isEqualTo(text ? "Digested" : "In short");
		assertThat(said.get("summary").asString()).isEqualTo(text ? "Digested at length" : "At length");
		assertThat(said.has("sharedFile")).isEqualTo(file);
		JsonNode version = reference().at("/versions/0");
		assertThat(version.has("sharedFile")).isEqualTo(file);
		assertThat(version.at("/update/shortSummary").asString()).isEqualTo(text ? "Digested" : "In short");
	}

	@Test
	void detailsWhenManyAskHoldOneConnectionEach() throws Exception {
		try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<Integer>> answers = new ArrayList<>();
			for (int i = 0; i < 24; i++) {
				answers.add(many.submit(() -> this.client.get(path()).status()));
			}
			for (Future<Integer> answer : answers) {
				assertThat(answer.get()).isEqualTo(200);
			}
		}
	}

	@Test
	void detailWhenItHasAFileIsNotSentTwice() {
		// The link of the file gets a later expiry from time to time, maybe just between
		// two requests.
		assertThat(List.of(statusOfSecondRequest(), statusOfSecondRequest())).contains(304);
	}

	private int statusOfSecondRequest() {
		String tag = this.client.get(path()).response().headers().firstValue("ETag").orElseThrow();
		return this.client.send("GET", path(), "", "If-None-Match", tag).status();
	}

	@Test
	void redlineBetweenVersionsIsRequestedOnceAndIsThereWhenAWorkerHasMadeIt() {
		this.publications.redistribute("mdcg", "text");
		JsonNode versions = reference().get("versions");
		String path = path()
				+ "/redline?from=%s&to=%s".formatted(versions.at("/1/id").asString(), versions.at("/0/id").asString());
		Answer first = this.client.get(path);
		assertThat(first.status()).isEqualTo(202);
		assertThat(first.json().get("status").asString()).isEqualTo("generating");
		assertThat(first.response().headers().firstValue("Retry-After")).hasValue("1");
		assertThat(this.client.get(path() + "/redline").json()).isEqualTo(first.json());
		assertThat(this.stores.jdbc()
			.sql("SELECT requested_version FROM work_request WHERE kind = 'compare_versions' AND work_key = :key")
			.param("key", versions.at("/1/id").asString() + ":" + versions.at("/0/id").asString())
			.query(Integer.class)
			.list()).containsExactly(1);
		this.stores.jdbc().sql("""
				INSERT INTO version_redline (from_version_id, to_version_id, status, html)
				SELECT older.id, newer.id, 'completed', '<p>made</p>'
				FROM reference_version AS older
				JOIN reference_version AS newer ON newer.reference_id = older.reference_id
				WHERE older.reference_id = :reference AND older.ordinal = 1 AND newer.ordinal = 2
				""").param("reference", this.reference).update();
		assertThat(this.client.get(path).status()).isEqualTo(200);
		assertThat(this.client.get(path).json().get("html").asString()).isEqualTo("<p>made</p>");
		assertThat(this.client.get(path() + "/redline?to=" + versions.at("/1/id").asString()).json().toString())
			.contains("\"from\":null", "\"status\":\"none\"");
		this.publications.redistribute("mdcg", "metadata");
		assertThat(this.client.get(path).json().get("status").asString()).isEqualTo("none");
		assertThat(this.client.get(path).body()).doesNotContain("made");
	}

	@Test
	void redlineBetweenVersionsNeedsTwoOfTheVisibleReference() {
		String newer = reference().at("/versions/0/id").asString();
		String older = reference().at("/versions/1/id").asString();
		assertThat(this.client.get(path() + "/redline?from=" + newer).failure(400)).contains("'from'", newer);
		UUID other = this.publications.reference("mdcg", "MDCG 2020-1", "guidance", "Evaluation");
		assertThat(
				this.client.get("%s/references/%s/redline?from=%s&to=%s".formatted(this.workspace, other, older, newer))
					.failure(404))
			.contains(newer);
		assertThat(this.client.get(path() + "/redline?from=" + version(other)).failure(404)).contains("version");
		this.publications.source("secret", "EU", "clients");
		UUID hidden = this.publications.reference("secret", "S 1", "guidance", "Hidden");
		this.client.get("%s/references/%s/redline?to=%s".formatted(this.workspace, hidden, version(hidden)))
			.failure(404);
	}

	@Test
	void redlineBetweenVersionsThatFailedIsMadeAgainAfterADay() {
		this.publications.redistribute("mdcg", "text");
		String path = "%s/redline?from=%s&to=%s".formatted(path(), reference().at("/versions/0/id").asString(),
				reference().at("/versions/1/id").asString());
		this.stores.jdbc().sql("""
				INSERT INTO version_redline (from_version_id, to_version_id, status, reason)
				SELECT newer.id, older.id, 'failed', 'No text'
				FROM reference_version AS older
				JOIN reference_version AS newer ON newer.reference_id = older.reference_id
				WHERE older.reference_id = :reference AND older.ordinal = 1 AND newer.ordinal = 2
				""").param("reference", this.reference).update();
		assertThat(this.client.get(path).json().get("status").asString()).isEqualTo("failed");
		this.stores.jdbc()
			.sql("UPDATE version_redline SET created_at = now() - interval '25 hours' WHERE status = 'failed'")
			.update();
		assertThat(this.client.get(path).status()).isEqualTo(202);
	}

	@Test
	void redlinesBetweenVersionsAreRefusedWhileTooManyAreToBeMade() {
		this.publications.redistribute("mdcg", "text");
		UUID reference = this.publications.reference("mdcg", "MDCG 2021-1", "guidance", "Revised twice");
		this.publications.revise(reference);
		String path = "%s/references/%s/redline".formatted(this.workspace, reference);
		this.stores.jdbc().sql("""
				INSERT INTO work_request (kind, work_key)
				SELECT 'compare_versions', 'test' || number FROM generate_series(1, 100) AS number
				""").update();
		assertThat(this.client.get(path).failure(429)).contains("redlines");
		this.stores.jdbc().sql("DELETE FROM work_request WHERE work_key LIKE 'test%'").update();
		assertThat(this.client.get(path).status()).isEqualTo(202);
	}

	private UUID version(UUID reference) {
		return this.stores.jdbc()
			.sql("SELECT current_version_id FROM reference WHERE id = :id")
			.param("id", reference)
			.query(UUID.class)
			.single();
	}

	@Test
	void redlineWhenItIsMadeIsThereWithItsHtml() throws IOException {
		assertThat(update().get("redline").toString()).isEqualTo("{\"html\":\"\",\"status\":\"none\"}");
		this.publications.redline(this.update, "generating", null, null);
		assertThat(update().get("redline").toString()).isEqualTo("{\"html\":\"\",\"status\":\"generating\"}");
		this.publications.redline(this.update, "completed", "<p><ins>new</ins></p>", null);
		assertThat(update().get("redline").toString())
			.isEqualTo("{\"html\":\"<p><ins>new</ins></p>\",\"status\":\"completed\"}");
		this.publications.redline(this.update, "completed", null, store("<p>très long</p>"));
		assertThat(update().at("/redline/html").asString()).isEqualTo("<p>très long</p>");
		this.publications.redistribute("mdcg", "metadata");
		assertThat(update().get("redline").toString()).isEqualTo("{\"html\":\"\",\"status\":\"none\"}");
		this.publications.redistribute("mdcg", "text");
		this.publications.redline(this.update, "failed", null, null);
		assertThat(update().get("redline").toString()).isEqualTo("{\"html\":\"\",\"status\":\"failed\"}");
		this.stores.jdbc().sql("DELETE FROM redline").update();
	}

	@ParameterizedTest
	@CsvSource({ "metadata, false", "text, true", "file, true" })
	void evidenceWhenTextIsRestrictedSaysOnlyWhereItStands(String right, boolean shown) {
		this.publications.redistribute("mdcg", right);
		String path = this.workspace + "/updates/" + this.update + "/evidence";
		assertThat(this.client.get(path).body()).isEqualTo("{\"assessment\":null,\"statements\":[]}");
		this.publications.assess(this.workspace, this.update, "applicable", "high");
		this.publications.giveEvidence("""
				[{"statement": "Duty", "versionId": "019b0000-0000-7000-8000-000000000000", "segment": 4, "page": 2,
				"start": 1, "end": 9, "quote": "must not"},
				{"statement": "Far", "rule": "geography", "profileField": "markets", "values": ["EU"]}]""");
		assertThat(this.client.get(path).json().get("statements").toString()).isEqualTo(
				"[{\"statement\":\"Far\",\"rule\":{\"name\":\"geography\",\"profileField\":\"markets\",\"values\":[\"EU\"]},"
						+ "\"quotes\":[]},{\"statement\":\"Duty\",\"quotes\":[{\"versionId\":"
						+ "\"019b0000-0000-7000-8000-000000000000\",\"page\":2,\"segment\":4,\"start\":1,\"end\":9"
						+ (shown ? ",\"text\":\"must not\"" : "") + "}]}]");
		this.publications.forgetAssessments();
	}

}
