package io.regwatch.api;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;

import com.zaxxer.hikari.HikariDataSource;
import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.search.index.Reindex;
import io.regwatch.store.Publications;
import io.regwatch.trust.TrustCounts;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * Many clients at once, beside some that do not read their answers. The system properties
 * {@code regwatch.test.clients} and {@code regwatch.test.load-seconds} make more of them,
 * and for longer.
 */
@Isolated
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ManyClientsIT {

	private static final int CLIENTS = Integer.getInteger("regwatch.test.clients", 50);

	private static final int SLOW_READERS = 40;

	private static final int UPDATES = 3000;

	private static final long SECONDS = Long.getLong("regwatch.test.load-seconds", 4);

	private static final long MEBIBYTE = 1024 * 1024;

	private static final List<String> PATHS = List.of("/updates?limit=50", "/updates?limit=20&search=number",
			"/references", "/profile", "/subscriptions", "/changes?limit=50", "/obligations", "/updates.csv");

	private final Map<Integer, AtomicLong> statuses = new ConcurrentSkipListMap<>();

	private final Queue<String> problems = new ConcurrentLinkedQueue<>();

	private final Map<String, String> keys = new ConcurrentHashMap<>();

	private final List<Socket> slowReaders = new ArrayList<>();

	private TestApplication application;

	@BeforeAll
	void start(@TempDir Path directory) {
		TestStores stores = TestStores.in(directory);
		this.application = TestApplication.complete(stores,
				Map.of("regwatch.api.store-timeout", "2s", "regwatch.webhooks.max-per-client", 2));
		Publications publications = new Publications(stores.jdbc());
		publications.source("mdcg", "EU", "public");
		publications.updates(publications.reference("mdcg", "MDCG 2019-11", "guidance", "Software"), UPDATES);
		this.application.bean(Reindex.class).reindex((done, total) -> {
		});
		for (int number = 0; number < CLIENTS; number++) {
			String key = this.application.bean(ApiKeys.class).create("Client " + number, null).key();
			ApiClient client = new ApiClient(this.application.port(), key);
			String workspace = client.newWorkspace();
			client.send("PATCH", workspace + "/subscriptions",
					"{\"sources\": [{\"sourceId\": \"mdcg\", \"status\": \"subscribed\"}]}");
			this.keys.put(workspace, key);
		}
	}

	@AfterEach
	void closeSlowReaders() throws IOException {
		for (Socket socket : this.slowReaders) {
			socket.close();
		}
		this.slowReaders.clear();
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@Test
	void clientsWhenManyGetAnswersAndMemoryStaysFlat() throws Exception {
		addSlowReaders();
		request(Math.max(1, SECONDS / 5));
		long before = usedMemory();
		request(SECONDS);
		long after = usedMemory();
		assertThat(this.problems.stream().limit(20).toList()).isEmpty();
		assertThat(this.statuses.keySet()).isSubsetOf(200, 429, 503).contains(200);
		assertThat(after).isLessThan(before + before / 4 + 32 * MEBIBYTE);
		HikariDataSource pool = this.application.bean(HikariDataSource.class);
		await().atMost(Duration.ofSeconds(30)).until(() -> pool.getHikariPoolMXBean().getActiveConnections() == 0);
		TrustCounts.record("requests of concurrent clients",
				this.statuses.values().stream().mapToLong(AtomicLong::get).sum(),
				"%d clients in %d s beside %d that do not read; answers %s, %d other errors; heap %d MiB, then %d MiB"
					.formatted(CLIENTS, SECONDS + Math.max(1, SECONDS / 5), SLOW_READERS, this.statuses,
							this.problems.size(), before / MEBIBYTE, after / MEBIBYTE));
	}

	@Test
	void clientsThatDoNotReadHoldNoConnectionToTheDatabase() throws Exception {
		addSlowReaders();
		HikariDataSource pool = this.application.bean(HikariDataSource.class);
		assertThat(firstLinesOfAnswers()).as("More answers have begun than there are connections")
			.filteredOn("HTTP/1.1 200"::equals)
			.hasSizeGreaterThan(pool.getMaximumPoolSize());
		await().atMost(Duration.ofSeconds(15)).until(() -> pool.getHikariPoolMXBean().getActiveConnections() == 0);
		Map.Entry<String, String> reader = this.keys.entrySet().iterator().next();
		assertThat(new ApiClient(this.application.port(), reader.getValue()).get(reader.getKey() + "/updates?limit=1")
			.status()).isEqualTo(200);
	}

	@Test
	void clientWithAsManyWebhooksAsItMayHaveGetsNoMore() {
		ApiClient client = new ApiClient(this.application.port(), this.keys.values().iterator().next());
		String body = "{\"url\": \"https://receiver.example.org/\"}";
		String first = client.send("POST", "/api/webhooks", body).json().at("/webhook/id").asString();
		assertThat(client.send("POST", "/api/webhooks", body).status()).isEqualTo(201);
		assertThat(client.send("POST", "/api/webhooks", body).failure(400)).contains("webhooks");
		assertThat(client.send("DELETE", "/api/webhooks/" + first, "").status()).isEqualTo(204);
		assertThat(client.send("POST", "/api/webhooks", body).status()).isEqualTo(201);
	}

	/** They ask for much and read nothing. */
	private void addSlowReaders() throws IOException {
		List<String> workspaces = List.copyOf(this.keys.keySet());
		for (int number = 0; number < SLOW_READERS; number++) {
			Socket socket = new Socket();
			socket.setReceiveBufferSize(2048);
			socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), this.application.port()));
			String workspace = workspaces.get(number);
			socket.getOutputStream()
				.write("GET %s/updates HTTP/1.1\r\nHost: localhost\r\nX-API-Key: %s\r\n\r\n"
					.formatted(workspace, this.keys.get(workspace))
					.getBytes(StandardCharsets.US_ASCII));
			this.slowReaders.add(socket);
		}
	}

	/** Of each slow reader; the rest stays unread. */
	private List<String> firstLinesOfAnswers() throws IOException {
		List<String> begun = new ArrayList<>();
		for (Socket socket : this.slowReaders) {
			socket.setSoTimeout(60_000);
			begun.add(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII));
		}
		return begun;
	}

	private void request(long seconds) throws Exception {
		long end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
				HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
			List<Future<?>> running = new ArrayList<>();
			this.keys.forEach((workspace, key) -> running.add(threads.submit(() -> {
				while (System.nanoTime() - end < 0) {
					send(http, workspace, key);
				}
			})));
			for (Future<?> one : running) {
				one.get();
			}
		}
	}

	private void send(HttpClient http, String workspace, String key) {
		String path = workspace + PATHS.get(ThreadLocalRandom.current().nextInt(PATHS.size()));
		try {
			HttpResponse<String> answer = http.send(
					HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d%s".formatted(this.application.port(), path)))
						.header("X-API-Key", key)
						.timeout(Duration.ofMinutes(2))
						.build(),
					BodyHandlers.ofString());
			this.statuses.computeIfAbsent(answer.statusCode(), (_) -> new AtomicLong()).incrementAndGet();
			if (answer.statusCode() != 200 && answer.headers().firstValue("Retry-After").isEmpty()) {
				this.problems.add("%s: %d %s".formatted(path, answer.statusCode(), answer.body()));
			}
		}
		catch (IOException ex) {
			this.problems.add("%s: %s".formatted(path, ex));
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private static long usedMemory() {
		for (int round = 0; round < 3; round++) {
			System.gc();
		}
		return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
	}

}
