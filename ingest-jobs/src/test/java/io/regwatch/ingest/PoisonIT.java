package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.store.Outbox;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

/**
 * One record of many that nothing can be done with: all others go through, it goes to the
 * quarantine. {@code -Dfaults.records} says how many there are.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PoisonIT {

	private static final int RECORDS = 20;

	private static final int MANY = Integer.getInteger("faults.records", 300);

	private static final String SOURCE = """
			id: SOURCE
			title: Register
			geography: EU
			institution: Authority
			type: guidance
			kind: bulk-file
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, concurrency: 8, maxMegabytes: 50}
			list:
			  urls: ["ADDRESS"]
			  format: jsonl
			  fields:
			    id: {pointer: /id}
			    title: {pointer: /title}
			    url: {pointer: /url}
			    text: {pointer: /text}
			""";

	private static final String FACTS = """
			SELECT concat_ws(' ', (SELECT count(*) FROM reference WHERE source_id = :source),
				(SELECT count(*) FROM reference_version JOIN reference ON reference.id = reference_id
					WHERE source_id = :source),
				(SELECT count(*) FROM reference_update JOIN reference ON reference.id = reference_id
					WHERE source_id = :source),
				(SELECT count(*) FROM quarantine WHERE source_id = :source AND resolved_at IS NULL))
			""";

	private Path directory;

	private TestStores stores;

	private TestApplication application;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.directory = directory;
		this.stores = TestStores.in(directory);
		this.application = TestApplication.start(this.stores, Map.of());
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	static List<Arguments> poisons() {
		return List.of(arguments("without-document", Map.of("text", "")),
				arguments("without-address", Map.of("url", "http://[nowhere")));
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("poisons")
	void ingestWhenOneRecordIsPoisonQuarantinesItAndTakesAllOthers(String name, Map<String, String> poison)
			throws IOException {
		IngestReport report = ingestTwice(name, poison);
		assertThat(report.ledger().complete()).isTrue();
		assertThat(report.rejections()).singleElement().satisfies((one) -> assertThat(one.detail()).isNotBlank());
		assertWhole(name, RECORDS - 1, 1);
	}

	@Test
	void ingestWhenOneOfManyRecordsIsPoisonQuarantinesItAndTakesAllOthers() throws IOException {
		IngestReport report = ingest("many", MANY, Map.of("text", ""));
		assertThat(report.rejections()).hasSize(1);
		assertWhole("many", MANY - 1, 1);
	}

	static List<Arguments> names() {
		return List.of(arguments("zero-in-id", Map.of("id", "Zero \0 here")),
				arguments("long-id", Map.of("id", noise(20_000))));
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("names")
	void ingestWhenOneRecordHasNoIdThatCanBeKeptSaysSoAndTakesAllOthers(String name, Map<String, String> poison)
			throws IOException {
		IngestReport report = ingestTwice(name, poison);
		assertThat(report.anomalies()).singleElement()
			.satisfies((anomaly) -> assertThat(anomaly.detail()).contains("Row " + (RECORDS / 2 + 1)));
		assertWhole(name, RECORDS - 1, 0);
	}

	static List<Arguments> oddities() {
		return List.of(arguments("zero-in-text", Map.of("text", "Zero \0 here")),
				arguments("zero-in-title", Map.of("title", "Zero \0 here")),
				arguments("half-a-letter", Map.of("text", "Half \ud800 a letter")),
				arguments("long-title", Map.of("title", noise(60_000))));
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("oddities")
	void ingestWhenOneRecordIsOddTakesAll(String name, Map<String, String> poison) throws IOException {
		assertThat(ingestTwice(name, poison).rejections()).isEmpty();
		assertWhole(name, RECORDS, 0);
	}

	@Test
	void ingestWhenDocumentsHoldZerosTakesAllOthers(@TempDir Path path) {
		Folder folder = new Folder(path).text("zero.txt", "Zero \0 here")
			.text("zero.html", "<html><title>Zero \0</title><p>Zero \0 and &#0; here</p></html>")
			.text("good.txt", "Keep for a year.");
		assertThat(folder.ingest(this.application).ledger().added()).isPositive();
		assertThat(this.application.bean(Outbox.class).count()).isZero();
	}

	private IngestReport ingestTwice(String name, Map<String, String> poison) throws IOException {
		IngestReport report = ingest(name, RECORDS, poison);
		assertThat(ingest(name, RECORDS, poison).ledger().unchanged()).isEqualTo(report.ledger().added());
		return report;
	}

	private IngestReport ingest(String name, int records, Map<String, String> poison) throws IOException {
		String body = register(name, records, poison);
		try (StubSite site = new StubSite().page("/register", "application/jsonl", body)) {
			save(name, site);
			return Folder.ingest(this.application, name);
		}
	}

	private void assertWhole(String name, int taken, int quarantined) {
		assertThat(this.stores.jdbc().sql(FACTS).param("source", name).query(String.class).single())
			.isEqualTo("%1$d %1$d %1$d %2$d".formatted(taken, quarantined));
		assertThat(this.application.bean(Outbox.class).count()).isZero();
		assertThat(new SearchIndex(this.stores).count("updates", name)).isEqualTo(taken);
	}

	private static String noise(int length) {
		return new Random(7).ints(length, 'a', 'z').mapToObj(Character::toString).collect(Collectors.joining());
	}

	private void save(String name, StubSite site) throws IOException {
		Path file = this.directory.resolve("register.yaml");
		Files.writeString(file, SOURCE.replace("SOURCE", name).replace("ADDRESS", site.uri("/register").toString()));
		this.application.bean(Sources.class).save(SourceFile.read(file));
	}

	private static String register(String name, int records, Map<String, String> poison) {
		JsonMapper json = JsonMapper.shared();
		List<Map<String, String>> rows = new ArrayList<>(
				IntStream.range(0, records).mapToObj((number) -> row(name, number)).toList());
		rows.get(records / 2).putAll(poison);
		return rows.stream().map(json::writeValueAsString).collect(Collectors.joining("\n"));
	}

	private static Map<String, String> row(String name, int number) {
		String id = "%s %d".formatted(name, number);
		return new HashMap<>(
				Map.of("id", id, "title", "Record " + number, "url", "https://example.org/%d".formatted(number), "text",
						"Record %s says keep for %d years.".formatted(id, number)));
	}

}
