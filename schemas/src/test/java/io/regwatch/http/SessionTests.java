package io.regwatch.http;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

import io.regwatch.http.FetchPolicy.Recheck;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What a host gives to be sent again: cookies, and secrets that it repeats. */
class SessionTests {

	private final StubSite site = new StubSite();

	private final CrawlClient web = new CrawlClient();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void getWhenSourceWantsCookiesSendsThoseOfTheHostBack() {
		session();
		assertThat(get("/list", policy(true))).isEqualTo("welcome");
		assertThat(get("/list", policy(true))).isEqualTo("rows");
	}

	@Test
	void getWhenSourceWantsNoCookiesSendsNone() {
		session();
		assertThat(get("/list", policy(false))).isEqualTo("welcome");
		assertThat(get("/list", policy(false))).isEqualTo("welcome");
	}

	@Test
	void getWhenAnotherSourceAsksTheHostSendsNoCookiesOfTheFirst() {
		session();
		get("/list", policy(true));
		FetchPolicy other = new FetchPolicy("Other", 1000, 4, 5, 20, 20, 1, 0, 0.001, List.of("127.0.0.1"), List.of(),
				List.of(), List.of(), List.of(), Map.of(), false, List.of(), Recheck.ALWAYS, true);
		assertThat(get("/list", other)).isEqualTo("welcome");
	}

	@Test
	void getWhenHostRepeatsASecretInARedirectMasksIt() throws UriNotAllowedException {
		this.site.on("/old",
				(exchange) -> StubSite.redirect(exchange, "/new?" + exchange.getRequestURI().getRawQuery()));
		this.site.page("/new", "text/plain", "new");
		URI address = URI.create(this.site.uri("/old") + "?key=%24%7BPATH%7D");
		assertThat(this.web.get(new WebRequest(address, Validators.NONE, ContentExpectation.of("")), policy(false),
				(body, _) -> ""))
			.isInstanceOfSatisfying(FetchResponse.Received.class,
					(received) -> assertThat(received.receipt().hops()).extracting(Object::toString)
						.allMatch((hop) -> hop.endsWith("?key=%24%7BPATH%7D")));
		assertThat(Secrets.mask("key " + System.getenv("PATH").strip())).isEqualTo("key ${PATH}");
		assertThat(Secrets.in(Secrets.mask(address))).hasToString(Secrets.in(address).toString());
	}

	private void session() {
		this.site.on("/list", (exchange) -> {
			boolean known = "id=1".equals(exchange.getRequestHeaders().getFirst("Cookie"));
			exchange.getResponseHeaders().set("Set-Cookie", "id=1; Path=/");
			StubSite.answer(exchange, 200, "text/plain", known ? "rows" : "welcome");
		});
	}

	private String get(String path, FetchPolicy policy) {
		WebRequest request = new WebRequest(this.site.uri(path), Validators.NONE, ContentExpectation.of(""));
		return switch (this.web.get(request, policy,
				(body, _) -> new String(body.readAllBytes(), StandardCharsets.UTF_8))) {
			case FetchResponse.Received<String> received -> received.body();
			case FetchResponse<String> other -> other.toString();
		};
	}

	private static FetchPolicy policy(boolean cookies) {
		return new FetchPolicy("Test", 1000, 4, 5, 20, 20, 1, 0, 0.001, List.of("127.0.0.1"), List.of(), List.of(),
				List.of(), List.of(), Map.of(), false, List.of(), Recheck.ALWAYS, cookies);
	}

}
