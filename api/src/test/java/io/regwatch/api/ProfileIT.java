package io.regwatch.api;

import java.util.List;
import java.util.UUID;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** The profile of a workspace, as clients read and change it. */
@ExtendWith(PublishedApi.class)
@ResourceLock(value = PublishedApi.ROWS, mode = ResourceAccessMode.READ)
class ProfileIT {

	private final PublishedApi.Api api;

	private final String workspace;

	ProfileIT(PublishedApi.Api api) {
		this.api = api;
		this.workspace = api.client().newWorkspace();
	}

	@Test
	void profileWhenNewIsEmptyAndOnboarded() {
		JsonNode profile = get();
		assertThat(profile.propertyNames()).containsExactly("id", "companyDescription", "onboardingCompleted",
				"markets", "riskClassifications", "deviceCharacteristics", "therapeuticAreas", "products");
		assertThat(profile.toString()).endsWith("""
				"companyDescription":null,"onboardingCompleted":true,"markets":[],"riskClassifications":[],\
				"deviceCharacteristics":[],"therapeuticAreas":[],"products":[]}""");
		assertThat(version()).isOne();
	}

	@Test
	void profileWhenPatchedKeepsWhatIsAbsent() {
		Answer first = patch(
				"""
						{"companyDescription": "Größe 😀", "markets": ["EU", "US", "INT"], "riskClassifications": ["Class III"]}""");
		assertThat(first.status()).isEqualTo(200);
		Answer second = patch("{\"deviceCharacteristics\": [\"sterile\"], \"therapeuticAreas\": [], \"novel\": 1}");
		assertThat(second.json()).isEqualTo(get());
		assertThat(second.body()).contains("""
				"companyDescription":"Größe 😀","onboardingCompleted":true,"markets":["EU","US","INT"],\
				"riskClassifications":["Class III"],"deviceCharacteristics":["sterile"],"therapeuticAreas":[]""");
		assertThat(patch("{\"companyDescription\": null, \"markets\": []}").body())
			.contains("\"companyDescription\":null", "\"markets\":[]", "\"riskClassifications\":[\"Class III\"]");
		assertThat(version()).isEqualTo(4);
	}

	@Test
	void versionWhenNothingChangesStays() {
		String body = "{\"markets\": [\"EU\"], \"products\": [{\"name\": \"Stem\"}]}";
		String id = patch(body).json().at("/products/0/id").asString();
		patch("{}");
		patch("{\"markets\": [\"EU\"], \"products\": [{\"id\": \"%s\", \"name\": \"Stem\"}]}".formatted(id));
		assertThat(version()).isEqualTo(2);
	}

	@Test
	void patchWithIfMatchIsRefusedWhenTheProfileHasChanged() {
		String path = this.workspace + "/profile";
		String tag = this.api.client().get(path).response().headers().firstValue("ETag").orElseThrow();
		assertThat(tag).startsWith("\"");
		assertThat(patchIf(path, "W/" + tag, "{\"markets\": [\"EU\"]}").status()).isEqualTo(412);
		assertThat(this.api.client().send("GET", path, "", "If-None-Match", tag).status()).isEqualTo(304);
		assertThat(patchIf(path, tag, "{\"markets\": [\"EU\"]}").status()).isEqualTo(200);
		assertThat(patchIf(path, tag, "{\"markets\": [\"US\"]}").failure(412)).contains("If-Match");
		assertThat(patchIf(path, "nonsense", "{\"markets\": [\"US\"]}").status()).isEqualTo(412);
		assertThat(get().at("/markets/0").asString()).isEqualTo("EU");
		assertThat(patchIf(path, "*", "{\"markets\": [\"CA\"]}").status()).isEqualTo(200);
		assertThat(patch("{\"markets\": [\"US\"]}").status()).isEqualTo(200);
	}

	@Test
	void patchOfSubscriptionsWithIfMatchIsRefusedWhenTheyHaveChanged() {
		String path = this.workspace + "/subscriptions";
		String body = "{\"sources\": [{\"sourceId\": \"hc\", \"status\": \"subscribed\"}]}";
		String tag = this.api.client().get(path).response().headers().firstValue("ETag").orElseThrow();
		assertThat(patchIf(path, "W/" + tag, body).status()).isEqualTo(412);
		assertThat(patchIf(path, "\"other\", " + tag, body).status()).isEqualTo(200);
		assertThat(patchIf(path, tag, body.replace("subscribed", "unsubscribed")).status()).isEqualTo(412);
		assertThat(this.api.client().get(path).body()).contains("\"subscribed\"");
	}

	private Answer patchIf(String path, String tag, String body) {
		return this.api.client().send("PATCH", path, body, "Content-Type", "application/json", "If-Match", tag);
	}

	@Test
	void productsWhenPatchedAreCreatedUpdatedMovedAndDeleted() {
		JsonNode first = patch("""
				{"products": [{"name": "A", "description": "About A"}, {"name": "B"}, {"name": "C", "position": 7}]}""")
			.json();
		assertThat(products(first)).containsExactly("A/About A/0", "B//1", "C//2");
		String a = first.at("/products/0/id").asString();
		String c = first.at("/products/2/id").asString();
		JsonNode second = patch("""
				{"products": [{"id": "%s", "name": "C2", "description": "About C"}, {"name": "D"}, {"id": "%s"}]}"""
			.formatted(c, a)).json();
		assertThat(products(second)).containsExactly("C2/About C/0", "D//1", "A/About A/2");
		assertThat(second.at("/products/0/id").asString()).isEqualTo(c);
		assertThat(second).isEqualTo(get());
		assertThat(products(patch("{\"products\": []}").json())).isEmpty();
		assertThat(this.api.publications()
			.jdbc()
			.sql("SELECT count(*) FROM product WHERE workspace_id = :id")
			.param("id", id())
			.query(Integer.class)
			.single()).isZero();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '#', value = { "{`markets`: null} | markets",
			"{`markets`: `EU`} | markets", "{`markets`: [null]} | markets[0]", "{`markets`: [`EU`, `XX`]} | XX",
			"{`markets`: [`eu`]} | eu", "{`riskClassifications`: [`a`, ` `]} | riskClassifications[1]",
			"{`therapeuticAreas`: [5]} | therapeuticAreas", "{`therapeuticAreas`: null} | therapeuticAreas",
			"{`deviceCharacteristics`: {}} | deviceCharacteristics", "{`companyDescription`: 5} | companyDescription",
			"{`companyDescription`: `\\u0000`} | companyDescription",
			"{`companyDescription`: `\\ud800`} | companyDescription", "{`products`: null} | products",
			"{`products`: [null]} | products[0]", "{`products`: [{}]} | products[0].name",
			"{`products`: [{`name`: null}]} | products[0].name", "{`products`: [{`name`: ``}]} | products[0].name",
			"{`products`: [{`name`: `A`, `description`: null}]} | products[0].description",
			"{`products`: [{`name`: `A`, `id`: null}]} | products[0].id",
			"{`products`: [{`name`: `A`}, {`name`: `A`, `id`: `nope`}]} | nope",
			"{`products`: [{`name`: `A`, `id`: `019b0000-0000-7000-8000-000000000000`}]} | 019b0000" })
	void patchWhenAFieldIsWrongNamesItAndChangesNothing(String body, String named) {
		patch("{\"markets\": [\"EU\"], \"products\": [{\"name\": \"Stem\"}]}");
		JsonNode before = get();
		String wrong = body.replace('`', '"').replaceFirst("\\{", "{\"markets2\": [\"US\"], ");
		assertThat(patch(wrong).failure(400)).contains(named);
		assertThat(get()).isEqualTo(before);
		assertThat(version()).isEqualTo(2);
	}

	@Test
	void patchWhenAProductIsThereTwiceChangesNothing() {
		String id = patch("{\"products\": [{\"name\": \"Stem\"}]}").json().at("/products/0/id").asString();
		String other = this.api.client().newWorkspace();
		assertThat(patch(
				"{\"companyDescription\": \"X\", \"products\": [{\"id\": \"%s\"}, {\"id\": \"%s\"}]}".formatted(id, id))
			.failure(400)).contains(id);
		this.api.client()
			.send("PATCH", other + "/profile", "{\"products\": [{\"id\": \"%s\"}]}".formatted(id))
			.failure(400);
		assertThat(get().get("companyDescription").isNull()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 1 })
	void patchWhenSomethingIsTooLongIsRefusedAtItsLimit(int more) {
		int expected = (more == 0) ? 200 : 400;
		assertThat(patch("{\"companyDescription\": \"%s\"}".formatted("é".repeat(10_000 + more))).status())
			.isEqualTo(expected);
		assertThat(patch("{\"riskClassifications\": [\"%s\"]}".formatted("😀".repeat(200 + more))).status())
			.isEqualTo(expected);
		assertThat(patch("{\"riskClassifications\": [%s\"a\"]}".formatted("\"a\",".repeat(499 + more))).status())
			.isEqualTo(expected);
		assertThat(patch("{\"products\": [%s{\"name\": \"%s\", \"description\": \"%s\"}]}"
			.formatted("{\"name\": \"a\"},".repeat(499), "é".repeat(200 + more), "é".repeat(10_000))).status())
			.isEqualTo(expected);
		assertThat(patch("{\"products\": [%s{\"name\": \"a\"}]}".formatted("{\"name\": \"a\"},".repeat(499 + more)))
			.status()).isEqualTo(expected);
	}

	@Test
	void generateWhenTodaysBudgetForModelsIsUsedUpIsRefusedUntilTomorrow() {
		Answer answer = generate(this.workspace, CompanyProfileHandler.OVER_BUDGET);
		assertThat(answer.failure(429)).contains("budget for language models");
		assertThat(answer.response().headers().firstValueAsLong("Retry-After")).hasValue(4711);
		assertThat(generate(this.workspace, "/").status()).isEqualTo(200);
	}

	private Answer generate(String of, String path) {
		return this.api.client()
			.send("POST", of + "/profile/generate", "{\"url\": \"%s\"}".formatted(this.api.company().uri(path)));
	}

	private static List<String> products(JsonNode profile) {
		return profile.get("products")
			.valueStream()
			.map((one) -> one.get("name").asString() + "/" + one.get("description").asString() + "/"
					+ one.get("position").asInt())
			.toList();
	}

	private JsonNode get() {
		return this.api.client().get(this.workspace + "/profile").json();
	}

	private Answer patch(String body) {
		return this.api.client().send("PATCH", this.workspace + "/profile", body);
	}

	private long version() {
		return this.api.publications()
			.jdbc()
			.sql("SELECT version FROM profile WHERE workspace_id = :id")
			.param("id", id())
			.query(Long.class)
			.single();
	}

	private UUID id() {
		return UUID.fromString(this.workspace.substring(this.workspace.lastIndexOf('/') + 1));
	}

}
