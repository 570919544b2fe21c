package io.regwatch.http;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

import io.regwatch.schema.RejectionReason;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Hosts that send too much, too little, or nonsense. */
class HostileHostTests {

	private static final String ENDLESS = "HTTP/1.1 200 OK\r\nContent-Type: %s\r\nContent-Length: 9000000000000\r\n\r\n%s";

	private static final String UNTIL_CLOSED = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: %s\r\n\r\n%s";

	private static final FetchPolicy RULES = TestRules.QUICK;

	private final CrawlClient web = new CrawlClient();

	@Test
	void getWhenBodyNeverEndsIsLeftAtTheLimit() throws IOException {
		assertLeftEarly(ENDLESS.formatted("application/pdf", "%PDF-1.7"), "%".repeat(65536), "pdf",
				RejectionReason.TOO_LARGE);
	}

	@Test
	void getWhenUnwantedBodyNeverEndsIsLeftAtOnce() throws IOException {
		assertLeftEarly(ENDLESS.formatted("text/html", "<html>"), "a".repeat(65536), "pdf",
				RejectionReason.NOT_THE_ANNOUNCED_TYPE);
	}

	@Test
	void getWhenRedirectBodyNeverEndsIsLeftAtOnce() throws IOException {
		assertLeftEarly("HTTP/1.1 302 Found\r\nLocation: http://10.0.0.1/\r\nContent-Length: 9000000000000\r\n\r\n",
				"a".repeat(65536), "pdf", RejectionReason.NOT_ALLOWED);
	}

	@Test
	void getWhenHeadersNeverEndIsRefused() throws IOException {
		assertLeftEarly("HTTP/1.1 200 OK\r\n", "X-Filler: a\r\n".repeat(1000), "", RejectionReason.HTTP_ERROR);
		assertLeftEarly("HTTP/1.1 200 OK\r\nX-Filler: ", "a".repeat(65536), "", RejectionReason.HTTP_ERROR);
	}

	@Test
	void getWhenCharsetIsNonsenseReadsBody() throws IOException {
		assertThat(get(UNTIL_CLOSED.formatted("text/html; charset=utf 8", "<html>a</html>"), "", "html"))
			.isInstanceOf(FetchResponse.Received.class);
		assertThat(get(UNTIL_CLOSED.formatted("text/html; charset=none", "<html>a</html>"), "", "html"))
			.isInstanceOf(FetchResponse.Received.class);
	}

	@Test
	void getWhenConnectionOnlyEndsWantsTheDocumentsEnd() throws IOException {
		assertRefused(get(UNTIL_CLOSED.formatted("text/html", "<html><p>Section 1</p><p>Sec"), "", "html"),
				RejectionReason.CORRUPT);
		assertRefused(get(UNTIL_CLOSED.formatted("application/pdf", "%PDF-1.7 1 0 obj"), "", "pdf"),
				RejectionReason.CORRUPT);
		assertThat(get(UNTIL_CLOSED.formatted("application/pdf", "%PDF-1.7 1 0 obj\n%%EOF\r\n"), "", "pdf"))
			.isInstanceOf(FetchResponse.Received.class);
		assertThat(get(UNTIL_CLOSED.formatted("text/plain", "Section 1"), "", "txt"))
			.isInstanceOf(FetchResponse.Received.class);
	}

	@Test
	void getWhenTitlesNestForEverIsJudgedInTime() throws IOException {
		long start = System.nanoTime();
		get(UNTIL_CLOSED.formatted("text/html", "<html>" + "<title".repeat(11000)), "", "html");
		assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(1));
	}

	@Test
	void getWhenLoginTitlesAndMarksRepeatIsJudgedInTime() throws IOException {
		String page = "<html>" + ("<title>login" + "\u0301".repeat(40)).repeat(150) + "type=".repeat(200);
		String bytes = new String(page.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
		long start = System.nanoTime();
		get(UNTIL_CLOSED.formatted("text/html; charset=utf-8", bytes), "", "html");
		assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(2));
	}

	private void assertLeftEarly(String beginning, String forever, String type, RejectionReason reason)
			throws IOException {
		try (RawSite site = new RawSite(beginning, forever)) {
			long start = System.nanoTime();
			assertRefused(get(site, type), reason);
			assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(8));
			assertThat(site.sentMegabytes()).isLessThan(64);
		}
	}

	private FetchResponse<String> get(String beginning, String forever, String type) throws IOException {
		try (RawSite site = new RawSite(beginning, forever)) {
			return get(site, type);
		}
	}

	private FetchResponse<String> get(RawSite site, String type) {
		return this.web.get(new WebRequest(site.uri("/a"), Validators.NONE, ContentExpectation.of(type)), RULES,
				(body, _) -> new String(body.readAllBytes(), StandardCharsets.UTF_8));
	}

	private static void assertRefused(FetchResponse<String> answer, RejectionReason reason) {
		assertThat(answer).isInstanceOfSatisfying(FetchResponse.Refused.class,
				(refused) -> assertThat(refused.reason()).as(refused.detail()).isEqualTo(reason));
	}

}
