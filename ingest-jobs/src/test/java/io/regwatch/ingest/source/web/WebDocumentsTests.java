package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import io.regwatch.http.CrawlClient;
import io.regwatch.http.StubSite;
import io.regwatch.http.Validators;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Reception;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.schema.ContentHash;
import io.regwatch.store.FileStore;
import io.regwatch.store.StoredFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.mock;

class WebDocumentsTests {

	private static final ContentHash FILE = ContentHash.of("stored");

	private static final String ITEM_TITLE = "Guidance";

	@TempDir
	Path directory;

	private final StubSite site = new StubSite();

	private final AtomicInteger requests = new AtomicInteger();

	private final FileStore files = mock(FileStore.class);

	private final WebDocuments documents = new WebDocuments(new CrawlClient(), this.files);

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void fetchWhenStoredBytesStillPassTheGateAsksForChanges() throws IOException {
		assertThat(fetch("requirePatterns: [Guidance]")).isInstanceOf(FetchOutcome.NotModified.class);
	}

	@Test
	void fetchWhenStoredBytesLackWhatIsWantedNowAsksForThemAgain() throws IOException {
		assertThat(fetch("requirePatterns: [Section]")).isInstanceOf(FetchOutcome.Fetched.class);
	}

	@Test
	void fetchWhenTheGateWouldStopStoredBytesAsksForThemAgain() throws IOException {
		assertThat(fetch("rejectPatterns: [Please agree]")).isInstanceOf(FetchOutcome.Fetched.class);
	}

	@Test
	void fetchWhenRowIsTheSameAndSilentChangesAreRuledOutDoesNotAsk() throws IOException {
		assertThat(fetch("recheck: row_changed", ITEM_TITLE)).isInstanceOfSatisfying(FetchOutcome.NotModified.class,
				(same) -> assertThat(same.reception()).isEqualTo(Reception.NONE));
		assertThat(this.requests).hasValue(0);
	}

	@Test
	void fetchWhenRowIsTheSameAndTheBytesAreOldAsks() throws IOException {
		fetch("recheck: row_changed", ITEM_TITLE, true);
		assertThat(this.requests).hasValue(1);
	}

	@Test
	void fetchWhenRowSaysSomethingElseAsksWithoutValidators() throws IOException {
		assertThat(fetch("recheck: row_changed", "Another title")).isInstanceOf(FetchOutcome.Fetched.class);
	}

	@Test
	void fetchWhenRowIsTheDocumentStoresItsText() throws IOException {
		given(this.files.store(any())).willAnswer((call) -> {
			String text = new String(call.<InputStream>getArgument(0).readAllBytes(), StandardCharsets.UTF_8);
			return new StoredFile(ContentHash.of(text), text.length());
		});
		ListedItem row = new ListedItem("a", "https://a.example/", "https://a.example/", "row.txt", null, null, null,
				null, null, null, null, null, null, "Stage 9599", null);
		assertThat(this.documents.fetch(source("retries: 0"), row, null))
			.isEqualTo(new FetchOutcome.Fetched(new StoredFile(ContentHash.of("Stage 9599"), "Stage 9599".length())));
	}

	private FetchOutcome fetch(String rule) throws IOException {
		return fetch(rule, ITEM_TITLE);
	}

	private FetchOutcome fetch(String rule, String titleBefore) throws IOException {
		return fetch(rule, titleBefore, false);
	}

	private FetchOutcome fetch(String rule, String titleBefore, boolean due) throws IOException {
		this.site.on("/a.html", (exchange) -> {
			this.requests.incrementAndGet();
			boolean known = "\"1\"".equals(exchange.getRequestHeaders().getFirst("If-None-Match"));
			StubSite.answer(exchange, known ? 304 : 200, "text/html", known ? "" : "<html>Section 1</html>");
		});
		Path stored = Files.writeString(this.directory.resolve("stored"), "<html>Guidance. Please agree</html>");
		given(this.files.path(FILE)).willReturn(stored);
		given(this.files.store(any())).willReturn(new StoredFile(FILE, 1));
		String address = this.site.uri("/a.html").toString();
		ListedItem item = item(address, ITEM_TITLE);
		return this.documents.fetch(source(rule), item, new LastCapture(address, null, address, FILE,
				item(address, titleBefore), new Validators("\"1\"", null, address), due, false));
	}

	private static ListedItem item(String address, String title) {
		return new ListedItem("a", address, address, "a.html", title, null, null, null, null, null, null, null, null,
				null, null);
	}

	private SourceDefinition source(String rule) throws IOException {
		return SourceFile.read(Files.write(this.directory.resolve("source.yaml"), List.of("""
				id: test
				title: Test
				geography: US
				institution: Test
				type: guidance
				kind: json-list
				fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, %s}
				list: {urls: [http://127.0.0.1/], items: "", fields: {id: {pointer: ""}, url: {pointer: ""}}}
				""".formatted(rule))));
	}

}
