package io.regwatch.ops.api;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import io.regwatch.api.security.Keys;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.schema.ContentHash;
import io.regwatch.store.FileStore;
import io.regwatch.store.StoredFile;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** Files, texts and versions in details, as far as a source's rights go. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FilesIT {

	private static final String PDF = "%PDF-1.7 not really";

	private TestStores stores;

	private TestApplication application;

	private Publications publications;

	private ApiClient client;

	private ApiClient nobody;

	private String workspace;

	private UUID reference;

	private UUID update;

	private String sha256;

	@BeforeAll
	void start(@TempDir Path directory) throws IOException {
		this.stores = TestStores.in(directory);
		this.application = serve(Map.of("spring.datasource.hikari.maximum-pool-size", 2,
				"spring.datasource.hikari.connection-timeout", "3000"));
		this.client = new ApiClient(this.application.port(),
				this.application.bean(Keys.class).create("Acme", null).key());
		this.nobody = new ApiClient(this.application.port(), "");
		this.publications = new Publications(this.stores.jdbc());
		this.publications.source("mdcg", "EU", "public");
		this.reference = this.publications.reference("mdcg", "MDCG: 2019/11 ü", "guidance", "Software");
		this.publications.update(this.reference, "new_publication", "First", "2026-01-01T00:00:00Z");
		this.update = this.publications.revise(this.reference);
		this.publications.digest(this.update);
		this.sha256 = store(PDF);
		this.publications.attach(this.reference, 2, this.sha256, "application/pdf");
		this.publications.attach(this.reference, 1, store("<html>"), "text/html");
		this.workspace = this.client.newWorkspace();
		this.client.send("PATCH", this.workspace + "/subscriptions",
				"{\"sources\": [{\"sourceId\": \"mdcg\", \"status\": \"subscribed\"}]}");
	}

	@BeforeEach
	void allow() {
		this.publications.redistribute("mdcg", "file");
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@Test
	void versionsWhenThereAreSeveralAreNewestFirstWithTheirUpdates() {
		JsonNode versions = reference().get("versions");
		assertThat(versions.valueStream().map((one) -> one.at("/update/shortSummary").asString()))
			.containsExactly("Digested", "In short");
		assertThat(versions.at("/0/sharedFile/name").asString()).isEqualTo("MDCG_ 2019_11 ü.pdf");
		assertThat(versions.at("/0/sharedFile/id").asString()).isEqualTo(this.sha256);
		assertThat(versions.at("/1/sharedFile").isMissingNode()).isTrue();
		JsonNode detail = update();
		assertThat(detail.at("/currentVersion/id")).isEqualTo(versions.at("/0/id"));
		assertThat(detail.at("/previousVersion/id")).isEqualTo(versions.at("/1/id"));
		assertThat(detail.at("/previousVersion/referenceId").asString()).isEqualTo(this.reference.toString());
		assertThat(detail.at("/update/sharedFile")).isEqualTo(versions.at("/0/sharedFile"));
	}

	@ParameterizedTest
	@CsvSource({ "metadata, false, false", "text, true, false", "file, true, true" })
	void rightsWhenRestrictedHideTextAndFile(String right, boolean text, boolean file) {
		this.publications.redistribute("mdcg", right);
		JsonNode said = update().get("update");
		assertThat(said.path("content").asString("none")).isEqualTo(text ? "# Text" : "none");
		assertThat(said.get("shortSummary").asString()).isEqualTo(text ? "Digested" : "In short");
		assertThat(said.get("summary").asString()).isEqualTo(text ? "Digested at length" : "At length");
		assertThat(said.has("sharedFile")).isEqualTo(file);
		JsonNode version = reference().at("/versions/0");
		assertThat(version.has("sharedFile")).isEqualTo(file);
		assertThat(version.at("/update/shortSummary").asString()).isEqualTo(text ? "Digested" : "In short");
	}

	@Test
	void fileWhenFetchedNeedsNoKey() {
		Answer file = this.nobody.get(address());
		assertThat(file.status()).isEqualTo(200);
		assertThat(file.body()).isEqualTo(PDF);
		Map<String, List<String>> headers = file.response().headers().map();
		assertThat(headers).containsEntry("content-type", List.of("application/pdf"))
			.containsEntry("x-content-type-options", List.of("nosniff"))
			.containsEntry("content-length", List.of(String.valueOf(PDF.length())))
			.containsEntry("accept-ranges", List.of("bytes"));
		assertThat(file.response().headers().firstValue("content-disposition").orElseThrow()).startsWith("attachment;")
			.contains("filename*=UTF-8''MDCG_%202019_11%20%C3%BC.pdf");
		assertThat(this.nobody.send("HEAD", address(), "").response().headers().firstValueAsLong("content-length"))
			.hasValue(PDF.length());
		String tag = file.response().headers().firstValue("etag").orElseThrow();
		assertThat(this.nobody.send("GET", address(), "", "If-None-Match", tag).status()).isEqualTo(304);
	}

	@Test
	void fileWhenPartlyWantedSendsThatPart() {
		Answer part = this.nobody.send("GET", address(), "", "Range", "bytes=1-3");
		assertThat(part.status()).isEqualTo(206);
		assertThat(part.body()).isEqualTo("PDF");
		Answer none = this.nobody.send("GET", address(), "", "Range", "bytes=5000-");
		none.failure(416);
		assertThat(none.response().headers().firstValue("Content-Range")).hasValue("bytes */" + PDF.length());
	}

	@ParameterizedTest
	@CsvSource({ "name=MDCG, name=Other", "expires=, expires=9", "expires=, expires=x", "signature=, signature=A",
			"signature=, signatur=", "expires=, expire=", "name=, nam=", "/files/, /files/0" })
	void fileWhenAddressIsForgedIsForbidden(String right, String wrong) {
		String address = address();
		assertThat(address).contains(right);
		assertThat(this.nobody.get(address.replace(right, wrong)).failure(403)).contains("expired");
	}

	@Test
	void fileWhenAddressIsOfAnotherProcessIsTheSameUntilItExpires() throws Exception {
		String here = address();
		try (TestApplication other = serve(Map.of("regwatch.api.file-lifetime", "1s", "regwatch.api.public-url",
				"https://regwatch.example/base/"))) {
			ApiClient there = new ApiClient(other.port(), this.client.key());
			assertThat(there.get(here).body()).isEqualTo(PDF);
			String address = there.get(this.workspace + "/updates/" + this.update)
				.json()
				.at("/update/sharedFile/signedUrl")
				.asString();
			assertThat(address).startsWith("https://regwatch.example/base/files/" + this.sha256);
			String path = address.substring("https://regwatch.example/base".length());
			assertThat(there.get(path).status()).isEqualTo(200);
			Thread.sleep(2100);
			this.nobody.get(path).failure(403);
		}
	}

	@Test
	void fileWhenItIsNotThereIsNotFound() {
		String gone = address();
		Path path = this.application.bean(FileStore.class).path(new ContentHash(this.sha256));
		Path aside = path.resolveSibling("aside");
		assertThat(path.toFile().renameTo(aside.toFile())).isTrue();
		this.nobody.get(gone).failure(404);
		assertThat(aside.toFile().renameTo(path.toFile())).isTrue();
	}

	@Test
	void detailsWhenManyAskHoldOneConnectionEach() throws Exception {
		try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<Integer>> answers = new ArrayList<>();
			for (int i = 0; i < 24; i++) {
				answers.add(many.submit(() -> this.client.get(path()).status()));
			}
			for (Future<Integer> answer : answers) {
				assertThat(answer.get()).isEqualTo(200);
			}
		}
	}

	@Test
	void detailWhenItHasAFileIsNotSentTwice() {
		String tag = this.client.get(path()).response().headers().firstValue("ETag").orElseThrow();
		assertThat(this.client.send("GET", path(), "", "If-None-Match", tag).status()).isEqualTo(304);
	}

	private TestApplication serve(Map<String, ?> properties) {
		return TestApplication.serve(this.stores, properties);
	}

	private String store(String content) throws IOException {
		FileStore files = this.application.bean(FileStore.class);
		StoredFile file = files.store(new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8)));
		files.record(file);
		return file.hash().hex();
	}

	private String path() {
		return this.workspace + "/references/" + this.reference;
	}

	private JsonNode reference() {
		return this.client.get(path()).json();
	}

	private JsonNode update() {
		return this.client.get(this.workspace + "/updates/" + this.update).json();
	}

	private String address() {
		String address = reference().at("/versions/0/sharedFile/signedUrl").asString();
		assertThat(address).startsWith("http://127.0.0.1:" + this.application.port() + "/files/");
		return address.replaceFirst("http://[^/]*", "");
	}

}
