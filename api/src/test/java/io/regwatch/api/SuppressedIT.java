package io.regwatch.api;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** What was put aside, and the texts and relations that show why. */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
class SuppressedIT {

	private static final String RULE = """
			[{"statement": "No market", "rule": "geography", "profileField": "markets", "values": ["US", "CA"]},
			{"statement": "The text says so.", "versionId": "019b2f6c-7d3a-7c41-9a52-0d3f5b1e8a21", "segment": 1, "page": 1,
			"start": 0, "end": 4, "quote": "Only"}]""";

	private final PublishedApi.Api api;

	private final String workspace;

	SuppressedIT(PublishedApi.Api api) {
		this.api = api;
		this.workspace = api.everything();
	}

	@Test
	void suppressedWhenARuleAppliesNamesRuleProfileFieldAndValues() {
		assertThat(suppressed()).isEmpty();
		assess("not_applicable");
		this.api.publications().giveEvidence(RULE);
		reason("geography");
		JsonNode one = suppressed().get(0);
		assertThat(one.get("update").asString()).isEqualTo(this.api.softwareRevised().toString());
		assertThat(one.get("code").asString()).isEqualTo("rule.market");
		assertThat(one.get("profileField").asString()).isEqualTo("markets");
		assertThat(one.get("profileValues").toString()).isEqualTo("[\"US\",\"CA\"]");
		assertThat(one.get("quote").isNull()).as("a source that shows metadata only").isTrue();
		this.api.publications().redistribute("mdcg", "text");
		assertThat(suppressed().at("/0/quote").asString()).isEqualTo("Only");
		this.api.publications().redistribute("mdcg", "metadata");
	}

	@Test
	void suppressedSaysWhetherARuleAModelOrAPersonPutItAside() {
		assess("out_of_scope");
		assertThat(codes()).containsExactly("relevance.low");
		assertThat(suppressed().at("/0/toReview").asBoolean()).isFalse();
		this.api.publications().giveEvidence(RULE);
		reason("document_class");
		assertThat(codes()).containsExactly("rule.document_class");
		assertThat(suppressed().at("/0/toReview").asBoolean()).as("one of the five of its month").isTrue();
		review("out_of_scope");
		assertThat(codes()).containsExactly("reviewed");
		assertThat(suppressed().at("/0/toReview").asBoolean()).isFalse();
		review("applicable");
		assertThat(codes()).isEmpty();
	}

	@Test
	void suppressedWhenAReferenceIsUnsubscribedNamesItsUpdates() {
		this.api.patch(this.workspace, "{\"references\": [{\"referenceId\": \"%s\", \"status\": \"unsubscribed\"}]}"
			.formatted(this.api.evaluation()));
		assertThat(codes()).containsExactly("unsubscribed");
		assertThat(suppressed().at("/0/title").asString()).isEqualTo("Règlement publié");
	}

	@Test
	void relationsAreShownFromBothSidesButNotToSourcesThatTheClientMayNotRead() {
		this.api.publications()
			.jdbc()
			.sql("""
					INSERT INTO reference_relation (from_reference_id, to_reference_id, kind, origin)
					VALUES (:evaluation, :software, 'amends', 'authority'), (:software, :sterile, 'corrects', 'derived')
					""")
			.param("evaluation", this.api.evaluation())
			.param("software", this.api.software())
			.param("sterile", this.api.sterile())
			.update();
		JsonNode relations = relations(this.api.client(), this.workspace);
		assertThat(relations).hasSize(2);
		assertThat(relations.valueStream().map((one) -> one.get("kind").asString() + one.get("outgoing")))
			.containsExactlyInAnyOrder("amendsfalse", "correctstrue");
		String other = this.api.other().newWorkspace();
		this.api.other()
			.send("PATCH", other + "/subscriptions",
					"{\"sources\": [{\"sourceId\": \"mdcg\", \"status\": \"subscribed\"}]}");
		assertThat(relations(this.api.other(), other).valueStream()
			.map((one) -> one.at("/reference/externalId").asString())).containsExactly("HC/7.2");
		this.api.publications().jdbc().sql("DELETE FROM reference_relation").update();
	}

	@Test
	void textWhenItMayNotBeRedistributedIsNotShown() {
		JsonNode reference = this.api.client().get(this.workspace + "/references/" + this.api.sterile()).json();
		JsonNode text = this.api.client()
			.get("%s/references/%s/versions/%s/text".formatted(this.workspace, this.api.sterile(),
					reference.at("/versions/0/id").asString()))
			.json();
		assertThat(text.get("unavailable").asString()).isEqualTo("rights");
		assertThat(text.get("segments")).isEmpty();
	}

	private JsonNode relations(ApiClient client, String path) {
		return client.get(path + "/references/" + this.api.software() + "/relations").json();
	}

	private void assess(String status) {
		this.api.publications().assess(this.workspace, this.api.softwareRevised(), status, "none");
	}

	private void reason(String code) {
		this.api.publications().jdbc().sql("UPDATE assessment SET reason_code = :code").param("code", code).update();
	}

	private void review(String status) {
		String path = this.workspace + "/updates/" + this.api.softwareRevised() + "/review";
		this.api.client()
			.send("PUT", path, """
					{"status": "%s", "priority": "low", "basedOn": %s}""".formatted(status,
					this.api.client().get(path).json().get("contextId")));
	}

	private JsonNode suppressed() {
		return this.api.client().get(this.workspace + "/suppressed").json();
	}

	private List<String> codes() {
		return suppressed().valueStream().map((one) -> one.get("code").asString()).toList();
	}

}
