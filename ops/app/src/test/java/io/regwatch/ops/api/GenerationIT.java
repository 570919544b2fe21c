package io.regwatch.ops.api;

import io.regwatch.api.ApiClient;
import io.regwatch.api.Answer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.http.StubSite;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.WorkerSchedulers;
import io.regwatch.scheduling.Workers;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.quartz.SchedulerException;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Profiles made from websites while a client waits. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GenerationIT {

	private static final String LEFT = """
			SELECT (SELECT count(*) FROM work_request WHERE kind = 'generate_profile') + (SELECT count(*) FROM qrtz_triggers)
			""";

	private final StubSite site = new StubSite();

	private final StubSite otherSite = new StubSite();

	private TestStores stores;

	private TestApplication application;

	private ApiClient client;

	private String workspace;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.complete(this.stores,
				Map.of("regwatch.api.generation.timeout", "6s", "regwatch.api.profile.assess-within", "0s",
						"regwatch.website.allowed-private-origins", this.site.uri("") + "," + this.otherSite.uri(""),
						"spring.datasource.hikari.maximum-pool-size", "4", "regwatch.api.generation.max-per-client",
						"12", "regwatch.work.clock-check-interval", "1h"));
		this.client = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Acme", null).key());
	}

	@AfterAll
	void stop() {
		this.application.close();
		this.site.close();
		this.otherSite.close();
	}

	@BeforeEach
	void beginAnew() throws SchedulerException {
		Workers.rest(this.application);
		this.stores.clear();
		this.workspace = this.client.newWorkspace();
	}

	@Test
	void generateReplacesTheProfileAndAnswersIt() {
		this.application.bean(WorkerSchedulers.class).start();
		this.client.send("PATCH", this.workspace + "/profile",
				"{\"markets\": [\"JP\"], \"products\": [{\"name\": \"Old\"}]}");
		this.site.page("/both", "text/html", """
				<html><head><meta name="description" content="Acme makes sterile catheters."></head>
				<body><p>Our catheters are CE marked and FDA cleared.</p></body></html>""");
		Answer answer = generate("/both");
		assertThat(answer.status()).isEqualTo(200);
		JsonNode profile = answer.json();
		assertThat(profile.get("markets").toString()).isEqualTo("[\"EU\",\"US\"]");
		assertThat(profile.get("deviceCharacteristics").toString()).isEqualTo("[\"invasive\",\"sterile\"]");
		assertThat(profile.get("companyDescription").asString()).startsWith("Acme makes sterile catheters.");
		assertThat(profile.get("products")).isEmpty();
		assertThat(this.client.get(this.workspace + "/profile").json()).isEqualTo(profile);
		assertThat(this.stores.jdbc().sql("SELECT version FROM profile").query(Long.class).single()).isEqualTo(3);
		awaitNothingLeft();
	}

	@Test
	void generateWhenWebsiteGivesNothingAnswersWhyAndChangesNothing() {
		this.application.bean(WorkerSchedulers.class).start();
		this.client.send("PATCH", this.workspace + "/profile", "{\"markets\": [\"JP\"]}");
		this.site.page("/file", "application/pdf", "%PDF-1.7");
		assertThat(generate("/file").failure(502)).contains("not an HTML page");
		assertThat(generate("/none").failure(502)).contains("There is no page");
		assertThat(post("http://127.0.0.1:1/").failure(400)).contains("'url'", "public web");
		assertThat(post("http://10.0.0.1/").failure(400)).contains("'url'");
		assertThat(this.client.get(this.workspace + "/profile").body()).contains("\"markets\":[\"JP\"]");
		awaitNothingLeft();
	}

	@Test
	void generateWhenAddressIsNoneIsRefusedAtOnce() {
		for (String url : new String[] { "", "ftp://acme.example", "http://", "http://a b", "http://acme.example:65536",
				"http://u:p@acme.example" }) {
			assertThat(post(url).failure(400)).contains("'url'");
		}
		assertThat(this.client.send("POST", this.workspace + "/profile/generate", "{}").failure(400)).contains("'url'");
		assertThat(this.stores.jdbc().sql(LEFT).query(Long.class).single()).isZero();
	}

	@Test
	void generateWhenItTakesTooLongIsGivenUpAndWhatComesLateIsDiscarded() throws InterruptedException {
		CountDownLatch late = new CountDownLatch(1);
		this.site.on("/late", (exchange) -> {
			awaitQuietly(late);
			StubSite.answer(exchange, 200, "text/html", "<html><body><p>CE marked</p></body></html>");
		});
		this.application.bean(WorkerSchedulers.class).start();
		assertThat(generate("/late").failure(504)).contains("not ready in time");
		late.countDown();
		awaitNothingLeft();
		assertThat(this.client.get(this.workspace + "/profile").body()).contains("\"markets\":[]");
	}

	@Test
	void generateWhenManyWaitHoldsNoConnection() {
		List<CompletableFuture<Answer>> waiting = IntStream.range(0, 12)
			.mapToObj((_) -> CompletableFuture.supplyAsync(() -> generate("/waiting"),
					Executors.newVirtualThreadPerTaskExecutor()))
			.toList();
		await().atMost(Duration.ofSeconds(5)).until(() -> countGenerations() == 12);
		assertThat(this.client.get(this.workspace + "/profile").status()).isEqualTo(200);
		waiting.forEach((one) -> one.join().failure(504));
	}

	@Test
	void generateWhenTheBudgetIsUsedUpAndTheModelIsOfflineMakesAProfile() {
		this.stores.jdbc()
			.sql("INSERT INTO model_spend (day, tokens) SELECT CAST(now() AT TIME ZONE 'UTC' AS date), 200000000")
			.update();
		this.site.page("/budget", "text/html", "<html><body><p>Our catheters are FDA cleared.</p></body></html>");
		this.application.bean(WorkerSchedulers.class).start();
		assertThat(generate("/budget").status()).isEqualTo(200);
	}

	@Test
	void generateWhenAClientWaitsForManySlowSitesIsRefusedToItAndServedToOthers() {
		CountDownLatch late = new CountDownLatch(1);
		this.site.on("/many", (exchange) -> {
			awaitQuietly(late);
			StubSite.answer(exchange, 200, "text/html", "<html><body><p>CE marked</p></body></html>");
		});
		this.otherSite.page("/many", "text/html", "<html><body><p>Our catheters are FDA cleared.</p></body></html>");
		this.application.bean(WorkerSchedulers.class).start();
		List<CompletableFuture<Answer>> waiting = IntStream.range(0, 12)
			.mapToObj((_) -> CompletableFuture.supplyAsync(() -> generate("/many"),
					Executors.newVirtualThreadPerTaskExecutor()))
			.toList();
		await().atMost(Duration.ofSeconds(5)).until(() -> countGenerations() == 12);
		Answer refused = generate("/many");
		assertThat(refused.failure(429)).contains("12 profiles");
		assertThat(refused.response().headers().firstValueAsLong("Retry-After")).hasValue(5);
		ApiClient other = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Other", null).key());
		assertThat(other
			.send("POST", other.newWorkspace() + "/profile/generate",
					"{\"url\": \"%s\"}".formatted(this.otherSite.uri("/many")))
			.status()).isEqualTo(200);
		late.countDown();
		waiting.forEach(CompletableFuture::join);
		awaitNothingLeft();
	}

	private static void awaitQuietly(CountDownLatch latch) {
		try {
			latch.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private long countGenerations() {
		return this.stores.jdbc()
			.sql("SELECT count(*) FROM work_request WHERE kind = 'generate_profile'")
			.query(Long.class)
			.single();
	}

	private Answer generate(String path) {
		return post(this.site.uri(path).toString());
	}

	private Answer post(String url) {
		return this.client.send("POST", this.workspace + "/profile/generate", "{\"url\": \"%s\"}".formatted(url));
	}

	private void awaitNothingLeft() {
		await().atMost(Duration.ofSeconds(30))
			.until(() -> this.stores.jdbc().sql(LEFT).query(Long.class).single() == 0);
	}

}
