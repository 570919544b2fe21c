package io.regwatch.api;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

import io.regwatch.store.Publications;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import tools.jackson.databind.JsonNode;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Decisions of people about updates. */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
class ReviewsIT {

	private final PublishedApi.Api api;

	private String workspace = "";

	private String update = "";

	ReviewsIT(PublishedApi.Api api) {
		this.api = api;
	}

	@BeforeEach
	void assess() {
		this.workspace = this.api.everything();
		this.update = this.workspace + "/updates/" + this.api.softwareRevised();
		assess("applicable", "high");
	}

	@Test
	void reviewWhenMadeIsTheContextInDetailsAndFilters() {
		JsonNode review = put("not_applicable", "none", contextId()).json();
		assertThat(review.at("/review/status").asString()).isEqualTo("not_applicable");
		assertThat(review.at("/review/reviewedBy/client").asString()).isEqualTo("Acme");
		assertThat(this.api.client().key()).startsWith("rw_" + review.at("/review/reviewedBy/key").asString() + "_");
		assertThat(review.at("/assessment/status").asString()).isEqualTo("applicable");
		assertThat(context()).isEqualTo("""
				{"status":"not_applicable","priority":"none","impactSummary":"Not ours","suggestedActions":""}""");
		assertThat(listed("status=not_applicable&priority=none")).containsExactly(id());
		assertThat(listed("status=applicable")).isEmpty();
	}

	@Test
	void reviewWhenAssessedAgainStaysAndTheHistoryKeepsBoth() {
		put("not_applicable", "none", contextId());
		assess("applicable", "urgent");
		JsonNode review = review();
		assertThat(review.at("/review/status").asString()).isEqualTo("not_applicable");
		assertThat(review.at("/assessment/priority").asString()).isEqualTo("urgent");
		assertThat(review.at("/reviewNeeded").asBoolean()).isFalse();
		assertThat(context()).contains("\"not_applicable\"", "Not ours");
	}

	@Test
	void reviewWhenBasedOnAnEarlierContextConflicts() {
		String seen = contextId();
		put("applicable", "low", seen);
		assertThat(put("applicable", "urgent", seen).failure(409)).contains(contextId());
		assertThat(put("applicable", "urgent", null).failure(409)).contains(contextId());
		assertThat(context()).contains("\"low\"");
		assertThat(put("applicable", "urgent", contextId()).status()).isEqualTo(200);
		assertThat(review().at("/history")).hasSize(2);
	}

	@Test
	void reviewWhenAnotherAssessmentWasMadeMeanwhileConflicts() {
		String seen = contextId();
		assess("to_review", "medium");
		put("applicable", "urgent", seen).failure(409);
		assertThat(review().at("/review").isNull()).isTrue();
	}

	@Test
	void reviewWhenWithdrawnGivesTheDecisionBackAndIsKept() {
		put("not_applicable", "none", contextId());
		assertThat(this.api.client().send("DELETE", this.update + "/review", "").status()).isEqualTo(204);
		assertThat(context()).contains("\"applicable\"");
		assertThat(listed("status=not_applicable")).isEmpty();
		assertThat(review().at("/history").valueStream().map((one) -> one.get("status").asString("")))
			.containsExactly("", "not_applicable");
	}

	@Test
	void reviewWhenTextProfileOrRelationsChangeIsNeededAgain() {
		put("not_applicable", "none", contextId());
		assertThat(review().get("changed")).isEmpty();
		this.api.client().send("PATCH", this.workspace + "/profile", "{\"markets\": [\"EU\"]}");
		UUID relation = relate();
		retitle("Now in force, corrected");
		assertThat(review().get("changed").valueStream().map(JsonNode::asString)).containsExactly("text", "profile",
				"relations");
		assertThat(review().get("reviewNeeded").asBoolean()).isTrue();
		put("not_applicable", "none", contextId());
		assertThat(review().get("reviewNeeded").asBoolean()).isFalse();
		this.api.publications()
			.jdbc()
			.sql("DELETE FROM reference_relation WHERE id = :id")
			.param("id", relation)
			.update();
		retitle("Now in force");
	}

	@Test
	void reviewsAreAppendOnlyInTheDatabase() {
		put("not_applicable", "none", contextId());
		assertThatThrownBy(() -> this.api.publications().jdbc().sql("UPDATE review SET note = 'x'").update())
			.hasMessageContaining("append-only");
	}

	@Test
	void reviewsAndRerunsAtOnceLoseAndOverwriteNoDecision() throws Exception {
		reviewAndRerun(100);
	}

	@Test
	@Tag("faults")
	void thousandReviewsAndRerunsAtOnceLoseAndOverwriteNoDecision() throws Exception {
		reviewAndRerun(1000);
	}

	private void reviewAndRerun(int count) throws Exception {
		List<Callable<Integer>> calls = IntStream.range(0, count)
			.<Callable<Integer>>mapToObj((number) -> () -> (number % 5 == 0) ? rerun() : decide(number))
			.toList();
		long accepted;
		try (ExecutorService threads = Executors.newFixedThreadPool(16)) {
			accepted = threads.invokeAll(calls)
				.stream()
				.map(Future::resultNow)
				.filter((status) -> status == 200)
				.count();
		}
		List<JsonNode> history = review().at("/history").valueStream().toList();
		assertThat(history).hasSize((int) accepted);
		assertThat(accepted).isPositive();
		for (int place = 0; place + 1 < history.size(); place++) {
			assertThat(history.get(place).get("basedOn")).isEqualTo(history.get(place + 1).get("id"));
		}
		assertThat(review().at("/review/id")).isEqualTo(history.getFirst().get("id"));
		assertThat(context()).contains(history.getFirst().get("note").asString());
	}

	private Integer rerun() {
		assess("applicable", "urgent");
		return 0;
	}

	private Integer decide(int number) {
		return this.api.client()
			.send("PUT", this.update + "/review",
					"""
							{"status": "applicable", "priority": "low", "note": "n%d", "basedOn": "%s"}"""
						.formatted(number, contextId()))
			.status();
	}

	private Answer put(String status, String priority, @Nullable String basedOn) {
		String seen = (basedOn != null) ? "\"%s\"".formatted(basedOn) : "null";
		return this.api.client()
			.send("PUT", this.update + "/review", """
					{"status": "%s", "priority": "%s", "note": "Not ours", "basedOn": %s}""".formatted(status, priority,
					seen));
	}

	/** As a run does it: the newest becomes the current one in one transaction. */
	private void assess(String status, String priority) {
		JdbcClient jdbc = this.api.application().bean(JdbcClient.class);
		UUID id = UUID.fromString(this.workspace.substring(this.workspace.lastIndexOf('/') + 1));
		new TransactionTemplate(this.api.application().bean(PlatformTransactionManager.class))
			.executeWithoutResult((_) -> {
				jdbc.sql("SELECT id FROM workspace WHERE id = :id FOR NO KEY UPDATE")
					.param("id", id)
					.query()
					.listOfRows();
				jdbc.sql("UPDATE assessment SET current = false WHERE workspace_id = :id AND current")
					.param("id", id)
					.update();
				new Publications(jdbc).assess(this.workspace, this.api.softwareRevised(), status, priority);
			});
	}

	private UUID relate() {
		return this.api.publications().jdbc().sql("""
				INSERT INTO reference_relation (from_reference_id, to_reference_id, kind, origin)
				VALUES (:from, :to, 'amends', 'operator')
				RETURNING id
				""").param("from", this.api.evaluation()).param("to", this.api.software()).query(UUID.class).single();
	}

	private void retitle(String title) {
		this.api.publications()
			.jdbc()
			.sql("UPDATE reference_update SET title = :title WHERE id = :id")
			.param("title", title)
			.param("id", this.api.softwareRevised())
			.update();
	}

	private JsonNode review() {
		return this.api.client().get(this.update + "/review").json();
	}

	private String contextId() {
		return review().get("contextId").asString();
	}

	private String context() {
		return this.api.client().get(this.update).json().get("context").toString();
	}

	private List<String> listed(String query) {
		return this.api.client().get(this.workspace + "/updates?" + query).all("/id");
	}

	private String id() {
		return this.api.softwareRevised().toString();
	}

}
