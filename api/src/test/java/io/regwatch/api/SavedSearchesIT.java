package io.regwatch.api;

import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** Saved searches, and the change feed that names them. */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
class SavedSearchesIT {

	private final PublishedApi.Api api;

	private String workspace = "";

	SavedSearchesIT(PublishedApi.Api api) {
		this.api = api;
	}

	@BeforeEach
	void create() {
		this.workspace = this.api.everything();
	}

	@Test
	void searchIsCreatedListedReplacedAndDeleted() {
		JsonNode search = save("{\"name\": \"Software\", \"search\": \" software \", \"geography\": [\"EU\", \"EU\"]}");
		assertThat(search.get("search").asString()).isEqualTo("software");
		assertThat(search.get("geography")).hasSize(1);
		save("{\"name\": \"All\"}");
		assertThat(this.api.client().get(searches()).all("/name")).containsExactly("All", "Software");
		JsonNode replaced = this.api.client().send("PUT", path(search), "{\"name\": \"Urgent\"}").json();
		assertThat(replaced.get("search").isNull()).isTrue();
		assertThat(replaced.get("geography")).isEmpty();
		assertThat(this.api.client().send("DELETE", path(search), "").status()).isEqualTo(204);
		this.api.client().get(path(search)).failure(404);
		this.api.client().send("DELETE", path(search), "").failure(404);
		this.api.client().get(searches() + "/nonsense").failure(404);
	}

	@Test
	void searchOfAnotherWorkspaceIsNotFound() {
		JsonNode search = save("{\"name\": \"All\"}");
		String neighbour = this.api.everything() + "/searches/" + search.get("id").asString();
		this.api.client().get(neighbour).failure(404);
		this.api.client().send("PUT", neighbour, "{\"name\": \"Mine\"}").failure(404);
		assertThat(this.api.client().send("DELETE", neighbour, "").status()).isEqualTo(404);
		assertThat(this.api.client().get(path(search)).status()).isEqualTo(200);
	}

	@Test
	void replacementOfWhatHasChangedIsRefused() {
		JsonNode search = save("{\"name\": \"All\"}");
		String tag = this.api.client().get(path(search)).response().headers().firstValue("ETag").orElseThrow();
		assertThat(replace(search, "First", tag).status()).isEqualTo(200);
		replace(search, "Second", tag).failure(412);
		assertThat(this.api.client().get(path(search)).json().get("name").asString()).isEqualTo("First");
	}

	@Test
	void searchesAreLimitedInNumber() {
		IntStream.range(0, 100).forEach((number) -> save("{\"name\": \"%d\"}".formatted(number)));
		assertThat(this.api.client().send("POST", searches(), "{\"name\": \"One more\"}").failure(400)).contains("100");
	}

	/** Nothing is indexed meanwhile. */
	@Test
	void feedNamesTheSearchesThatAnUpdateMatches() {
		String words = id(save("{\"name\": \"Words\", \"search\": \"qualif zirconia\"}"));
		String urgent = id(save("{\"name\": \"Urgent\", \"priority\": [\"urgent\"], \"source\": [\"mdcg\"]}"));
		save("{\"name\": \"Other\", \"geography\": [\"CA\"]}");
		String cursor = end();
		UUID update = publish("Zirconia heads");
		UUID other = publish("Titanium stems");
		assertThat(matches(cursor, update)).containsExactly(words);
		assertThat(matches(cursor, other)).isEmpty();
		this.api.publications().assess(this.workspace, update, "applicable", "urgent");
		assertThat(matches(cursor, update)).containsExactlyInAnyOrder(words, urgent);
		retract(update);
		retract(other);
	}

	@Test
	void feedWhenRestrictedHasTheMatchesAndWhatIsGone() {
		String search = id(save("{\"name\": \"Words\", \"search\": \"zirconia\"}"));
		String cursor = end();
		UUID other = publish("Titanium stems");
		UUID update = publish("Zirconia heads");
		JsonNode first = read("limit=1&savedSearch=" + search + "&after=" + cursor);
		assertThat(types(first)).containsExactly("update.created updates/" + update);
		retract(other);
		retract(update);
		JsonNode page = read("savedSearch=" + search + "&after=" + first.get("cursor").asString());
		assertThat(types(page)).containsExactly("update.retracted updates/" + other,
				"update.retracted updates/" + update);
		assertThat(types(read("savedSearch=%s&after=%s".formatted(search, page.get("cursor").asString())))).isEmpty();
	}

	@Test
	void feedWhenRestrictedToAnUnknownSearchIsRefused() {
		assertThat(this.api.client().get(this.workspace + "/changes?savedSearch=nonsense").failure(400))
			.contains("savedSearch");
		String foreign = id(save("{\"name\": \"All\"}"));
		this.api.client().get(this.api.everything() + "/changes?savedSearch=" + foreign).failure(400);
	}

	@Test
	void searchThatAWebhookDeliversIsKept() {
		JsonNode search = save("{\"name\": \"All\"}");
		String body = "{\"url\": \"%s\", \"workspaceId\": %s, \"savedSearchId\": \"%s\"}";
		String id = "\"%s\"".formatted(this.workspace.substring(this.workspace.lastIndexOf('/') + 1));
		JsonNode webhook = this.api.client()
			.send("POST", "/api/webhooks", body.formatted(Samples.RECEIVER, id, id(search)))
			.json();
		assertThat(webhook.at("/webhook/savedSearchId").asString()).isEqualTo(id(search));
		assertThat(this.api.client().send("DELETE", path(search), "").failure(409)).contains("webhook");
		assertThat(this.api.client()
			.send("POST", "/api/webhooks", body.formatted(Samples.RECEIVER, "null", id(search)))
			.failure(400)).contains("savedSearchId");
		assertThat(this.api.client().send("DELETE", this.workspace, "").status()).isEqualTo(204);
	}

	private JsonNode save(String body) {
		Answer answer = this.api.client().send("POST", searches(), body);
		assertThat(answer.status()).as(answer.body()).isEqualTo(201);
		return answer.json();
	}

	private Answer replace(JsonNode search, String name, String tag) {
		return this.api.client()
			.send("PUT", path(search), "{\"name\": \"%s\"}".formatted(name), "Content-Type", "application/json",
					"If-Match", tag);
	}

	private UUID publish(String title) {
		return this.api.publications().update(this.api.software(), "status_change", title, "2026-01-01T00:00:00Z");
	}

	private void retract(UUID update) {
		this.api.publications()
			.jdbc()
			.sql("UPDATE reference_update SET retracted_at = now(), retraction_reason = 'Test' WHERE id = :id")
			.param("id", update)
			.update();
	}

	private List<String> matches(String cursor, UUID update) {
		return read("after=" + cursor).get("events")
			.valueStream()
			.filter((event) -> event.at("/data/id").asString().equals(update.toString()))
			.findFirst()
			.orElseThrow()
			.at("/data/savedSearches")
			.valueStream()
			.map(JsonNode::asString)
			.toList();
	}

	private String end() {
		return read("limit=1000").get("cursor").asString();
	}

	private JsonNode read(String query) {
		return this.api.client().get(this.workspace + "/changes?" + query).json();
	}

	private static List<String> types(JsonNode page) {
		return page.get("events")
			.valueStream()
			.map((event) -> event.get("type").asString() + " " + event.get("subject").asString())
			.toList();
	}

	private String searches() {
		return this.workspace + "/searches";
	}

	private String path(JsonNode search) {
		return searches() + "/" + id(search);
	}

	private static String id(JsonNode search) {
		return search.get("id").asString();
	}

}
