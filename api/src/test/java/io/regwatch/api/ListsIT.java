package io.regwatch.api;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** What all lists have in common. */
@ExtendWith(PublishedApi.class)
@ResourceLock(value = PublishedApi.ROWS, mode = ResourceAccessMode.READ)
class ListsIT {

	private final PublishedApi.Api api;

	ListsIT(PublishedApi.Api api) {
		this.api = api;
	}

	@ParameterizedTest
	@ValueSource(strings = { "/references?type=novel", "/updates?status=done", "/updates?priority=high,huge",
			"/updates?geography=XX", "/updates?publicationDateFrom=yesterday", "/updates?publicationDateTo=2026-02-30",
			"/updates?publicationDateFrom=2026-03-02&publicationDateTo=2026-03-01", "/updates?limit=0",
			"/updates?limit=1001", "/updates?cursor=x" })
	void listWhenParameterIsWrongIsABadRequest(String path) {
		assertThat(this.api.client().get(this.api.everything() + path).failure(400)).isNotBlank();
	}

	@Test
	void listWhenPagedByLinkIsTheWholeList() {
		String workspace = this.api.everything();
		for (String list : new String[] { "/updates", "/references" }) {
			StringBuilder ids = new StringBuilder();
			String next = workspace + list + "?limit=1";
			while (!next.isEmpty()) {
				Answer page = this.api.client().get(next);
				assertThat(page.json().size()).isOne();
				ids.append(page.all("/id"));
				next = page.response()
					.headers()
					.firstValue("Link")
					.map((link) -> link.replaceFirst("<(/api/.*)>; rel=\"next\"", "$1"))
					.orElse("");
			}
			assertThat(ids.toString().replace("][", ", "))
				.isEqualTo(this.api.client().get(workspace + list).all("/id").toString());
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "/updates?priorities=urgent", "/updates?Status=applicable", "/references?geography=EU" })
	void listWhenAParameterIsUnknownNamesThoseThatAreKnown(String path) {
		assertThat(this.api.client().get(this.api.everything() + path).failure(400)).contains("unknown", "search, ");
	}

	@Test
	void timestampWhenWithoutZoneIsUtc() {
		String last = "/updates?source=mdcg&publicationDateFrom=2026-03-01T23:59:59.99999";
		assertThat(this.api.all(last, "/update/title")).containsExactly("Now in force");
		assertThat(this.api.all(last + "%2B01:00", "/update/title")).containsExactly("Now in force");
		assertThat(this.api.all(last + "-00:01", "/update/title")).isEmpty();
	}

	@Test
	void cursorWhenOfAnotherListOrOfOtherFiltersIsRefused() {
		String workspace = this.api.everything();
		String cursor = cursor(workspace + "/updates?limit=1");
		assertThat(this.api.client().get(workspace + "/updates?source=&limit=2&cursor=" + cursor).status())
			.isEqualTo(200);
		for (String other : List.of("/references?", "/updates?source=hc&", "/updates?status=applicable&")) {
			assertThat(this.api.client().get(workspace + other + "cursor=" + cursor).failure(400)).contains("'cursor'");
		}
		String ofReferences = cursor(workspace + "/references?limit=1");
		this.api.client().get(workspace + "/updates?cursor=" + ofReferences).failure(400);
		this.api.client().get(workspace + "/references?type=guidance&cursor=" + ofReferences).failure(400);
		this.api.client().get(workspace + "/references?cursor=" + ofReferences.substring(3)).failure(400);
		this.api.client().get(workspace + "/references?cursor=" + ofReferences + "A").failure(400);
	}

	@Test
	void enumsOfParametersAreThoseOfTheContract() {
		String workspace = this.api.everything();
		String update = this.api.client().get(workspace + "/updates?limit=1").json().get(0).get("id").asString();
		for (Contract.Operation operation : Contract.PROMISED.operations()) {
			for (JsonNode parameter : operation.parameters("query")) {
				JsonNode schema = Contract.PROMISED.resolve(parameter.get("schema"));
				JsonNode values = Contract.PROMISED.resolve(schema.path("items")).path("enum");
				List<String> allowed = (values.isMissingNode() ? schema.path("enum") : values).valueStream()
					.map(JsonNode::asString)
					.toList();
				if (!allowed.isEmpty()) {
					String path = operation.path()
						.replace("/api/workspaces/{workspaceId}", workspace)
						.replace("{updateId}", update) + "?" + parameter.get("name").asString() + "=";
					allowed.forEach((value) -> assertThat(this.api.client().get(path + value).status()).isEqualTo(200));
					assertThat(this.api.client().get(path + "novel").failure(400))
						.contains(parameter.get("name").asString())
						.contains(allowed);
				}
			}
		}
	}

	@Test
	void searchWhenItHasManyWordsIsStillASearch() {
		String words = "a+".repeat(499) + "b";
		assertThat(this.api.client().get(this.api.everything() + "/updates?search=" + words).body()).isEqualTo("[]");
		assertThat(this.api.client().get(this.api.everything() + "/references?search=" + words).body()).isEqualTo("[]");
		this.api.client().get(this.api.everything() + "/references?search=" + words + "+c").failure(400);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/subscriptions", "/profile", "/updates?limit=1", "/references?limit=1000" })
	void answerWhenAskedForAgainIsNotSentTwice(String path) {
		Answer first = this.api.client().get(this.api.everything() + path);
		String tag = first.response().headers().firstValue("ETag").orElseThrow();
		assertThat(first.response().headers().firstValue("Cache-Control")).hasValue("private, no-cache");
		String uri = first.response().uri().toString().replaceFirst("https?://[^/]*", "");
		Answer again = this.api.client().send("GET", uri, "", "If-None-Match", tag);
		assertThat(again.status()).isEqualTo(304);
		assertThat(again.body()).isEmpty();
		assertThat(this.api.client().send("GET", uri, "", "If-None-Match", "W/\"other\"").status()).isEqualTo(200);
	}

	@Test
	void answerWhenSomethingChangedHasAnotherTag() {
		String workspace = this.api.everything();
		String update = workspace + "/updates/" + this.api.softwareRevised();
		String tag = this.api.client().get(update).response().headers().firstValue("ETag").orElseThrow();
		this.api.publications().assess(workspace, this.api.softwareRevised(), "applicable", "high");
		assertThat(this.api.client().send("GET", update, "", "If-None-Match", tag).status()).isEqualTo(200);
	}

	@Test
	void listWhenOnlyItsHeadersAreWantedSendsThem() {
		Answer head = this.api.client().send("HEAD", this.api.everything() + "/updates", "");
		assertThat(head.status()).isEqualTo(200);
		assertThat(head.response().headers().firstValue("Content-Type")).hasValue("application/json");
		assertThat(head.body()).isEmpty();
	}

	private String cursor(String path) {
		return this.api.client()
			.get(path)
			.response()
			.headers()
			.firstValue("Link")
			.map((link) -> link.replaceFirst(".*[?&]cursor=([^&>]*).*", "$1"))
			.orElseThrow();
	}

}
