package io.regwatch.http;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import com.sun.net.httpserver.Headers;
import io.regwatch.http.FetchPolicy.Recheck;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class MirrorsTests {

	private final StubSite site = new StubSite();

	private final CrawlClient web = new CrawlClient(
			new Mirrors(List.of(new Mirrors.Mirror("https://agency.example/", this.site.uri("/agency/").toString()))));

	private final Headers sent = new Headers();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void getWhenHostHasAMirrorAsksItAndNamesTheHost() {
		this.site.on("/agency/old", (exchange) -> StubSite.redirect(exchange, "/agency/new"));
		this.site.page("/agency/new", "text/plain", "new");
		assertThat(get("https://agency.example/old", Map.of()))
			.isInstanceOfSatisfying(FetchResponse.Received.class, (received) -> assertThat(received.receipt().hops())
				.containsExactly(URI.create("https://agency.example/old"), URI.create("https://agency.example/new")));
	}

	@Test
	void getWhenHostWantsAKeyGetsItFromTheEnvironment() {
		this.site.on("/agency/a", (exchange) -> {
			this.sent.putAll(exchange.getRequestHeaders());
			StubSite.answer(exchange, 200, "text/plain", "a");
		});
		get("https://agency.example/a", Map.of("X-Api-Key", "${PATH}", "Accept-Language", "eng"));
		assertThat(this.sent.getFirst("X-Api-Key")).isEqualTo(System.getenv("PATH"));
		assertThat(this.sent.getFirst("Accept-Language")).isEqualTo("eng");
	}

	@Test
	void getWhenKeyIsNotSetSaysWhich() {
		assertThat(get("https://agency.example/a", Map.of("X-Api-Key", "${NO_SUCH_KEY}"))).isInstanceOfSatisfying(
				FetchResponse.Refused.class,
				(refused) -> assertThat(refused.detail()).contains("set the environment variable 'NO_SUCH_KEY'"));
	}

	@Test
	void ofWhenAddressLeadsOutOfTheMirrorIsTheAddress() {
		Mirrors mirrors = new Mirrors(
				List.of(new Mirrors.Mirror("https://agency.example/", "http://127.0.0.1:8080/agency/"),
						new Mirrors.Mirror("https://other.example", "http://127.0.0.1:80")));
		assertThat(Stream.of("https://agency.example/../../", "https://agency.example/%2e%2E/%2e./x",
				"https://agency.example/a/..", "https://agency.example/..%2f..%2f",
				"https://other.example.evil.example/", "https://other.example80/", "https://other.example:6379/"))
			.allSatisfy((address) -> assertThat(mirrors.of(URI.create(address))).hasToString(address));
		assertThat(mirrors.of(URI.create("https://agency.example/a?to=/../b%2F..")))
			.hasToString("http://127.0.0.1:8080/agency/a?to=/../b%2F..");
	}

	@Test
	void getWhenRedirectedToAnotherOriginSendsNoKey() {
		this.site.on("/agency/a", (exchange) -> StubSite.redirect(exchange, "http://agency.example:81/b"));
		CrawlClient client = new CrawlClient(
				new Mirrors(List.of(new Mirrors.Mirror("https://agency.example/", this.site.uri("/agency/").toString()),
						new Mirrors.Mirror("http://agency.example:81/", this.site.uri("/other/").toString()))));
		this.site.on("/other/b", (exchange) -> {
			this.sent.putAll(exchange.getRequestHeaders());
			StubSite.answer(exchange, 200, "text/plain", "b");
		});
		get(client, "https://agency.example/a", Map.of("X-Api-Key", "${PATH}"));
		assertThat(this.sent).containsKey("User-agent").doesNotContainKey("X-api-key");
	}

	private FetchResponse<String> get(String address, Map<String, String> headers) {
		return get(this.web, address, headers);
	}

	private static FetchResponse<String> get(CrawlClient client, String address, Map<String, String> headers) {
		FetchPolicy rules = new FetchPolicy("Test", 1000, 4, 5, 20, 20, 1, 0, 0.001, List.of(), List.of(), List.of(),
				List.of(), List.of(), headers, false, List.of(), Recheck.ALWAYS, false);
		return client.get(new WebRequest(URI.create(address), Validators.NONE, ContentExpectation.of("")), rules,
				(body, _) -> "");
	}

}
