package io.regwatch.ops.api;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;

import io.regwatch.api.ApiClient;
import io.regwatch.api.RandomChanges;
import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.WorkerSchedulers;
import io.regwatch.store.Publications;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Changes that workers deliver to receivers. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WebhookIT {

	private static final Duration TIMEOUT = Duration.ofMinutes(2);

	private final long seed = ThreadLocalRandom.current().nextLong();

	private final WebhookReceiver receiver = new WebhookReceiver();

	private TestApplication application;

	private Publications publications;

	private ApiClient client;

	private UUID reference;

	@BeforeAll
	void start(@TempDir Path directory) {
		TestStores stores = TestStores.in(directory);
		this.application = TestApplication.complete(stores,
				Map.of("regwatch.webhooks.allowed-private-origins", this.receiver.origin(),
						"regwatch.webhooks.poll-interval", "100ms", "regwatch.webhooks.timeout", "1s",
						"regwatch.work.retry-delay", "200ms", "regwatch.work.max-retry-delay", "500ms",
						"regwatch.api.rate-limit.requests", 1_000_000));
		this.client = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Acme", null).key());
		this.publications = new Publications(stores.jdbc());
		this.publications.source("mdcg", "EU", "public");
		this.reference = this.publications.reference("mdcg", "MDCG 2019-11", "guidance", "Software");
		this.application.bean(WorkerSchedulers.class).start();
	}

	@BeforeEach
	void startReceiver() {
		this.receiver.stop();
		this.receiver.respond(204, 0);
		this.receiver.start();
	}

	@AfterAll
	void stop() {
		this.application.close();
		this.receiver.close();
	}

	@Test
	void receiverThatIsDownSlowOrFailsGetsEveryChangeInOrder() throws InterruptedException {
		String workspace = workspace();
		String before = lastCursor(workspace);
		JsonNode webhook = create("/unreliable", workspace, "[]");
		String cursor = lastCursor(workspace);
		Random random = new Random(this.seed);
		for (int number = 0; number < 40; number++) {
			publish("1999-01-01T00:00:00Z");
			if (number % 4 == 0) {
				disturb(random.nextInt(4));
			}
			Thread.sleep(random.nextInt(100));
		}
		startReceiver();
		List<String> changes = changes(workspace, cursor);
		await().atMost(TIMEOUT).until(() -> this.receiver.ids("/unreliable").containsAll(changes));
		assertThat(changes).hasSizeGreaterThanOrEqualTo(40);
		// Changes of tests before may get their numbers after the webhook was created.
		List<String> received = this.receiver.ids("/unreliable");
		assertThat(received).as("seed %d", this.seed).endsWith(changes.toArray(String[]::new));
		assertThat(changes(workspace, before)).as("seed %d", this.seed).endsWith(received.toArray(String[]::new));
		assertThat(this.receiver.received()).filteredOn((message) -> message.path().equals("/unreliable"))
			.allMatch((message) -> message.isSignedWith(webhook.get("secret").asString()))
			.allMatch((message) -> message.body().contains(message.id().substring(message.id().indexOf('_') + 1)));
		await().atMost(TIMEOUT).until(() -> log(webhook).get(0).at("/status").asInt() == 204);
	}

	@Test
	void receiverThatFailsRebuildsWhatTheApiShows() throws Exception {
		rebuildWhileChanged(8, 60);
	}

	@Test
	@Tag("faults")
	void receiverThatFailsTwoHundredTimesRebuildsWhatTheApiShows() throws Exception {
		rebuildWhileChanged(200, 800);
	}

	private void rebuildWhileChanged(int faults, int maxPauseMillis) throws Exception {
		RandomChanges changes = new RandomChanges(this.application, this.client);
		String workspace = changes.begin();
		String path = "/" + UUID.randomUUID();
		WebhookConsumer consumer = new WebhookConsumer(this.client, workspace, path);
		this.receiver.listen(consumer::receive);
		this.client.send("POST", path(create(path, workspace, "[]")) + "/replay", "{\"after\": null}");
		Random random = new Random(this.seed);
		Random others = new Random(this.seed + 1);
		AtomicBoolean enough = new AtomicBoolean();
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			Future<?> writer = threads.submit(() -> changes.change(enough::get, maxPauseMillis, random));
			for (int number = 0; number < faults; number++) {
				disturb(others.nextInt(4));
				Thread.sleep(others.nextInt(400));
			}
			enough.set(true);
			writer.get();
		}
		startReceiver();
		await().atMost(TIMEOUT.plusSeconds(faults * 3L)).untilAsserted(() -> {
			List<String> events = consumer.events(this.receiver);
			assertThat(events).isNotEmpty();
			assertThat(events).as("seed %d", this.seed).containsSubsequence(changes.kept(position(events.getFirst())));
			assertThat(consumer.copy()).isEqualTo(changes.shown());
		});
		assertThat(consumer.events(this.receiver).stream().map(WebhookIT::position).toList()).as("seed %d", this.seed)
			.isSorted();
		changes.remove();
	}

	@Test
	void secretWhenRotatedIsValidBesideTheOneBefore() {
		JsonNode webhook = create("/rotated", workspace(), "[]");
		String next = this.client.send("POST", path(webhook) + "/secret", "").json().get("secret").asString();
		String last = this.client.send("POST", path(webhook) + "/secret", "").json().get("secret").asString();
		WebhookReceiver.Message message = await().atMost(TIMEOUT)
			.pollInterval(Duration.ofSeconds(2))
			.until(() -> ping(webhook), Optional::isPresent)
			.orElseThrow();
		assertThat(List.of(next, last)).allMatch(message::isSignedWith);
		assertThat(message.isSignedWith(webhook.get("secret").asString())).isFalse();
	}

	/** A ping is tried once, so that one which a busy receiver misses does not come. */
	private Optional<WebhookReceiver.Message> ping(JsonNode webhook) {
		Optional<WebhookReceiver.Message> received = this.receiver.received()
			.stream()
			.filter((one) -> one.path().equals("/rotated") && one.id().startsWith("ping_"))
			.findFirst();
		if (received.isEmpty()) {
			assertThat(this.client.send("POST", path(webhook) + "/ping", "").status()).isEqualTo(202);
		}
		return received;
	}

	@Test
	void endpointWhenGoneIsDisabledAndDeliversTheRestWhenEnabled() {
		String workspace = workspace();
		JsonNode webhook = create("/gone", workspace, "[\"update.created\"]");
		this.receiver.respond(410, 0);
		publish("2026-02-01T00:00:00Z");
		await().atMost(TIMEOUT).until(() -> !this.client.get(path(webhook)).json().get("enabled").asBoolean());
		assertThat(this.client.get(path(webhook)).json().get("disabledReason").asString()).contains("410");
		assertThat(this.receiver.ids("/gone")).isEmpty();
		this.receiver.respond(204, 0);
		publish("2026-02-02T00:00:00Z");
		this.client.send("PATCH", path(webhook), "{\"enabled\": true}");
		await().atMost(TIMEOUT).until(() -> this.receiver.ids("/gone").size() == 2);
	}

	@Test
	void replayRepeatsChangesWithTheSameIds() {
		String workspace = workspace();
		JsonNode webhook = create("/replayed", workspace, "[\"update.created\"]");
		String cursor = lastCursor(workspace);
		publish("2026-03-01T00:00:00Z");
		await().atMost(TIMEOUT).until(() -> count("/replayed") == 1);
		assertThat(
				this.client.send("POST", path(webhook) + "/replay", "{\"after\": \"%s\"}".formatted(cursor)).status())
			.isEqualTo(204);
		await().atMost(TIMEOUT).until(() -> count("/replayed") == 2);
		assertThat(this.receiver.ids("/replayed")).hasSize(1);
	}

	/** The receiver has the change, but the delivery is still in progress. */
	@Test
	void replayDuringADeliveryRepeatsIt() {
		String workspace = workspace();
		JsonNode webhook = create("/interrupted", workspace, "[\"update.created\"]");
		String cursor = lastCursor(workspace);
		this.receiver.respond(204, 700);
		publish("2026-03-02T00:00:00Z");
		await().atMost(TIMEOUT).until(() -> count("/interrupted") == 1);
		this.client.send("POST", path(webhook) + "/replay", "{\"after\": \"%s\"}".formatted(cursor));
		await().atMost(TIMEOUT).until(() -> count("/interrupted") == 2);
	}

	/**
	 * The dispatcher requests no delivery of the change once more: the delivery itself
	 * has to continue.
	 */
	@Test
	void changeDuringAnInterruptedSnapshotIsDelivered() {
		String workspace = workspace();
		publish("2026-03-03T00:00:00Z");
		publish("2026-03-04T00:00:00Z");
		this.receiver.respond(500, 0);
		JsonNode webhook = create("/snapshot", workspace, "[]");
		this.client.send("POST", path(webhook) + "/replay", "{\"after\": null}");
		await().atMost(TIMEOUT).until(() -> !log(webhook).isEmpty());
		String cursor = lastCursor(workspace);
		publish("2026-03-05T00:00:00Z");
		List<String> changes = changes(workspace, cursor);
		this.receiver.listen((message) -> {
			if (message.path().equals("/snapshot") && count("/snapshot") == 1) {
				this.receiver.respond(500, 500);
			}
		});
		this.receiver.respond(204, 0);
		await().atMost(TIMEOUT).until(() -> statuses(webhook).matches("(?!204).* 204"));
		this.receiver.respond(204, 0);
		await().atMost(TIMEOUT).until(() -> this.receiver.ids("/snapshot").containsAll(changes));
	}

	@Test
	void endpointOfASavedSearchGetsOnlyItsMatches() {
		String workspace = workspace();
		String search = this.client
			.send("POST", workspace + "/searches", "{\"name\": \"Words\", \"search\": \"zirconia\"}")
			.json()
			.get("id")
			.asString();
		this.client.send("POST", "/api/webhooks",
				"{\"url\": \"%s/matches\", \"workspaceId\": \"%s\", \"savedSearchId\": \"%s\"}"
					.formatted(this.receiver.origin(), id(workspace), search));
		publish("2026-04-01T00:00:00Z");
		this.publications.update(this.reference, "status_change", "Zirconia", "2026-04-01T00:00:00Z");
		await().atMost(TIMEOUT).until(() -> count("/matches") > 0);
		assertThat(this.receiver.received()).filteredOn((message) -> message.path().equals("/matches"))
			.allMatch((message) -> message.body().contains("\"savedSearches\":[\"%s\"]".formatted(search)));
	}

	@Test
	void endpointForAllWorkspacesGetsThoseOfLaterOnes() {
		create("/all", null, "[]");
		workspace();
		await().atMost(TIMEOUT).until(() -> count("/all") > 0);
	}

	@Test
	void endpointWithAPrivateAddressGetsNothing() {
		JsonNode webhook = create(URI.create("https://localhost/hook"), workspace(), "[]");
		this.client.send("POST", path(webhook) + "/ping", "");
		await().atMost(TIMEOUT).until(() -> !log(webhook).isEmpty());
		assertThat(log(webhook).get(0).get("problem").asString()).contains("no public address");
		assertThat(List.of("http://example.org/", "https://127.0.0.1/hook", "https://[::1]/hook")).allMatch(
				(url) -> this.client.send("POST", "/api/webhooks", "{\"url\": \"%s\"}".formatted(url)).status() == 400);
	}

	@Test
	void endpointOfAnotherClientIsNotFound() {
		JsonNode webhook = create("/own", workspace(), "[]");
		ApiClient other = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Other", null).key());
		assertThat(other.get(path(webhook)).status()).isEqualTo(404);
		assertThat(other.get("/api/webhooks").json()).isEmpty();
		assertThat(this.client.send("DELETE", path(webhook), "").status()).isEqualTo(204);
		assertThat(this.client.get(path(webhook)).status()).isEqualTo(404);
	}

	private void disturb(int way) {
		switch (way) {
			case 0 -> this.receiver.stop();
			case 1 -> this.receiver.respond(500, 0);
			case 2 -> this.receiver.respond(200, 1_500);
			default -> startReceiver();
		}
	}

	private void publish(String time) {
		this.publications.update(this.reference, "status_change", "Changed", time);
	}

	/**
	 * A workspace that follows the source. What it records of that has its positions: a
	 * webhook that is created afterwards does not get it.
	 */
	private String workspace() {
		String workspace = this.client.newWorkspace();
		this.client.send("PATCH", workspace + "/subscriptions",
				"{\"sources\": [{\"sourceId\": \"mdcg\", \"status\": \"subscribed\"}]}");
		JdbcClient jdbc = this.application.bean(JdbcClient.class);
		await().atMost(TIMEOUT).until(() -> jdbc.sql("SELECT NOT has_pending_change()").query(Boolean.class).single());
		return workspace;
	}

	private JsonNode create(String path, @Nullable String workspace, String events) {
		return create(URI.create(this.receiver.origin() + path), workspace, events);
	}

	private JsonNode create(URI url, @Nullable String workspace, String events) {
		String id = (workspace != null) ? "\"" + id(workspace) + "\"" : "null";
		return this.client
			.send("POST", "/api/webhooks",
					"{\"url\": \"%s\", \"workspaceId\": %s, \"events\": %s}".formatted(url, id, events))
			.json();
	}

	private JsonNode log(JsonNode webhook) {
		return this.client.get(path(webhook) + "/deliveries?limit=1").json();
	}

	/** Of the last two attempts, the later first. */
	private String statuses(JsonNode webhook) {
		return this.client.get(path(webhook) + "/deliveries?limit=2")
			.json()
			.valueStream()
			.map((attempt) -> attempt.at("/status").asString())
			.collect(Collectors.joining(" "));
	}

	private long count(String path) {
		return this.receiver.received().stream().filter((message) -> message.path().equals(path)).count();
	}

	private String lastCursor(String workspace) {
		return this.client.get(workspace + "/changes?limit=1000").json().get("cursor").asString();
	}

	private List<String> changes(String workspace, String cursor) {
		return this.client.get(workspace + "/changes?limit=1000&after=" + cursor)
			.json()
			.get("events")
			.valueStream()
			.map((event) -> id(workspace) + "_" + event.get("id").asString())
			.toList();
	}

	private static String path(JsonNode webhook) {
		return "/api/webhooks/" + webhook.at("/webhook/id").asString();
	}

	private static long position(String event) {
		return Long.parseLong(event.substring(1).split("-", 2)[0]);
	}

	private static String id(String workspace) {
		return workspace.substring(workspace.lastIndexOf('/') + 1);
	}

}
