package io.regwatch.ops.api;

import java.nio.file.Path;
import java.util.List;
import java.util.UUID;

import io.regwatch.api.security.Keys;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.search.Reindex;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What a workspace sees of what authorities have published. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReadingIT {

	private TestApplication application;

	private ApiClient client;

	private ApiClient other;

	private UUID software;

	private UUID evaluation;

	private UUID sterile;

	private UUID softwareRevised;

	private Publications publications;

	@BeforeAll
	void start(@TempDir Path directory) {
		TestStores stores = TestStores.in(directory);
		this.application = TestApplication.serve(stores);
		Keys keys = this.application.bean(Keys.class);
		this.client = new ApiClient(this.application.port(), keys.create("Acme", null).key());
		this.other = new ApiClient(this.application.port(), keys.create("Other", null).key());
		publish(new Publications(stores.jdbc()));
		this.application.bean(Reindex.class).reindex((done, total) -> {
		});
	}

	private void publish(Publications publications) {
		this.publications = publications;
		publications.source("mdcg", "EU", "public");
		publications.source("hc", "CA", "public");
		publications.source("iso", "INT", "clients");
		publications.nameClient("iso", "Acme");
		this.software = publications.reference("mdcg", "MDCG 2019-11", "guidance", "Qualification of Software");
		this.evaluation = publications.reference("hc", "HC/7.2", "regulation", "Évaluation de l'équipement");
		this.sterile = publications.reference("iso", "ISO 11135", "standard", "Sterilization, ethylene oxide");
		publications.update(this.software, "new_publication", "First edition", "2026-01-01T00:00:00Z");
		this.softwareRevised = publications.update(this.software, "status_change", "Now in force",
				"2026-03-01T23:59:59.999999Z");
		publications.update(this.evaluation, "new_publication", "Règlement publié", "2026-03-02T00:00:00Z");
		publications.update(this.sterile, "new_publication", "Standard published", "2026-02-01T00:00:00Z");
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@Test
	void subscriptionsWhenNothingIsSaidAreAllSourcesUnsubscribed() {
		String workspace = this.client.newWorkspace();
		assertThat(this.client.get(workspace + "/subscriptions").json().toString()).isEqualTo("""
				{"sources":[\
				{"sourceId":"hc","sourceTitle":"hc title","geography":"CA","status":"unsubscribed"},\
				{"sourceId":"mdcg","sourceTitle":"mdcg title","geography":"EU","status":"unsubscribed"},\
				{"sourceId":"iso","sourceTitle":"iso title","geography":"INT","status":"unsubscribed"}],\
				"references":[]}""");
		assertThat(this.client.get(workspace + "/references").body()).isEqualTo("[]");
		assertThat(this.client.get(workspace + "/updates").body()).isEqualTo("[]");
	}

	@Test
	void subscriptionsWhenPatchedAreCountedAndShown() {
		String workspace = this.client.newWorkspace();
		Answer patched = patch(workspace, """
				{"sources": [{"sourceId": "hc", "status": "subscribed"}],
				"references": [{"referenceId": "%s", "status": "unsubscribed"}]}""".formatted(this.software));
		assertThat(patched.body()).isEqualTo("{\"updated\":2}");
		assertThat(this.client.get(workspace + "/subscriptions").json().get("references").toString()).isEqualTo("""
				[{"referenceId":"%s","referenceTitle":"Qualification of Software","referenceExternalId":"MDCG 2019-11",\
				"sourceId":"mdcg","status":"unsubscribed"}]""".formatted(this.software));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '#', value = {
			"[{`sourceId`: `hc`, `status`: `subscribed`}, {`sourceId`: `nope`, `status`: `subscribed`}] | 'nope'",
			"[{`sourceId`: `hc`, `status`: `subscribed`}, {`sourceId`: `hc`, `status`: `unsubscribed`}] | 'hc'",
			"[{`sourceId`: `hc`, `status`: `subscribed`}, {`sourceId`: `mdcg`, `status`: `maybe`}] | 'maybe'",
			"[{`sourceId`: `hc`, `status`: `subscribed`}, null] | sourceId", "[{`sourceId`: `hc`}] | 'hc'" })
	void patchWhenAnEntryIsWrongNamesItAndAppliesNothing(String sources, String named) {
		String workspace = this.client.newWorkspace();
		String body = "{\"sources\": %s}".formatted(sources.replace('`', '"'));
		assertThat(patch(workspace, body).failure(400)).contains(named);
		assertThat(this.client.get(workspace + "/subscriptions").body()).doesNotContain("\"subscribed\"");
	}

	@ParameterizedTest
	@ValueSource(strings = { "nonsense", "019b0000-0000-7000-8000-000000000000" })
	void patchWhenReferenceIsUnknownNamesItAndAppliesNothing(String id) {
		String workspace = this.client.newWorkspace();
		assertThat(patch(workspace, """
				{"sources": [{"sourceId": "hc", "status": "subscribed"}],
				"references": [{"referenceId": "%s", "status": "subscribed"}]}""".formatted(id)).failure(400))
			.contains(id);
		assertThat(this.client.get(workspace + "/subscriptions").body()).doesNotContain("\"subscribed\"");
	}

	@Test
	void visibilityWhenOverriddenGoesByTheReference() {
		String workspace = this.client.newWorkspace();
		patch(workspace, """
				{"sources": [{"sourceId": "mdcg", "status": "subscribed"}],
				"references": [{"referenceId": "%s", "status": "unsubscribed"},
				{"referenceId": "%s", "status": "subscribed"}]}""".formatted(this.software, this.evaluation));
		assertThat(this.client.get(workspace + "/references").all("/externalId")).containsExactly("HC/7.2");
		assertThat(this.client.get(workspace + "/updates").all("/update/title")).containsExactly("Règlement publié");
		this.client.get(workspace + "/references/" + this.software).failure(404);
		this.client.get(workspace + "/updates/" + this.softwareRevised).failure(404);
		assertThat(this.client.get(workspace + "/references/" + this.evaluation).status()).isEqualTo(200);
	}

	@Test
	void audienceWhenClientIsNotNamedHidesTheSourceEverywhere() {
		String workspace = this.other.newWorkspace();
		assertThat(this.other.get(workspace + "/subscriptions").body()).doesNotContain("iso");
		String body = "{\"sources\": [{\"sourceId\": \"iso\", \"status\": \"subscribed\"}]}";
		assertThat(this.other.send("PATCH", workspace + "/subscriptions", body).failure(400)).contains("'iso'");
		String reference = "{\"references\": [{\"referenceId\": \"%s\", \"status\": \"subscribed\"}]}"
			.formatted(this.sterile);
		this.other.send("PATCH", workspace + "/subscriptions", reference).failure(400);
		this.other.get(workspace + "/references/" + this.sterile).failure(404);
	}

	@ParameterizedTest
	@CsvSource({ "mdcg201911, MDCG 2019-11", "MDCG%202019-11, MDCG 2019-11", "softw%20qualif, MDCG 2019-11",
			"EVALUATION, HC/7.2", "equip, HC/7.2", "hc72, HC/7.2", "ethyl%20iso11135, ISO 11135",
			"softw%20ethylene, ''", "ware, ''", "%C2%A7, ''", "mdcg2020, ''" })
	void searchWhenTermsMatchFindsReferences(String search, String expected) {
		assertThat(String.join(" ", all("/references?search=" + search, "/externalId").toArray(String[]::new)))
			.isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource({ "type=standard, ISO 11135", "source=hc, HC/7.2", "source=nope, ''", "source=hc&type=standard, ''",
			"source=mdcg&search=software&type=guidance, MDCG 2019-11" })
	void referencesWhenFilteredMatchAll(String query, String expected) {
		assertThat(String.join(" ", all("/references?" + query, "/externalId"))).isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "'' | Règlement publié,Now in force,Standard published,First edition",
			"source=hc,iso | Règlement publié,Standard published", "geography=EU,INT&search=publ | Standard published",
			"search=reglement | Règlement publié", "search=software | Now in force,First edition",
			"publicationDateFrom=2026-03-01 | Règlement publié,Now in force",
			"publicationDateTo=2026-03-01 | Now in force,Standard published,First edition",
			"publicationDateFrom=2026-02-01T00:00:00Z&publicationDateTo=2026-02-01T00:00:00Z | Standard published",
			"publicationDateFrom=2026-02-01T02:00:00%2B02:00&publicationDateTo=2026-02-01 | Standard published",
			"status=to_review | ''", "priority=none,low | ''", "limit=1 | Règlement publié" })
	void updatesWhenFilteredMatchAllNewestFirst(String query, String expected) {
		assertThat(String.join(",", all("/updates?" + query, "/update/title"))).isEqualTo(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/references?type=novel", "/updates?status=done", "/updates?priority=high,huge",
			"/updates?geography=XX", "/updates?publicationDateFrom=yesterday", "/updates?publicationDateTo=2026-02-30",
			"/updates?publicationDateFrom=2026-03-02&publicationDateTo=2026-03-01", "/updates?limit=0",
			"/updates?limit=1001", "/updates?cursor=x" })
	void listWhenParameterIsWrongIsABadRequest(String path) {
		assertThat(this.client.get(everything() + path).failure(400)).isNotBlank();
	}

	@Test
	void updatesWhenAssessedHaveContextAndMatchItsFilters() {
		String workspace = everything();
		this.publications.assess(workspace, this.softwareRevised, "applicable", "high");
		assertThat(this.client.get(workspace + "/updates?status=applicable,to_review&priority=high").all("/id"))
			.containsExactly(this.softwareRevised.toString());
		assertThat(this.client.get(workspace + "/updates?status=applicable&priority=low").body()).isEqualTo("[]");
		assertThat(this.client.get(workspace + "/updates/" + this.softwareRevised).json().get("context").toString())
			.isEqualTo("""
					{"status":"applicable","priority":"high","impactSummary":"Impact","suggestedActions":"Actions"}""");
		assertThat(this.client.get(everything() + "/updates").all("/context")).containsOnly("");
	}

	@Test
	void detailsWhenAskedSayWhatIsThereAndNoMore() {
		String workspace = everything();
		assertThat(this.client.get(workspace + "/updates/" + this.softwareRevised).json().propertyNames())
			.containsExactly("id", "kind", "reference", "update", "context", "currentVersion", "redline");
		assertThat(this.client.get(workspace + "/updates/" + this.softwareRevised).body())
			.contains("\"redline\":{\"html\":\"\",\"status\":\"none\"}", "\"context\":null")
			.doesNotContain("content", "sharedFile");
		Answer reference = this.client.get(workspace + "/references/" + this.software);
		assertThat(reference.json().propertyNames()).containsExactlyInAnyOrder("id", "externalId", "title", "type",
				"url", "source", "description", "versions");
		assertThat(reference.json().at("/versions/0/update/publicationDate").asString())
			.isEqualTo("2026-01-01T00:00:00Z");
		assertThat(reference.json().at("/versions/0/effectiveDate").asString()).isEqualTo("2026-01-01T00:00:00Z");
	}

	@Test
	void listWhenLimitedGoesOnAtTheLinkToTheSameWhole() {
		String workspace = everything();
		for (String list : new String[] { "/updates", "/references" }) {
			StringBuilder ids = new StringBuilder();
			String next = workspace + list + "?limit=1";
			while (!next.isEmpty()) {
				Answer page = this.client.get(next);
				assertThat(page.json().size()).isOne();
				ids.append(page.all("/id"));
				next = page.response()
					.headers()
					.firstValue("Link")
					.map((link) -> link.replaceFirst("<https?://[^/]*(.*)>; rel=\"next\"", "$1"))
					.orElse("");
			}
			assertThat(ids.toString().replace("][", ", "))
				.isEqualTo(this.client.get(workspace + list).all("/id").toString());
		}
	}

	private List<String> all(String path, String field) {
		return this.client.get(everything() + path).all(field);
	}

	private String everything() {
		String workspace = this.client.newWorkspace();
		patch(workspace, """
				{"sources": [{"sourceId": "mdcg", "status": "subscribed"}, {"sourceId": "hc", "status": "subscribed"},
				{"sourceId": "iso", "status": "subscribed"}]}""");
		return workspace;
	}

	private Answer patch(String workspace, String body) {
		return this.client.send("PATCH", workspace + "/subscriptions", body);
	}

}
