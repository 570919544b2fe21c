package io.regwatch.api;

import java.nio.file.Path;
import java.util.Map;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** CORS with preflight requests. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CrossOriginIT {

	private static final String LIST = "/api/workspaces";

	private static final String[] PREFLIGHT = { "Origin", "https://app.example.org", "Access-Control-Request-Method",
			"PATCH", "Access-Control-Request-Headers", "content-type, x-api-key" };

	private TestStores stores;

	private TestApplication application;

	private ApiClient client;

	private ApiClient anonymous;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.complete(this.stores,
				Map.of("regwatch.api.cors.allowed-origins", "https://app.example.org,http://localhost:3000"));
		this.anonymous = new ApiClient(this.application.port(), "");
		this.client = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Acme", null).key());
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@Test
	void questionWhenTheOriginIsNamedIsAnsweredWithoutAKey() {
		Answer answer = this.anonymous.send("OPTIONS", LIST, "", PREFLIGHT);
		assertThat(answer.status()).isEqualTo(200);
		assertThat(header(answer, "Access-Control-Allow-Origin")).isEqualTo("https://app.example.org");
		assertThat(header(answer, "Access-Control-Allow-Methods")).contains("PATCH", "PUT");
		assertThat(header(answer, "Access-Control-Allow-Headers")).containsIgnoringCase("x-api-key");
		assertThat(header(answer, "Access-Control-Allow-Credentials")).isEmpty();
	}

	@Test
	void requestWhenTheOriginIsNamedCanBeReadAlsoIfItFails() {
		Answer answer = this.client.send("GET", LIST, "", "Origin", "http://localhost:3000");
		assertThat(answer.status()).isEqualTo(200);
		assertThat(header(answer, "Access-Control-Allow-Origin")).isEqualTo("http://localhost:3000");
		assertThat(header(answer, "Access-Control-Expose-Headers")).contains("Link", "ETag", "Retry-After");
		Answer refused = this.anonymous.send("GET", LIST, "", "Origin", "http://localhost:3000");
		refused.failure(401);
		assertThat(header(refused, "Access-Control-Allow-Origin")).isEqualTo("http://localhost:3000");
	}

	@Test
	void requestWhenTheOriginIsAnotherIsRefusedInTheOneBody() {
		String profile = this.client.newWorkspace() + "/profile";
		Answer answer = this.client.send("GET", profile, "", "Origin", "https://evil.example");
		assertThat(answer.failure(403)).contains("origin");
		assertThat(header(answer, "Access-Control-Allow-Origin")).isEmpty();
		assertThat(this.client.get(profile).status()).isEqualTo(200);
	}

	@Test
	void originWhenNoneIsConfiguredIsNotTalkedAbout() {
		try (TestApplication closed = TestApplication.complete(this.stores, Map.of())) {
			ApiClient there = new ApiClient(closed.port(), this.client.key());
			Answer answer = there.send("GET", LIST, "", "Origin", "https://app.example.org");
			assertThat(answer.status()).isEqualTo(200);
			assertThat(answer.response().headers().map().keySet())
				.noneMatch((name) -> name.startsWith("access-control"));
			new ApiClient(closed.port(), "").send("OPTIONS", LIST, "", PREFLIGHT).failure(401);
		}
	}

	private static String header(Answer answer, String name) {
		return answer.response().headers().firstValue(name).orElse("");
	}

}
