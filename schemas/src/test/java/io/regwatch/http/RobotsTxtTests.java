package io.regwatch.http;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

import io.regwatch.http.FetchPolicy.Recheck;
import io.regwatch.schema.RejectionReason;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RobotsTxtTests {

	private final StubSite site = new StubSite().page("/open", "text/plain", "open")
		.page("/shut/a", "text/plain", "shut");

	private final CrawlClient web = new CrawlClient();

	private final AtomicInteger asked = new AtomicInteger();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void getWhenRobotsKeepUsOutDoesNotAsk() {
		robots(200, "User-agent: *\nDisallow: /\n\nUser-agent: regwatch\nDisallow: /shut/\n");
		assertThat(get("/open")).isInstanceOf(FetchResponse.Received.class);
		assertRefused(get("/shut/a"), "disallows this address for 'regwatch'");
		assertThat(this.asked).hasValue(1);
	}

	@Test
	void getWhenApiIsOfferedAsksItWhateverRobotsSay() {
		robots(200, "User-agent: *\nDisallow: /\n");
		assertRefused(get("/open"), "disallows this address for 'regwatch'");
		assertThat(this.web.get(request("/open"), rules(List.of(this.site.uri("/open").toString())), (body, _) -> ""))
			.isInstanceOf(FetchResponse.Received.class);
	}

	@Test
	void getWhenThereAreNoRobotsAsks() {
		robots(404, "");
		assertThat(get("/shut/a")).isInstanceOf(FetchResponse.Received.class);
	}

	@Test
	void getWhenRobotsCannotBeReadDoesNotAsk() {
		robots(503, "");
		assertRefused(get("/open"), "cannot be read");
	}

	@Test
	void getWhenRobotsCannotBeReadNamesTheCause() {
		robots(503, "");
		assertRefused(get("/open"), "503");
		assertRefused(new CrawlClient().get(request("/open"), withoutRetries(), (body, _) -> ""),
				"fetch.internalHosts");
	}

	@Test
	void getWhenTheHostIsUnknownIsUnreachableAndNotForbidden() {
		URI unknown = URI.create("http://no-such-host.invalid/");
		assertThat(this.web.get(new WebRequest(unknown, Validators.NONE, ContentExpectation.of("")), withoutRetries(),
				(body, _) -> ""))
			.isInstanceOfSatisfying(FetchResponse.Refused.class, (refused) -> {
				assertThat(refused.reason()).isEqualTo(RejectionReason.UNREACHABLE);
				assertThat(refused.detail()).startsWith("The host is unknown").doesNotContain("robots.txt");
			});
		assertThat(this.web.disallowed(unknown, withoutRetries())).isEmpty();
	}

	@Test
	void disallowedWhenRobotsKeepUsOutSaysWhy() {
		robots(200, "User-agent: *\nDisallow: /shut/\n");
		assertThat(this.web.disallowed(this.site.uri("/open"), rules(List.of()))).isEmpty();
		assertThat(this.web.disallowed(this.site.uri("/shut/a"), rules(List.of()))).get()
			.asString()
			.contains("disallows this address");
	}

	@Test
	void getWhenRedirectedToWhereRobotsKeepUsOutStops() {
		robots(200, "User-agent: *\nDisallow: /shut/\n");
		this.site.on("/way", (exchange) -> StubSite.redirect(exchange, "/shut/a"));
		assertRefused(get("/way"), "disallows this address for 'regwatch'");
	}

	@Test
	void getWhenRobotsNameADelayKeepsIt() {
		robots(200, "User-agent: *\nCrawl-delay: 0.4\n");
		get("/open");
		long start = System.nanoTime();
		get("/open");
		get("/open");
		assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(390));
	}

	private void robots(int status, String text) {
		this.site.on("/robots.txt", (exchange) -> {
			this.asked.incrementAndGet();
			StubSite.answer(exchange, status, "text/plain", text);
		});
	}

	private FetchResponse<String> get(String path) {
		return this.web.get(request(path), rules(List.of()), (body, _) -> "");
	}

	private WebRequest request(String path) {
		return new WebRequest(this.site.uri(path), Validators.NONE, ContentExpectation.of(""));
	}

	private static FetchPolicy rules(List<String> robotsExempt) {
		return new FetchPolicy("Regwatch/1 (mailto:a@example.org)", 1000, 4, 5, 20, 20, 1, 0, 0.001,
				List.of("127.0.0.1"), List.of(), List.of(), List.of(), List.of(), Map.of(), true, robotsExempt,
				Recheck.ALWAYS, false);
	}

	private static FetchPolicy withoutRetries() {
		return new FetchPolicy("Regwatch/1", 1000, 4, 5, 20, 20, 1, 0, 0.001, List.of(), List.of(), List.of(),
				List.of(), List.of(), Map.of(), true, List.of(), Recheck.ALWAYS, false);
	}

	private static void assertRefused(FetchResponse<String> answer, String detail) {
		assertThat(answer).isInstanceOfSatisfying(FetchResponse.Refused.class, (refused) -> {
			assertThat(refused.reason()).isEqualTo(RejectionReason.NOT_ALLOWED);
			assertThat(refused.detail()).contains(detail);
		});
	}

}
