package io.regwatch.api;

import io.regwatch.store.Publications;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.UUID;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.store.FileStore;
import io.regwatch.store.StoredFile;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** A reference with two versions, of which the second has a PDF. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class SharedReference {

	static final String PDF = "%PDF-1.7 not really";

	TestStores stores;

	TestApplication application;

	Publications publications;

	ApiClient client;

	ApiClient anonymous;

	String workspace;

	UUID reference;

	UUID update;

	String sha256;

	@BeforeAll
	void start(@TempDir Path directory) throws IOException {
		this.stores = TestStores.in(directory);
		this.application = complete(Map.of("spring.datasource.hikari.maximum-pool-size", 2,
				"spring.datasource.hikari.connection-timeout", "3000"));
		this.client = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Acme", null).key());
		this.anonymous = new ApiClient(this.application.port(), "");
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

	TestApplication complete(Map<String, ?> properties) {
		return TestApplication.complete(this.stores, properties);
	}

	String store(String content) throws IOException {
		FileStore files = this.application.bean(FileStore.class);
		StoredFile file = files.store(new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8)));
		files.record(file);
		return file.hash().hex();
	}

	String path() {
		return this.workspace + "/references/" + this.reference;
	}

	JsonNode reference() {
		return this.client.get(path()).json();
	}

	JsonNode update() {
		return this.client.get(this.workspace + "/updates/" + this.update).json();
	}

	String address() {
		String address = reference().at("/versions/0/sharedFile/signedUrl").asString();
		assertThat(address).startsWith("http://127.0.0.1:" + this.application.port() + "/files/");
		return address.replaceFirst("http://[^/]*", "");
	}

}
