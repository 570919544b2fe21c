package io.regwatch.ops.doctor;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import co.elastic.clients.elasticsearch.ElasticsearchClient;
import com.zaxxer.hikari.HikariDataSource;
import io.regwatch.encryption.SecretCipher;
import io.regwatch.ingest.SourceHealth;
import io.regwatch.ingest.SourceHealthRepository;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.ops.doctor.Finding.Level;
import io.regwatch.scheduling.ClockSkew;
import io.regwatch.search.IndexSearch;
import io.regwatch.store.FileStore;
import io.regwatch.store.Outbox;
import io.regwatch.store.StoredFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.mock;

/** Each fault of a store is found, one after the other, in one application. */
class StoreChecksIT {

	@TempDir
	private Path directory;

	@Test
	void eachFaultIsFoundWithItsRemedy() throws Exception {
		TestStores stores = TestStores.in(this.directory);
		try (TestApplication application = TestApplication.start(stores, Map.of())) {
			StoreChecks checks = application.bean(StoreChecks.class);
			assertThat(checks.check()).extracting((finding) -> finding.check() + " " + finding.level().code())
				.containsExactly("database ok", "index ok", "files ok", "clock ok", "sources warning");
			loseKey(application);
			damageFile(application, checks);
			differ(application);
			addPending(application, checks);
			application.bean(ElasticsearchClient.class)
				.indices()
				.deleteAlias((delete) -> delete.index("*").name(stores.indexPrefix() + "-updates"));
			assertThat(find(checks, "index")).satisfies((index) -> {
				assertThat(index.level()).isEqualTo(Level.ERROR);
				assertThat(index.remedy()).contains("`reindex`");
			});
			application.bean(HikariDataSource.class).close();
			assertThat(checks.check()).filteredOn((finding) -> !finding.check().equals("index"))
				.hasSize(4)
				.allMatch((finding) -> finding.level() == Level.ERROR && finding.remedy() != null);
		}
	}

	@Test
	void modelThatCannotBeReachedIsAWarning() throws IOException {
		MockEnvironment environment = new MockEnvironment();
		assertThat(new ModelChecks(environment).check().level()).isEqualTo(Level.OK);
		try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			environment.setProperty("regwatch.assessment.model.provider", "openai");
			environment.setProperty("regwatch.assessment.model.base-url", "http://127.0.0.1:" + server.getLocalPort());
			assertThat(new ModelChecks(environment).check().level()).isEqualTo(Level.OK);
		}
		assertThat(new ModelChecks(environment).check()).satisfies((model) -> {
			assertThat(model.level()).isEqualTo(Level.WARNING);
			assertThat(model.message()).contains("openai", "cannot be reached");
		});
	}

	private static void loseKey(TestApplication application) {
		JdbcClient jdbc = application.bean(JdbcClient.class);
		EncryptionChecks checks = application.bean(EncryptionChecks.class);
		assertThat(checks.check().level()).isEqualTo(Level.OK);
		SecretCipher none = mock(SecretCipher.class);
		given(none.currentKeyId()).willReturn(Optional.empty());
		assertThat(new EncryptionChecks(jdbc, none).check()).satisfies((encryption) -> {
			assertThat(encryption.level()).isEqualTo(Level.WARNING);
			assertThat(encryption.remedy()).contains("REGWATCH_ENCRYPTION_KEYS");
		});
		jdbc.sql("""
				WITH owner AS (INSERT INTO client (name) VALUES ('Receiver') RETURNING id), endpoint AS (
					INSERT INTO webhook_endpoint (client_id, url) SELECT id, 'https://example.org/' FROM owner
					RETURNING id)
				INSERT INTO webhook_secret (endpoint_id, secret)
				SELECT id, decode(repeat('00', 80), 'hex') FROM endpoint
				""").update();
		assertThat(checks.check()).satisfies((encryption) -> {
			assertThat(encryption.level()).isEqualTo(Level.ERROR);
			assertThat(encryption.message()).contains("needs the key '0000000000000000'");
		});
	}

	private static void damageFile(TestApplication application, StoreChecks checks) throws IOException {
		FileStore files = application.bean(FileStore.class);
		StoredFile file = files.store(new ByteArrayInputStream("A letter".getBytes(StandardCharsets.UTF_8)));
		files.record(file);
		assertThat(find(checks, "files").message()).contains("The last 1 stored files");
		Files.writeString(files.path(file.hash()), "A");
		assertThat(find(checks, "files").message()).contains("1 of the last 1", file.hash().hex());
		Files.delete(files.path(file.hash()));
		assertThat(find(checks, "files").level()).isEqualTo(Level.ERROR);
	}

	private static void addPending(TestApplication application, StoreChecks checks) {
		application.bean(JdbcClient.class)
			.sql("INSERT INTO outbox (kind, entity_id) SELECT 'update', gen_random_uuid() FROM generate_series(1, 1000)")
			.update();
		assertThat(find(checks, "index")).extracting(Finding::level).isEqualTo(Level.WARNING);
	}

	private static void differ(TestApplication application) {
		ClockSkew clock = mock(ClockSkew.class);
		given(clock.measure()).willReturn(Duration.ofMinutes(-2));
		given(clock.isTooMuch(any())).willReturn(true);
		SourceHealthRepository sources = mock(SourceHealthRepository.class);
		given(sources.findAll())
			.willReturn(List.of(source("list", "incomplete"), source("next", "ok"), source("other", "off")));
		StoreChecks checks = new StoreChecks(application.bean(JdbcClient.class), application.bean(IndexSearch.class),
				application.bean(Outbox.class), application.bean(FileStore.class), clock, sources);
		assertThat(find(checks, "clock").message()).contains("differs by 120000 ms", "no scheduled work starts");
		assertThat(find(checks, "sources").message()).isEqualTo("Source 'list': incomplete");
		assertThat(find(checks, "sources").remedy()).contains("`ledger list`");
	}

	private static SourceHealth source(String id, String health) {
		return new SourceHealth(id, "Title", "EU", "Authority", "folder", null, null, null, null, List.of(), health);
	}

	private static Finding find(StoreChecks checks, String name) {
		return checks.check().stream().filter((finding) -> finding.check().equals(name)).findFirst().orElseThrow();
	}

}
