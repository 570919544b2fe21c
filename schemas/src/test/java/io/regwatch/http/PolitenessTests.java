package io.regwatch.http;

import java.net.URI;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import io.regwatch.schema.RejectionReason;
import org.apache.hc.client5.http.SystemDefaultDnsResolver;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** How often and how many at once a host is asked. */
class PolitenessTests {

	private static final BodyReader<Integer> READER = (body, _) -> body.read();

	private final StubSite site = new StubSite();

	private final CrawlClient web = new CrawlClient();

	private final AtomicInteger requests = new AtomicInteger();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void getWhenManyAskAtOnceKeepsThePace() {
		this.site.page("/a", "text/plain", "a");
		long start = System.nanoTime();
		inParallel(5, () -> get("/a", rules(10, 4)));
		assertThat(Duration.ofNanos(System.nanoTime() - start)).isBetween(Duration.ofMillis(380),
				Duration.ofSeconds(3));
	}

	@Test
	void getWhenManyAskAtOnceKeepsTheConcurrency() {
		AtomicInteger most = new AtomicInteger();
		this.site.on("/a", (exchange) -> {
			most.accumulateAndGet(this.requests.incrementAndGet(), Math::max);
			pause(20);
			this.requests.decrementAndGet();
			StubSite.answer(exchange, 200, "text/plain", "a");
		});
		inParallel(12, () -> get("/a", rules(1000, 3)));
		assertThat(most).hasValue(3);
	}

	@Test
	void limiterWhenAddressesNameOneHostIsOne() {
		CrawlHttpClients clients = new CrawlHttpClients(Mirrors.NONE, new InMemoryHostPace(),
				SystemDefaultDnsResolver.INSTANCE);
		assertThat(clients.limiterOf(URI.create("https://agency.example/a")))
			.isSameAs(clients.limiterOf(URI.create("https://AGENCY.example:443/b")))
			.isNotSameAs(clients.limiterOf(URI.create("https://agency.example:8443/b")));
	}

	@Test
	void getWhenTwoClientsShareThePaceKeepItTogether() {
		HostPace pace = new InMemoryHostPace();
		List<CrawlClient> clients = List.of(new CrawlClient(Mirrors.NONE, pace), new CrawlClient(Mirrors.NONE, pace));
		this.site.page("/a", "text/plain", "a");
		long start = System.nanoTime();
		inParallel(6, () -> clients.get(this.requests.getAndIncrement() % 2).get(request("/a"), rules(10, 4), READER));
		assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(480));
	}

	@Test
	void getWhenOneClientIsSentAwayTheOtherStaysAwayToo() {
		HostPace pace = new InMemoryHostPace();
		this.site.on("/a", (exchange) -> {
			this.requests.incrementAndGet();
			exchange.getResponseHeaders().set("Retry-After", "3600");
			StubSite.answer(exchange, 429, "text/plain", "later");
		});
		assertRefused(new CrawlClient(Mirrors.NONE, pace).get(request("/a"), rules(1000, 3), READER), "429");
		assertRefused(new CrawlClient(Mirrors.NONE, pace).get(request("/a"), rules(1000, 3), READER),
				"wants to be left alone");
		assertThat(this.requests).hasValue(1);
	}

	@Test
	void getWhenPaceRequiresALongerWaitThanAllowedDoesNotAsk() {
		this.site.page("/a", "text/plain", "a");
		FetchPolicy slow = TestRules.of(0.1, 2, 20, 1, 0, List.of("127.0.0.1"), List.of(), List.of());
		assertThat(get("/a", slow)).isInstanceOf(FetchResponse.Received.class);
		long start = System.nanoTime();
		assertRefused(get("/a", slow), "keep the host busy");
		assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(2));
	}

	@Test
	void getWhenPermitsAreTakenLongerThanTheDeadlineStillAsks() {
		this.site.on("/slow", (exchange) -> {
			this.requests.incrementAndGet();
			pause(1500);
		});
		FetchPolicy rules = TestRules.of(1000, 2, 1, 0, List.of("127.0.0.1"), List.of(), List.of());
		Queue<FetchResponse<Integer>> answers = new ConcurrentLinkedQueue<>();
		inParallel(5, () -> answers.add(get("/slow", rules)));
		assertThat(answers).hasSize(5)
			.allSatisfy((answer) -> assertThat(answer).isInstanceOfSatisfying(FetchResponse.Refused.class,
					(refused) -> assertThat(refused.reason()).isEqualTo(RejectionReason.TIMED_OUT)));
	}

	@Test
	void getWhenHostWantsToBeLeftAloneAsksNobodyElseThere() {
		this.site.on("/a", (exchange) -> {
			this.requests.incrementAndGet();
			exchange.getResponseHeaders().set("Retry-After", "3600");
			StubSite.answer(exchange, 429, "text/plain", "later");
		});
		assertRefused(get("/a", rules(1000, 3)), "429");
		assertRefused(get("/a?2", rules(1000, 3)), "wants to be left alone");
		assertThat(this.requests).hasValue(1);
	}

	@Test
	void getWhenHostNamesATimeWaitsForIt() {
		this.site.on("/a", (exchange) -> {
			boolean first = this.requests.incrementAndGet() == 1;
			exchange.getResponseHeaders()
				.set("Retry-After",
						DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC).plusSeconds(2)));
			StubSite.answer(exchange, first ? 503 : 200, "text/plain", "a");
		});
		long start = System.nanoTime();
		assertThat(get("/a", rules(1000, 3))).isInstanceOf(FetchResponse.Received.class);
		assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(500));
	}

	private static FetchPolicy rules(double perSecond, int concurrency) {
		return TestRules.of(perSecond, concurrency, 20, 1, List.of("127.0.0.1"), List.of(), List.of());
	}

	private FetchResponse<Integer> get(String path, FetchPolicy rules) {
		return this.web.get(request(path), rules, READER);
	}

	private WebRequest request(String path) {
		return new WebRequest(this.site.uri(path), Validators.NONE, ContentExpectation.of(""));
	}

	private static void inParallel(int times, Runnable work) {
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			IntStream.range(0, times).forEach((time) -> threads.execute(work));
		}
	}

	private static void pause(int millis) {
		try {
			Thread.sleep(millis);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private static void assertRefused(FetchResponse<Integer> answer, String detail) {
		assertThat(answer).isInstanceOfSatisfying(FetchResponse.Refused.class, (refused) -> {
			assertThat(refused.reason()).isEqualTo(RejectionReason.HTTP_ERROR);
			assertThat(refused.detail()).contains(detail);
		});
	}

}
