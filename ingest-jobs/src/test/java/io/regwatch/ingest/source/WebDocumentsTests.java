package io.regwatch.ingest.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.regwatch.http.StubSite;
import io.regwatch.http.Validators;
import io.regwatch.http.Web;
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

	@TempDir
	Path directory;

	private final StubSite site = new StubSite();

	private final FileStore files = mock(FileStore.class);

	private final WebDocuments documents = new WebDocuments(new Web(), this.files);

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void fetchWhenStoredBytesStillPassTheGateAsksForChanges() throws IOException {
		assertThat(fetch("must: [Guidance]")).isInstanceOf(FetchOutcome.NotModified.class);
	}

	@Test
	void fetchWhenStoredBytesLackWhatIsWantedNowAsksForThemAgain() throws IOException {
		assertThat(fetch("must: [Section]")).isInstanceOf(FetchOutcome.Fetched.class);
	}

	@Test
	void fetchWhenTheGateWouldStopStoredBytesAsksForThemAgain() throws IOException {
		assertThat(fetch("mustNot: [Please agree]")).isInstanceOf(FetchOutcome.Fetched.class);
	}

	private FetchOutcome fetch(String rule) throws IOException {
		this.site.on("/a.html", (exchange) -> {
			boolean known = "\"1\"".equals(exchange.getRequestHeaders().getFirst("If-None-Match"));
			StubSite.answer(exchange, known ? 304 : 200, "text/html", known ? "" : "<html>Section 1</html>");
		});
		Path stored = Files.writeString(this.directory.resolve("stored"), "<html>Guidance. Please agree</html>");
		given(this.files.path(FILE)).willReturn(stored);
		given(this.files.store(any())).willReturn(new StoredFile(FILE, 1));
		String address = this.site.uri("/a.html").toString();
		ListedItem item = new ListedItem("a", address, address, "a.html", null, null, null, null, null, null, null,
				null, null, null);
		return this.documents.fetch(source(rule), item,
				new LastCapture(address, null, address, FILE, new Validators("\"1\"", null, address)));
	}

	private SourceDefinition source(String rule) throws IOException {
		return SourceFile.read(Files.write(this.directory.resolve("source.yaml"), List.of("""
				id: test
				title: Test
				geography: US
				institution: Test
				type: guidance
				kind: json-list
				fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0, %s}
				list: {urls: [http://127.0.0.1/], items: "", fields: {id: {pointer: ""}, url: {pointer: ""}}}
				""".formatted(rule))));
	}

}
