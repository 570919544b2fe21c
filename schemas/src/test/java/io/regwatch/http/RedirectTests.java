package io.regwatch.http;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

import com.sun.net.httpserver.HttpExchange;
import io.regwatch.http.FetchPolicy.Recheck;
import io.regwatch.schema.RejectionReason;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Where redirects may lead, and what an answer at their end means. */
class RedirectTests {

	private static final FetchPolicy RULES = TestRules.QUICK;

	private final StubSite site = new StubSite();

	private final CrawlClient web = new CrawlClient();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void getWhenRedirectedElsewhereAsksForTheWholeDocument() {
		this.site.on("/latest", (exchange) -> StubSite.redirect(exchange, "/v2.txt"));
		this.site.on("/v2.txt", RedirectTests::olderThanAnything);
		Validators ofOther = new Validators(null, "Wed, 21 Oct 2026 07:28:00 GMT", this.site.uri("/v1.txt").toString());
		assertThat(get("/latest", ofOther)).isInstanceOfSatisfying(FetchResponse.Received.class,
				(received) -> assertThat(received.body()).isEqualTo("Version 2"));
	}

	@Test
	void getWhenRedirectedToWhereItWasAsksForChanges() {
		this.site.on("/latest", (exchange) -> StubSite.redirect(exchange, "/v2.txt"));
		this.site.on("/v2.txt", RedirectTests::olderThanAnything);
		Validators ofSame = new Validators(null, "Wed, 21 Oct 2026 07:28:00 GMT", this.site.uri("/v2.txt").toString());
		assertThat(get("/latest", ofSame)).isInstanceOf(FetchResponse.NotModified.class);
	}

	@Test
	void getWhenAnotherPageIsNotFoundIsNotGone() {
		this.site.on("/detail", (exchange) -> {
			if ("id=1".equals(exchange.getRequestURI().getQuery())) {
				StubSite.redirect(exchange, "/detail?error=1");
			}
			else {
				StubSite.answer(exchange, 404, "text/html", "<html>Sorry</html>");
			}
		});
		assertRefused(get("/detail?id=1", Validators.NONE), RejectionReason.NOT_FOUND_PAGE);
	}

	@Test
	void getWhenAnotherHostDoesNotFindItIsNotGone() {
		ResponseMetadata moved = receipt("https://agency.example/media/1", "https://elsewhere.example/media/1");
		ResponseMetadata secured = receipt("http://agency.example/media/1", "https://www.agency.example/media/1");
		ResponseMetadata within = receipt("https://www.agency.gov.uk/media/1", "https://assets.agency.gov.uk/1");
		assertThat(within.isDirect()).isFalse();
		assertThat(within.isWithinSite()).isTrue();
		assertThat(moved.isWithinSite()).isFalse();
		assertThat(moved.isDirect()).isFalse();
		assertThat(secured.isDirect()).isTrue();
	}

	@Test
	void getWhenDocumentLeadsToTheFrontPageIsNotFound() {
		this.site.on("/guidance/a", (exchange) -> StubSite.redirect(exchange, "/"));
		this.site.page("/", "text/html", "<html><title>Agency</title>Welcome</html>");
		assertRefused(get("/guidance/a", Validators.NONE), RejectionReason.NOT_FOUND_PAGE);
	}

	@Test
	void getWhenRedirectedToLogInIsRefused() {
		this.site.on("/guidance/a", (exchange) -> StubSite.redirect(exchange, "/account/login?next=/guidance/a"));
		this.site.page("/account/login", "text/html", "<html><title>Agency</title>Welcome</html>");
		assertRefused(get("/guidance/a", Validators.NONE), RejectionReason.LOGIN);
		this.site.page("/guidance/b", "text/html", """
				<html><title>Sign in</title><form><input name=p type="password"></form></html>""");
		assertRefused(get("/guidance/b", Validators.NONE), RejectionReason.LOGIN);
	}

	@Test
	void getWhenRedirectedToConsentIsRefused() {
		this.site.on("/guidance/a", (exchange) -> StubSite.redirect(exchange, "/cookie-consent?next=/guidance/a"));
		this.site.page("/cookie-consent", "text/html", "<html><title>Agency</title>Welcome</html>");
		assertRefused(get("/guidance/a", Validators.NONE), RejectionReason.CONSENT);
	}

	@Test
	void getWhenLocationIsNotEscapedFollowsItsBytes() throws IOException {
		String location = this.site.uri("/").toString() + "Prüfung [1].txt";
		String utf8 = new String(location.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
		try (RawSite raw = new RawSite("HTTP/1.1 301 Moved\r\nContent-Length: 0\r\nLocation: " + utf8 + "\r\n\r\n",
				"")) {
			WebRequest request = new WebRequest(raw.uri("/a.txt"), Validators.NONE, ContentExpectation.of("txt"));
			assertThat(this.web.get(request, RULES, (body, _) -> "")).isInstanceOfSatisfying(
					FetchResponse.Refused.class,
					(refused) -> assertThat(refused.detail()).contains("/Pr%C3%BCfung%20%5B1%5D.txt"));
		}
	}

	@Test
	void getWhenPrivateHostLeadsToItsOtherPortIsNotAllowed() {
		try (StubSite other = new StubSite()) {
			AtomicInteger requests = new AtomicInteger();
			other.on("/", (exchange) -> {
				requests.incrementAndGet();
				StubSite.answer(exchange, 200, "text/plain", "secret");
			});
			this.site.on("/a", (exchange) -> StubSite.redirect(exchange, other.uri("/secret").toString()));
			assertRefused(get("/a", Validators.NONE), RejectionReason.NOT_ALLOWED);
			FetchPolicy withRobots = new FetchPolicy("Test", 1000, 4, 5, 20, 20, 1, 0, 0.001, List.of(),
					List.of("127.0.0.1"), List.of(), List.of(), List.of(), Map.of(), true, List.of(), Recheck.ALWAYS,
					false);
			WebRequest request = new WebRequest(this.site.uri("/a"), Validators.NONE, ContentExpectation.of(""));
			assertRefused(this.web.get(request, withRobots, (body, _) -> ""), RejectionReason.NOT_ALLOWED);
			assertThat(requests).hasValue(0);
		}
	}

	@Test
	void getWhenHostNamesVariableOfTheEnvironmentSendsNoValue() {
		List<String> queries = new CopyOnWriteArrayList<>();
		this.site.on("/a",
				(exchange) -> StubSite.redirect(exchange, "/b?key=$%7BPATH%7D&again=%24%7BPATH%7D&c=${PATH}"));
		this.site.on("/b", (exchange) -> {
			queries.add(exchange.getRequestURI().getQuery());
			StubSite.answer(exchange, 200, "text/plain", "b");
		});
		get("/a", Validators.NONE);
		assertThat(queries).containsExactly("key=${PATH}&again=${PATH}&c=${PATH}");
	}

	private static void olderThanAnything(HttpExchange exchange) throws IOException {
		boolean conditional = exchange.getRequestHeaders().containsKey("If-Modified-Since");
		StubSite.answer(exchange, conditional ? 304 : 200, "text/plain", conditional ? "" : "Version 2");
	}

	private static ResponseMetadata receipt(String... hops) {
		return new ResponseMetadata(404, List.of(hops).stream().map(java.net.URI::create).toList(), Validators.NONE,
				null);
	}

	private FetchResponse<String> get(String path, Validators since) {
		return this.web.get(new WebRequest(this.site.uri(path), since, ContentExpectation.of("")), RULES,
				(body, _) -> new String(body.readAllBytes(), StandardCharsets.UTF_8));
	}

	private static void assertRefused(FetchResponse<String> answer, RejectionReason reason) {
		assertThat(answer).isInstanceOfSatisfying(FetchResponse.Refused.class,
				(refused) -> assertThat(refused.reason()).as(refused.detail()).isEqualTo(reason));
	}

}
