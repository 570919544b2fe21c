package io.regwatch.ops.api;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;

import io.regwatch.api.ApiClient;
import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.WorkerSchedulers;
import io.regwatch.store.Publications;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * A workspace that was deleted is in no table, index or file, neither by its id nor by
 * what its client wrote; the feed does not know it. What remains is documented.
 */
class WorkspaceDeletionIT {

	private static final String TOLD = "Zirconia-implants-of-Acme";

	private static final String TABLES = """
			SELECT tablename
			FROM pg_tables
			WHERE schemaname = 'public'
			ORDER BY 1
			""";

	/** Ids that are kept for their retention period: who did what, and what ran when. */
	private static final List<String> KEPT = List.of("audit_event", "batch_job_execution_params", "webhook_delivery");

	@TempDir
	private Path directory;

	@Test
	@Tag("trust")
	void workspaceWhenDeletedIsNowhere() throws Exception {
		TestStores stores = TestStores.in(this.directory);
		try (WebhookReceiver receiver = new WebhookReceiver();
				TestApplication application = TestApplication.complete(stores,
						Map.of("regwatch.webhooks.allowed-private-origins", receiver.origin(),
								"regwatch.webhooks.poll-interval", "100ms", "regwatch.api.profile.assess-within",
								"1s"))) {
			receiver.start();
			application.bean(WorkerSchedulers.class).start();
			ApiClient client = new ApiClient(application.port(),
					application.bean(ApiKeys.class).create("Acme", null).key());
			String workspace = use(client, receiver, new Publications(stores.jdbc()));
			String id = workspace.substring(workspace.lastIndexOf('/') + 1);
			assertThat(tables(stores, id)).contains("workspace", "profile", "assessment", "review", "saved_search",
					"source_subscription", "webhook_endpoint", "idempotent_request");
			assertThat(client.send("DELETE", workspace, "").status()).isEqualTo(204);
			await().atMost(Duration.ofMinutes(2)).untilAsserted(() -> {
				assertThat(tables(stores, id)).isSubsetOf(KEPT);
				assertThat(tables(stores, TOLD)).isEmpty();
			});
			assertThat(indexed(stores)).doesNotContain(id, TOLD);
			assertThat(files()).noneMatch((content) -> content.contains(id) || content.contains(TOLD));
			assertThat(client.get(workspace + "/changes").status()).isEqualTo(403);
		}
	}

	/** Everything that a client can leave in a workspace. */
	private static String use(ApiClient client, WebhookReceiver receiver, Publications publications) {
		publications.source("mdcg", "EU", "public");
		UUID update = publications.update(publications.reference("mdcg", "MDCG 2019-11", "guidance", "Software"),
				"new_publication", "Software", "2026-01-01T00:00:00Z");
		String workspace = "/api/workspaces/" + client
			.send("POST", "/api/workspaces", "{\"name\": \"%s\"}".formatted(TOLD), "Content-Type", "application/json",
					"Idempotency-Key", "made-once")
			.json()
			.get("id")
			.asString();
		String all = "{\"url\": \"%s/%s\", \"workspaceId\": %s}";
		client.send("POST", "/api/webhooks",
				all.formatted(receiver.origin(), "own", "\"" + workspace.substring(16) + "\""));
		client.send("POST", "/api/webhooks", all.formatted(receiver.origin(), "all", "null"));
		client.send("PATCH", workspace + "/profile", """
				{"companyDescription": "%s", "markets": ["EU"], "products": [{"name": "%s"}]}""".formatted(TOLD, TOLD));
		client.send("PATCH", workspace + "/subscriptions",
				"{\"sources\": [{\"sourceId\": \"mdcg\", \"status\": \"subscribed\"}]}");
		client.send("POST", workspace + "/searches", "{\"name\": \"%s\", \"search\": \"%s\"}".formatted(TOLD, TOLD),
				"Content-Type", "application/json", "Idempotency-Key", "searched-once");
		await().atMost(Duration.ofMinutes(1)).until(() -> receiver.received().size() > 1);
		publications.assess(workspace, update, "applicable", "high");
		String review = "%s/updates/%s/review".formatted(workspace, update);
		String context = client.get(review).json().get("contextId").toString();
		assertThat(client
			.send("PUT", review,
					"""
							{"status": "applicable", "priority": "urgent", "note": "%s", "basedOn": %s}"""
						.formatted(TOLD, context))
			.status()).isEqualTo(200);
		return workspace;
	}

	private static List<String> tables(TestStores stores, String text) {
		return stores.jdbc()
			.sql(TABLES)
			.query(String.class)
			.list()
			.stream()
			.filter((table) -> stores.jdbc()
				.sql("SELECT EXISTS (SELECT FROM %s AS found WHERE to_jsonb(found)::text ~ :text)".formatted(table))
				// Bytes are written in digits.
				.param("text", text + "|" + HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8)))
				.query(Boolean.class)
				.single())
			.toList();
	}

	private static String indexed(TestStores stores) throws IOException, InterruptedException {
		try (HttpClient http = HttpClient.newHttpClient()) {
			return http
				.send(stores.searchRequest("/%s-*/_search?size=1000".formatted(stores.indexPrefix())).build(),
						BodyHandlers.ofString())
				.body();
		}
	}

	private List<String> files() throws IOException {
		List<String> contents = new ArrayList<>();
		try (Stream<Path> files = Files.walk(this.directory)) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				contents.add(Files.readString(file, StandardCharsets.ISO_8859_1));
			}
		}
		return contents;
	}

}
