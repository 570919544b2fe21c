package io.regwatch.api;

import io.regwatch.store.Publications;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.search.index.Reindex;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Responses while a store is unavailable: errors, never incomplete lists. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BrokenStoresIT {

	private static final int COUNT = 2500;

	private TestStores stores;

	private Relay index;

	private Relay database;

	private TestApplication application;

	private ApiClient client;

	private String workspace;

	private UUID reference;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		URI elasticsearch = URI.create(this.stores.elasticsearchUris().split(",", 2)[0]);
		URI postgres = URI.create(this.stores.database().url().substring("jdbc:".length()));
		this.index = new Relay(elasticsearch.getHost(), elasticsearch.getPort());
		this.database = new Relay(postgres.getHost(), postgres.getPort());
		this.application = TestApplication.complete(this.stores, Map.of("regwatch.search.uris",
				"http://127.0.0.1:" + this.index.port(), "spring.datasource.url",
				this.stores.database().url().replace(postgres.getAuthority(), "127.0.0.1:" + this.database.port()),
				"spring.datasource.hikari.connection-timeout", "1000", "regwatch.api.store-timeout", "4s",
				"regwatch.encryption.keys", ""));
		this.client = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Acme", null).key());
		publish(new Publications(this.stores.jdbc()));
	}

	private void publish(Publications publications) {
		publications.source("mdcg", "EU", "public");
		this.reference = publications.reference("mdcg", "MDCG 2019-11", "guidance", "Software");
		publications.updates(this.reference, COUNT);
		this.application.bean(Reindex.class).reindex((done, total) -> {
		});
		this.workspace = this.client.newWorkspace();
		this.client.send("PATCH", this.workspace + "/subscriptions",
				"{\"sources\": [{\"sourceId\": \"mdcg\", \"status\": \"subscribed\"}]}");
	}

	@AfterEach
	void repair() {
		this.index.repair();
		this.database.repair();
	}

	@AfterAll
	void stop() {
		this.application.close();
		this.index.close();
		this.database.close();
	}

	@Test
	void listWhenIndexStoppedIsUnavailableButDetailsAreNot() {
		this.index.cutAfter(0);
		assertThat(this.client.get(this.workspace + "/updates").failure(503)).contains("try again");
		this.client.get(this.workspace + "/updates?limit=5").failure(503);
		this.client.get(this.workspace + "/references").failure(503);
		assertThat(this.client.get(this.workspace + "/references/" + this.reference).status()).isEqualTo(200);
		this.index.repair();
		assertThat(this.client.get(this.workspace + "/references").json().size()).isOne();
	}

	@Test
	void pageWithAStatusNeedsNoIndex() {
		this.index.cutAfter(0);
		Answer page = this.client.get(this.workspace + "/updates?status=applicable&limit=5");
		assertThat(page.status()).isEqualTo(200);
		assertThat(page.json().size()).as("nothing is assessed").isZero();
	}

	@Test
	void webhookWhenNoKeyEncryptsItsSecretIsUnavailable() {
		assertThat(this.client.send("POST", "/api/webhooks", "{\"url\": \"https://example.org/hook\"}").failure(503))
			.contains("regwatch.encryption.keys");
		assertThat(this.client.get("/api/webhooks").json().size()).isZero();
	}

	@Test
	void listWhenCompleteIsCompressedForWhoLikesIt() {
		Answer packed = this.client.send("GET", this.workspace + "/updates", "", "Accept-Encoding", "gzip");
		assertThat(packed.response().headers().firstValue("Content-Encoding")).hasValue("gzip");
		assertThat(packed.response().headers().firstValue("ETag")).isEmpty();
		Answer page = this.client.send("GET", this.workspace + "/updates?limit=100", "", "Accept-Encoding", "gzip");
		assertThat(page.response().headers().firstValue("Content-Encoding")).hasValue("gzip");
		assertThat(page.response().headers().firstValue("ETag")).isPresent();
	}

	@Test
	void listWhenIndexStopsOnTheWayBreaksTheConnection() throws Exception {
		assertThat(this.client.get(this.workspace + "/updates").json().size()).isEqualTo(COUNT);
		this.index.cutAfter(2);
		StringBuilder received = new StringBuilder();
		try (HttpClient http = HttpClient.newHttpClient()) {
			InputStream body = http
				.send(HttpRequest
					.newBuilder(URI.create("http://127.0.0.1:" + this.application.port() + this.workspace + "/updates"))
					.header("X-API-Key", this.client.key())
					.build(), BodyHandlers.ofInputStream())
				.body();
			assertThatThrownBy(() -> read(body, received)).isInstanceOf(IOException.class);
		}
		assertThat(received.toString()).startsWith("[{").contains("Number 1500").doesNotContain("statusCode");
		assertThat(received.toString().strip()).doesNotEndWith("]");
	}

	@Test
	void listWhenIndexStopsAfterTheLastPageIsWhole() {
		this.index.cutAfter(4);
		assertThat(this.client.get(this.workspace + "/updates").json().size()).isEqualTo(COUNT);
		this.index.cutAfter(1);
		assertThat(this.client.get(this.workspace + "/updates?limit=5").json().size()).isEqualTo(5);
	}

	@Test
	void listWhenNothingWasSentYetIsOnlyTheFailure() {
		this.stores.jdbc()
			.sql("UPDATE reference_update SET retracted_at = now(), retraction_reason = 'test' WHERE published_at > '2025-12-31Z'::timestamptz - interval '3 hours'")
			.update();
		try {
			this.index.cutAfter(1);
			this.client.get(this.workspace + "/updates").failure(503);
		}
		finally {
			this.stores.jdbc()
				.sql("UPDATE reference_update SET retracted_at = NULL, retraction_reason = NULL")
				.update();
		}
	}

	@Test
	void requestWhenDatabaseStoppedIsUnavailable() {
		this.database.cutAfter(0);
		this.client.get(this.workspace + "/updates").failure(503);
		this.client.get("/api/workspaces").failure(503);
		this.database.repair();
		assertThat(this.client.get("/api/workspaces").json().size()).isOne();
	}

	@Test
	void requestWhenAStoreHangsIsUnavailableSoon() {
		this.client.get(this.workspace + "/updates?limit=1");
		this.index.freeze();
		assertUnavailableSoon(this.workspace + "/updates?limit=1");
		assertUnavailableSoon(this.workspace + "/references");
		assertUnavailableSoon(this.workspace + "/references?search=MDCG%202019-11");
		assertUnavailableSoon(this.workspace + "/references?search=software&searchIn=meaning");
		this.index.repair();
		this.database.freeze();
		assertUnavailableSoon("/api/workspaces");
		assertUnavailableSoon("/actuator/health/readiness");
		assertThat(this.client.get("/actuator/health/liveness").status()).isEqualTo(200);
		this.database.repair();
		assertThat(this.client.get(this.workspace + "/references").json().size()).isOne();
	}

	private void assertUnavailableSoon(String path) {
		long begin = System.nanoTime();
		Answer answer = this.client.get(path);
		assertThat(answer.failure(503)).contains("try again");
		assertThat(answer.response().headers().firstValue("Retry-After")).isPresent();
		assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(10));
	}

	private static void read(InputStream body, StringBuilder received) throws IOException {
		byte[] buffer = new byte[1 << 16];
		for (int read = body.read(buffer); read >= 0; read = body.read(buffer)) {
			received.append(new String(buffer, 0, read, StandardCharsets.UTF_8));
		}
	}

}
