package io.regwatch.ingest;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import io.regwatch.http.ContentExpectation;
import io.regwatch.http.CrawlClient;
import io.regwatch.http.FetchPolicy;
import io.regwatch.http.FetchResponse;
import io.regwatch.http.StubSite;
import io.regwatch.http.Validators;
import io.regwatch.http.WebRequest;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Two workers share the rate limit of one host. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HostPaceIT {

	private final StubSite site = new StubSite();

	@TempDir
	private static Path directory;

	private final ConcurrentLinkedQueue<Long> starts = new ConcurrentLinkedQueue<>();

	private final AtomicInteger refused = new AtomicInteger();

	private List<TestApplication> workers = List.of();

	@BeforeAll
	void start() {
		TestStores stores = TestStores.in(directory);
		this.workers = IntStream.range(0, 2).mapToObj((_) -> TestApplication.start(stores, Map.of())).toList();
		this.site.on("/a", (exchange) -> {
			this.starts.add(System.nanoTime());
			StubSite.answer(exchange, 200, "text/plain", "a");
		});
		this.site.on("/busy", (exchange) -> {
			this.refused.incrementAndGet();
			exchange.getResponseHeaders().set("Retry-After", "3600");
			StubSite.answer(exchange, 429, "text/plain", "later");
		});
	}

	@AfterAll
	void stop() {
		this.workers.forEach(TestApplication::close);
		this.site.close();
	}

	@Test
	void getWhenTwoWorkersAskOneHostKeepItsPaceThenBothObeyRetryAfter() {
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			IntStream.range(0, 12).forEach((i) -> threads.execute(() -> get(i % 2, "/a")));
		}
		List<Long> sorted = this.starts.stream().sorted().toList();
		assertThat(sorted).hasSize(12);
		// Eleven pauses of 100 ms. With a pace of its own each worker would have five.
		assertThat(Duration.ofNanos(sorted.getLast() - sorted.getFirst())).isGreaterThan(Duration.ofMillis(800));
		assertThat(get(0, "/busy")).isInstanceOf(FetchResponse.Refused.class);
		assertThat(get(1, "/busy")).isInstanceOfSatisfying(FetchResponse.Refused.class,
				(answer) -> assertThat(answer.detail()).contains("wants to be left alone"));
		assertThat(this.refused).hasValue(1);
	}

	private FetchResponse<Integer> get(int worker, String path) {
		FetchPolicy defaults = FetchPolicy.DEFAULTS;
		FetchPolicy rules = new FetchPolicy("Test", 10, 4, 5, 20, 20, 1, 0, 0.001, List.of("127.0.0.1"), List.of(),
				List.of(), List.of(), List.of(), Map.of(), false, List.of(), defaults.recheck(), false);
		return this.workers.get(worker)
			.bean(CrawlClient.class)
			.get(new WebRequest(this.site.uri(path), Validators.NONE, ContentExpectation.of("")), rules,
					(body, _) -> body.read());
	}

}
