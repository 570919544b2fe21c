package io.regwatch.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import io.regwatch.schema.RejectionReason;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CrawlClientTests {

	private static final String PDF = "%PDF-1.7 text";

	private static final FetchPolicy RULES = TestRules.of(1000, 4, 1, 1, List.of("127.0.0.1"), List.of(),
			List.of("consent-page"));

	private final StubSite site = new StubSite();

	private final CrawlClient web = new CrawlClient();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void getWhenServedReturnsBodyAndValidators() {
		this.site.on("/a.pdf", (exchange) -> {
			exchange.getResponseHeaders().set("ETag", "\"1\"");
			StubSite.answer(exchange, 200, "application/pdf", PDF);
		});
		assertThat(get("/a.pdf", "pdf")).isInstanceOfSatisfying(FetchResponse.Received.class, (received) -> {
			assertThat(received.body()).isEqualTo(PDF);
			assertThat(received.receipt().validators().etag()).isEqualTo("\"1\"");
		});
	}

	@Test
	void getWhenValidatorsHoldIsNotModified() {
		this.site.on("/a.pdf",
				(exchange) -> StubSite.answer(exchange,
						"\"1\"".equals(exchange.getRequestHeaders().getFirst("If-None-Match")) ? 304 : 500,
						"application/pdf", ""));
		WebRequest request = new WebRequest(this.site.uri("/a.pdf"),
				new Validators("\"1\"", null, this.site.uri("/a.pdf").toString()), ContentExpectation.of("pdf"));
		assertThat(this.web.get(request, RULES, CrawlClientTests::text)).isInstanceOf(FetchResponse.NotModified.class);
	}

	@Test
	void getWhenRedirectedRecordsHops() {
		this.site.on("/old.pdf", (exchange) -> StubSite.redirect(exchange, "/new.pdf"));
		this.site.page("/new.pdf", "application/pdf", PDF);
		assertThat(get("/old.pdf", "pdf")).isInstanceOfSatisfying(FetchResponse.Received.class,
				(received) -> assertThat(received.receipt().hops()).containsExactly(this.site.uri("/old.pdf"),
						this.site.uri("/new.pdf")));
	}

	@Test
	void getWhenRedirectedForEverIsRefused() {
		this.site.on("/circle", (exchange) -> StubSite.redirect(exchange, "/circle"));
		assertRefused(get("/circle", ""), RejectionReason.HTTP_ERROR);
	}

	@Test
	void getWhenRedirectedToForeignHostIsNotAllowed() {
		this.site.on("/out", (exchange) -> StubSite.redirect(exchange, "http://169.254.169.254/latest"));
		assertRefused(get("/out", ""), RejectionReason.NOT_ALLOWED);
	}

	@Test
	void getWhenHostIsNotNamedReachesPublicAddressesOnly() {
		this.site.page("/a.pdf", "application/pdf", PDF);
		WebRequest request = new WebRequest(this.site.uri("/a.pdf"), Validators.NONE, ContentExpectation.of("pdf"));
		FetchPolicy rules = TestRules.of(1000, 4, 1, 0, List.of(), List.of(), List.of());
		assertRefused(this.web.get(request, rules, CrawlClientTests::text), RejectionReason.NOT_ALLOWED);
	}

	@Test
	void getWhenNotFoundIsGone() {
		this.site.on("/a", (exchange) -> StubSite.answer(exchange, 404, "text/html", "<html>No</html>"));
		this.site.on("/b", (exchange) -> StubSite.answer(exchange, 410, "text/html", ""));
		assertThat(get("/a", "")).isInstanceOf(FetchResponse.Gone.class);
		assertThat(get("/b", "")).isInstanceOf(FetchResponse.Gone.class);
	}

	@Test
	void getWhenApologyIsServedAsNotFoundIsBlocked() {
		this.site.on("/a", (exchange) -> StubSite.redirect(exchange, "/apology"));
		this.site.on("/apology", (exchange) -> StubSite.answer(exchange, 404, "text/html", "<html>Sorry</html>"));
		assertRefused(get("/a", ""), RejectionReason.BLOCKED);
	}

	@Test
	void getWhenChallengeIsServedWithSuccessIsBlocked() {
		String challenge = "<html><script>window.gokuProps = {}</script></html>";
		this.site.on("/accepted", (exchange) -> StubSite.answer(exchange, 202, "text/html", challenge));
		this.site.page("/ok.pdf", "text/html", challenge);
		this.site.page("/named.pdf", "text/html", "<html>consent-page</html>");
		assertRefused(get("/accepted", ""), RejectionReason.BLOCKED);
		assertRefused(get("/ok.pdf", "pdf"), RejectionReason.CHALLENGE);
		assertRefused(get("/named.pdf", "pdf"), RejectionReason.BLOCKED);
	}

	@Test
	void getWhenPageSaysNotFoundIsRefused() {
		this.site.page("/a", "text/html", "<!DOCTYPE html><title>Page not found | Agency</title>");
		assertRefused(get("/a", ""), RejectionReason.NOT_FOUND_PAGE);
	}

	@Test
	void getWhenBytesAreOfAnotherTypeIsRefused() {
		this.site.page("/a.pdf", "application/pdf", "<html>Welcome</html>");
		assertRefused(get("/a.pdf", "pdf"), RejectionReason.NOT_THE_ANNOUNCED_TYPE);
		this.site.page("/b.pdf", "text/html", "<html><title> In Wartung</title></html>");
		assertThat(get("/b.pdf", "pdf")).isInstanceOfSatisfying(FetchResponse.Refused.class,
				(refused) -> assertThat(refused.detail()).contains("with the title 'In Wartung'"));
	}

	@Test
	void getWhenPageOnlyQuotesAnotherTypeIsRefused() {
		this.site.page("/a.pdf", "application/pdf", "<html><p>Your file did not begin with %PDF-1.7</p></html>");
		assertRefused(get("/a.pdf", "pdf"), RejectionReason.NOT_THE_ANNOUNCED_TYPE);
	}

	@Test
	void getWhenNameLeadsInsideIsRefusedUnlessItMay() {
		this.site.page("/a.pdf", "application/pdf", PDF);
		URI uri = URI.create(this.site.uri("/a.pdf").toString().replace("127.0.0.1", "localhost"));
		WebRequest request = new WebRequest(uri, Validators.NONE, ContentExpectation.of("pdf"));
		FetchPolicy named = TestRules.of(1000, 4, 1, 0, List.of("localhost"), List.of(), List.of());
		FetchPolicy internal = TestRules.of(1000, 4, 1, 0, List.of("127.0.0.1"), List.of("localhost"), List.of());
		assertRefused(this.web.get(request, named, CrawlClientTests::text), RejectionReason.NOT_ALLOWED);
		assertThat(this.web.get(request, internal, CrawlClientTests::text)).isInstanceOf(FetchResponse.Received.class);
	}

	@Test
	void getWhenBodyIsEmptyIsRefused() {
		this.site.page("/a.pdf", "application/pdf", "");
		assertRefused(get("/a.pdf", "pdf"), RejectionReason.EMPTY);
	}

	@Test
	void getWhenBodyStopsInTheMiddleIsCorrupt() {
		this.site.on("/a.pdf", (exchange) -> {
			exchange.sendResponseHeaders(200, 1000);
			exchange.getResponseBody().write(PDF.getBytes(StandardCharsets.UTF_8));
			exchange.getResponseBody().flush();
			throw new IOException("cut");
		});
		assertRefused(get("/a.pdf", "pdf"), RejectionReason.CORRUPT);
	}

	@Test
	void getWhenBodyDripsPastDeadlineTimesOut() {
		this.site.on("/drip.pdf", (exchange) -> {
			exchange.sendResponseHeaders(200, 0);
			try (OutputStream body = exchange.getResponseBody()) {
				for (int i = 0; i < 100; i++) {
					body.write('%');
					body.flush();
					Thread.sleep(Duration.ofMillis(100));
				}
			}
			catch (InterruptedException ex) {
				Thread.currentThread().interrupt();
			}
		});
		long start = System.nanoTime();
		assertRefused(get("/drip.pdf", "pdf"), RejectionReason.TIMED_OUT);
		assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(4));
	}

	@Test
	void getWhenCompressedBodyIsABombIsTooLarge() throws IOException {
		byte[] bomb = StubSite.zeros(64);
		this.site.on("/bomb", (exchange) -> {
			exchange.getResponseHeaders().set("Content-Encoding", "gzip");
			exchange.sendResponseHeaders(200, bomb.length);
			exchange.getResponseBody().write(bomb);
			exchange.close();
		});
		assertRefused(get("/bomb", ""), RejectionReason.TOO_LARGE);
	}

	@Test
	void getWhenHostIsBusyOnceTriesAgain() {
		AtomicInteger requests = new AtomicInteger();
		this.site.on("/a.pdf", (exchange) -> {
			exchange.getResponseHeaders().set("Retry-After", "0");
			StubSite.answer(exchange, (requests.incrementAndGet() == 1) ? 503 : 200, "application/pdf", PDF);
		});
		assertThat(get("/a.pdf", "pdf")).isInstanceOf(FetchResponse.Received.class);
		assertThat(requests).hasValue(2);
	}

	@Test
	void getWhenHostWantsALongPauseDoesNotAskAgain() {
		AtomicInteger requests = new AtomicInteger();
		this.site.on("/a.pdf", (exchange) -> {
			requests.incrementAndGet();
			exchange.getResponseHeaders().set("Retry-After", "3600");
			StubSite.answer(exchange, 429, "text/plain", "later");
		});
		assertRefused(get("/a.pdf", "pdf"), RejectionReason.HTTP_ERROR);
		assertThat(requests).hasValue(1);
	}

	private FetchResponse<String> get(String path, String announcedType) {
		return this.web.get(new WebRequest(this.site.uri(path), Validators.NONE, ContentExpectation.of(announcedType)),
				RULES, CrawlClientTests::text);
	}

	private static String text(InputStream body, ResponseMetadata receipt) throws IOException {
		return new String(body.readAllBytes(), StandardCharsets.UTF_8);
	}

	private static void assertRefused(FetchResponse<String> answer, RejectionReason reason) {
		assertThat(answer).isInstanceOfSatisfying(FetchResponse.Refused.class,
				(refused) -> assertThat(refused.reason()).as(refused.detail()).isEqualTo(reason));
	}

}
