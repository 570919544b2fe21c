package io.regwatch.api;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What a workspace follows, and so sees. */
@ExtendWith(PublishedApi.class)
@ResourceLock(value = PublishedApi.ROWS, mode = ResourceAccessMode.READ)
class SubscriptionsIT {

	private final PublishedApi.Api api;

	SubscriptionsIT(PublishedApi.Api api) {
		this.api = api;
	}

	@Test
	void subscriptionsWhenNothingIsSaidAreAllSourcesUnsubscribed() {
		String workspace = this.api.client().newWorkspace();
		assertThat(this.api.client().get(workspace + "/subscriptions").json().toString()).isEqualTo("""
				{"sources":[\
				{"sourceId":"hc","sourceTitle":"hc title","geography":"CA","status":"unsubscribed"},\
				{"sourceId":"mdcg","sourceTitle":"mdcg title","geography":"EU","status":"unsubscribed"},\
				{"sourceId":"iso","sourceTitle":"iso title","geography":"INT","status":"unsubscribed"}],\
				"references":[]}""");
		assertThat(this.api.client().get(workspace + "/references").body()).isEqualTo("[]");
		assertThat(this.api.client().get(workspace + "/updates").body()).isEqualTo("[]");
	}

	@Test
	void subscriptionsWhenPatchedAreCountedAndShown() {
		String workspace = this.api.client().newWorkspace();
		Answer patched = this.api.patch(workspace, """
				{"sources": [{"sourceId": "hc", "status": "subscribed"}],
				"references": [{"referenceId": "%s", "status": "unsubscribed"}]}""".formatted(this.api.software()));
		assertThat(patched.body()).isEqualTo("{\"updated\":2}");
		assertThat(this.api.client().get(workspace + "/subscriptions").json().get("references").toString()).isEqualTo(
				"""
						[{"referenceId":"%s","referenceTitle":"Qualification of Software","referenceExternalId":"MDCG 2019-11",\
						"sourceId":"mdcg","status":"unsubscribed"}]"""
					.formatted(this.api.software()));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '#', value = {
			"[{`sourceId`: `hc`, `status`: `subscribed`}, {`sourceId`: `nope`, `status`: `subscribed`}] | 'nope'",
			"[{`sourceId`: `hc`, `status`: `subscribed`}, {`sourceId`: `hc`, `status`: `unsubscribed`}] | 'hc'",
			"[{`sourceId`: `hc`, `status`: `subscribed`}, {`sourceId`: `mdcg`, `status`: `maybe`}] | 'maybe'",
			"[{`sourceId`: `hc`, `status`: `subscribed`}, null] | sourceId", "[{`sourceId`: `hc`}] | 'hc'" })
	void patchWhenAnEntryIsWrongNamesItAndAppliesNothing(String sources, String named) {
		String workspace = this.api.client().newWorkspace();
		String body = "{\"sources\": %s}".formatted(sources.replace('`', '"'));
		assertThat(this.api.patch(workspace, body).failure(400)).contains(named);
		assertThat(this.api.client().get(workspace + "/subscriptions").body()).doesNotContain("\"subscribed\"");
	}

	@ParameterizedTest
	@ValueSource(strings = { "nonsense", "019b0000-0000-7000-8000-000000000000" })
	void patchWhenReferenceIsUnknownNamesItAndAppliesNothing(String id) {
		String workspace = this.api.client().newWorkspace();
		assertThat(this.api.patch(workspace, """
				{"sources": [{"sourceId": "hc", "status": "subscribed"}],
				"references": [{"referenceId": "%s", "status": "subscribed"}]}""".formatted(id)).failure(400))
			.contains(id);
		assertThat(this.api.client().get(workspace + "/subscriptions").body()).doesNotContain("\"subscribed\"");
	}

	@Test
	void visibilityWhenOverriddenGoesByTheReference() {
		String workspace = this.api.client().newWorkspace();
		this.api.patch(workspace, """
				{"sources": [{"sourceId": "mdcg", "status": "subscribed"}],
				"references": [{"referenceId": "%s", "status": "unsubscribed"},
				{"referenceId": "%s", "status": "subscribed"}]}""".formatted(this.api.software(),
				this.api.evaluation()));
		assertThat(this.api.client().get(workspace + "/references").all("/externalId")).containsExactly("HC/7.2");
		assertThat(this.api.client().get(workspace + "/updates").all("/update/title"))
			.containsExactly("Règlement publié");
		this.api.client().get(workspace + "/references/" + this.api.software()).failure(404);
		this.api.client().get(workspace + "/updates/" + this.api.softwareRevised()).failure(404);
		assertThat(this.api.client().get(workspace + "/references/" + this.api.evaluation()).status()).isEqualTo(200);
	}

	@Test
	void audienceWhenClientIsNotNamedHidesTheSourceEverywhere() {
		String workspace = this.api.other().newWorkspace();
		assertThat(this.api.other().get(workspace + "/subscriptions").body()).doesNotContain("iso");
		String body = "{\"sources\": [{\"sourceId\": \"iso\", \"status\": \"subscribed\"}]}";
		assertThat(this.api.other().send("PATCH", workspace + "/subscriptions", body).failure(400)).contains("'iso'");
		String reference = "{\"references\": [{\"referenceId\": \"%s\", \"status\": \"subscribed\"}]}"
			.formatted(this.api.sterile());
		this.api.other().send("PATCH", workspace + "/subscriptions", reference).failure(400);
		this.api.other().get(workspace + "/references/" + this.api.sterile()).failure(404);
	}

}
