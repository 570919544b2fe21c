package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.sun.net.httpserver.HttpExchange;
import io.regwatch.http.CrawlClient;
import io.regwatch.http.StubSite;
import io.regwatch.http.Validators;
import io.regwatch.ingest.source.KnownAddresses;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.Presence;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class AbsenceCheckTests {

	private static final ContentHash FILE = ContentHash.of("file");

	private final StubSite site = new StubSite();

	private final AbsenceCheck check = new AbsenceCheck(new CrawlClient());

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void presenceWhenTheHostShowsAnotherPageInsteadIsGone() {
		this.site.page("/lost.html", "text/html", "<html><title>Page not found</title></html>");
		this.site.page("/index.html", "text/html", "<html><title>Agency</title></html>");
		redirect("/guidance/1.html", "/index.html");
		page("/here.html");
		assertThat(presence("/lost.html", null)).isEqualTo(Presence.GONE);
		assertThat(presence("/guidance/1.html", null)).isEqualTo(Presence.GONE);
		assertThat(presence("/here.html", null)).isEqualTo(Presence.THERE);
	}

	@Test
	void presenceWhenTheAddressLeadsToAListOrToAListedDocumentIsGone() {
		page("/list");
		page("/guidance/2.html");
		page("/archive/3.html");
		redirect("/guidance/1.html", "/list");
		redirect("/guidance/old.html", "/guidance/2.html#part");
		redirect("/guidance/3.html", "/archive/3.html");
		assertThat(presence("/guidance/1.html", null)).isEqualTo(Presence.GONE);
		assertThat(presence("/guidance/old.html", null, uri("/guidance/2.html"))).isEqualTo(Presence.GONE);
		assertThat(presence("/guidance/3.html", null, uri("/guidance/2.html"))).isEqualTo(Presence.THERE);
	}

	@Test
	void presenceWhenTheHostDoesNotSayIsUnknown() {
		status("/denied.html", 403);
		assertThat(presence("/denied.html", null)).isInstanceOf(Presence.Unknown.class);
		this.site.page("/checked.html", "text/html", "<html><title>Just a moment...</title></html>");
		assertThat(presence("/checked.html", null)).isInstanceOfSatisfying(Presence.Unknown.class,
				(unknown) -> assertThat(unknown.reason()).isEqualTo(RejectionReason.CHALLENGE));
		assertThat(this.check.presence(source(), null, KnownAddresses.NONE)).isInstanceOf(Presence.Unknown.class);
	}

	@Test
	void presenceWhenThePageIsThereAndItsFileIsNotIsThere() {
		page("/page.html");
		status("/file.pdf", 404);
		assertThat(presence("/file.pdf", "/page.html")).isEqualTo(Presence.THERE);
	}

	@Test
	void presenceWhenThePageIsThereAndItsFileLeadsToThatOfAListedDocumentIsGone() {
		page("/page.html");
		page("/2.pdf");
		page("/archive/3.pdf");
		redirect("/1.pdf", "/2.pdf");
		redirect("/3.pdf", "/archive/3.pdf");
		KnownAddresses listed = new KnownAddresses(List.of(), List.of(uri("/2.pdf")), Map.of());
		assertThat(presence("/1.pdf", "/page.html", listed)).isEqualTo(Presence.GONE);
		assertThat(presence("/3.pdf", "/page.html", listed)).isEqualTo(Presence.THERE);
	}

	@Test
	void presenceWhenThePageIsNotThereIsGone() {
		page("/file.pdf");
		status("/page.html", 404);
		assertThat(presence("/file.pdf", "/page.html")).isEqualTo(Presence.GONE);
	}

	@Test
	void presenceWhenThePageIsThatOfTheListOrOfOthersAsksForTheFile() {
		page("/list");
		page("/topic.html");
		status("/file.pdf", 404);
		assertThat(presence("/file.pdf", "/list#a")).isEqualTo(Presence.GONE);
		assertThat(presence("/file.pdf", "/topic.html", uri("/topic.html"))).isEqualTo(Presence.GONE);
		page("/other.pdf");
		assertThat(presence("/other.pdf", "/topic.html", uri("/topic.html"))).isEqualTo(Presence.THERE);
	}

	@Test
	void presenceWhenNoAddressIsItsOwnIsDecidedByTheAbsence() {
		page("/list");
		page("/register.html");
		assertThat(presence("/list", "/list")).isEqualTo(Presence.GONE);
		assertThat(presence("/register.html", "/register.html", uri("/register.html"))).isEqualTo(Presence.GONE);
	}

	@Test
	void presenceWhenOtherDocumentsAreNotAtTheirFormerAddressesEitherIsUnknown() {
		page("/2.html");
		status("/1.html", 404);
		status("/3.html", 404);
		assertThat(former("/1.html", "/2.html")).isEqualTo(Presence.GONE);
		assertThat(former("/1.html", "/2.html", "/3.html")).isInstanceOf(Presence.Unknown.class);
		assertThat(former("/2.html", "/3.html")).isEqualTo(Presence.THERE);
	}

	@Test
	void presenceWhenFormerParametersAreNoLongerTakenAsksWithThePresentOnes() {
		this.site.on("/1.html", AbsenceCheckTests::answerNew);
		this.site.on("/2.html", AbsenceCheckTests::answerNew);
		this.site.on("/3.html",
				(exchange) -> StubSite.answer(exchange, isNew(exchange) ? 404 : 403, "text/html", "<title>No</title>"));
		Map<String, String> moved = Map.of(uri("/1.html?id=1&s=old"), uri("/1.html?id=1&s=new"));
		assertThat(moved("/2.html?id=2&s=old", moved)).isEqualTo(Presence.THERE);
		assertThat(moved("/3.html?id=3&s=old", moved)).isEqualTo(Presence.GONE);
		assertThat(moved("/3.html?id=3", moved)).isInstanceOf(Presence.Unknown.class);
		assertThat(moved("/1.html?id=1&s=old", moved)).isInstanceOf(Presence.Unknown.class);
		assertThat(moved("/3.html?id=3&s=old", Map.of(uri("/1.html?id=1&s=old"), uri("/1.html?id=1&s=new"),
				uri("/2.html?id=2&s=old"), uri("/2.html?id=2&s=other"))))
			.isInstanceOf(Presence.Unknown.class);
	}

	private static void answerNew(HttpExchange exchange) throws IOException {
		StubSite.answer(exchange, isNew(exchange) ? 200 : 403, "text/html", "<html><p>Guidance</p></html>");
	}

	private static boolean isNew(HttpExchange exchange) {
		return exchange.getRequestURI().getQuery().endsWith("s=new");
	}

	private Presence presence(String file, @Nullable String page, String... shared) {
		return presence(file, page, new KnownAddresses(List.of(shared), List.of(shared), Map.of()));
	}

	private Presence former(String file, String... former) {
		return moved(file, Stream.of(former).collect(Collectors.toMap(this::uri, (path) -> uri("/new" + path))));
	}

	private Presence moved(String file, Map<String, String> moved) {
		return presence(file, null, new KnownAddresses(List.of(), moved.values(), moved));
	}

	private Presence presence(String file, @Nullable String page, KnownAddresses addresses) {
		LastCapture last = new LastCapture(uri(file), (page != null) ? uri(page) : null, uri(file), FILE, null,
				Validators.NONE, false, false);
		return this.check.presence(source(), last, addresses);
	}

	private void redirect(String path, String location) {
		this.site.on(path, (exchange) -> {
			exchange.getResponseHeaders().set("Location", location);
			StubSite.answer(exchange, 302, "text/html", "");
		});
	}

	private void page(String path) {
		this.site.page(path, "text/html", "<html><title>Guidance</title></html>");
	}

	private void status(String path, int status) {
		this.site.on(path, (exchange) -> StubSite.answer(exchange, status, "text/html", ""));
	}

	private String uri(String path) {
		return this.site.uri(path).toString();
	}

	private SourceDefinition source() {
		return SourceFile.read(Path.of("source.yaml"), """
				id: test
				title: Test
				geography: US
				institution: Test
				type: guidance
				kind: json-list
				fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
				list: {urls: ["%s"], items: "", fields: {id: {pointer: ""}, url: {pointer: ""}}}
				""".formatted(uri("/list")));
	}

}
