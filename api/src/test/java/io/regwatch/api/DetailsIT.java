package io.regwatch.api;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
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
		String tag = this.client.get(path()).response().headers().firstValue("ETag").orElseThrow();
		assertThat(this.client.send("GET", path(), "", "If-None-Match", tag).status()).isEqualTo(304);
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
