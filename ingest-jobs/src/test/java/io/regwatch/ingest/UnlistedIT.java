package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Documents that leave a list, and lists that lose documents. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class UnlistedIT {

	private static final String SOURCE = """
			id: %s
			title: Web
			geography: US
			institution: Agency
			type: guidance
			kind: json-list
			removal: withdraws
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			list:
			  urls: ["HOST/list.json"]
			  items: /results
			  fields: {id: {pointer: /id}, url: {pointer: /url}}
			""";

	private static int sources;

	private Path directory;

	private TestApplication application;

	private WebSite site;

	private String source;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.directory = directory;
		this.application = TestApplication.start(TestStores.in(directory), Map.of());
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@BeforeEach
	void open() throws IOException {
		this.site = WebSite.start();
		this.source = "unlisted-" + ++sources;
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@Test
	void ingestWhenAnUnlistedDocumentIsThereSaysSoAndGoesOnComparingIt() throws IOException {
		save(SOURCE);
		list(1, 4);
		ingest();
		list(1, 3);
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(second.anomalies()).singleElement().satisfies((anomaly) -> {
			assertThat(anomaly.rule()).isEqualTo(AnomalyRule.UNLISTED);
			assertThat(anomaly.detail()).contains("'4'");
		});
		assertThat(second.ledger().complete()).isTrue();
		this.site.text("/4.txt", "Guidance 4 has limit 4 mg and is withdrawn");
		assertThat(kinds(ingest())).containsExactly("revision");
		assertThat(kinds(ingest())).isEmpty();
		list(1, 4).text("/4.txt", "Guidance 4 has limit 4 mg and is withdrawn");
		IngestReport listedAgain = ingest();
		assertThat(listedAgain.updates()).isEmpty();
		assertThat(listedAgain.anomalies()).isEmpty();
	}

	@Test
	void ingestWhenARowThatIsTheDocumentIsUnlistedWithdrawsIt() throws IOException {
		save(SOURCE.replace("url: {pointer: /url}", "url: {pointer: /register}, text: {pointer: /text}"));
		this.site.text("/register", "Search the register");
		list(1, 3);
		ingest();
		list(1, 2);
		assertThat(kinds(ingest())).containsExactly("withdrawal");
		assertThat(kinds(ingest())).isEmpty();
	}

	@Test
	void ingestWhenTheListLosesDocumentsThatAreThereConcludesNothingInThatNight() throws IOException {
		save(SOURCE);
		list(1, 12);
		ingest();
		list(1, 9).text("/12.txt", null);
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(rules(second)).contains(AnomalyRule.LOST_ITEMS, AnomalyRule.UNCHECKED_ABSENCE);
		assertThat(second.ledger().complete()).isFalse();
		assertThat(kinds(ingest())).containsExactly("withdrawal");
	}

	@Test
	void ingestWhenMostDocumentsMovedBelievesNoOldAddress() throws IOException {
		save(SOURCE);
		list(1, 12);
		ingest();
		IntStream.rangeClosed(1, 12).forEach((number) -> this.site.text("/" + number + ".txt", null));
		list(1, 9, "/new/");
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(rules(second)).containsExactly(AnomalyRule.UNCHECKED_ABSENCE);
		list(1, 12, "/new/");
		IngestReport third = ingest();
		assertThat(third.updates()).isEmpty();
		assertThat(third.anomalies()).isEmpty();
	}

	@Test
	void ingestWhenALaterPageIsEmptyMissesIt() throws IOException {
		save(SOURCE.replace("items: /results", "items: /results\n  next: /next"));
		list(10, 12);
		this.site.text("/list2.json", this.site.pages().get("/list.json"));
		list(1, 9).text("/list.json",
				this.site.pages().get("/list.json").replace("{\"results", "{\"next\": \"/list2.json\", \"results"));
		assertThat(ingest().ledger().added()).isEqualTo(12);
		list(1, 9);
		IngestReport second = ingest();
		assertThat(rules(second)).containsExactly(AnomalyRule.LOST_PART);
		assertThat(second.ledger().complete()).isFalse();
	}

	@Test
	void ingestWhenAFieldHasAnotherNameMissesIt() throws IOException {
		save(SOURCE.replace("url: {pointer: /url}", "url: {pointer: /url}, status: {pointer: /status}"));
		list(1, 3);
		String stated = this.site.pages().get("/list.json").replace("\"url\"", "\"status\": \"in_force\", \"url\"");
		this.site.text("/list.json", stated);
		assertThat(ingest().ledger().complete()).isTrue();
		this.site.text("/list.json", stated.replace("\"status\"", "\"state\"").replace("in_force", "withdrawn"));
		IngestReport second = ingest();
		assertThat(second.anomalies()).singleElement().satisfies((anomaly) -> {
			assertThat(anomaly.rule()).isEqualTo(AnomalyRule.LOST_FIELD);
			assertThat(anomaly.detail()).contains("status");
		});
		assertThat(second.ledger().complete()).isFalse();
		this.site.text("/list.json", stated);
		assertThat(ingest().anomalies()).isEmpty();
	}

	private WebSite list(int from, int to) {
		return list(from, to, "/");
	}

	private WebSite list(int from, int to, String folder) {
		IntStream.rangeClosed(from, to)
			.forEach((number) -> this.site.text(folder + number + ".txt",
					"Guidance %1$d has limit %1$d mg".formatted(number)));
		return this.site.list(IntStream.rangeClosed(from, to)
			.mapToObj((
					number) -> "{\"id\": \"%1$d\", \"url\": \"%2$s%1$d.txt\", \"register\": \"/register\", \"text\": \"Row %1$d\"}"
						.formatted(number, folder))
			.collect(Collectors.joining(", ")));
	}

	private void save(String text) throws IOException {
		Path file = this.directory.resolve(this.source + ".yaml");
		Files.writeString(file, text.formatted(this.source).replace("HOST", "http://127.0.0.1:" + this.site.port()));
		this.application.bean(Sources.class).save(SourceFile.read(file));
	}

	private IngestReport ingest() {
		return Folder.ingest(this.application, this.source);
	}

	private static List<String> kinds(IngestReport report) {
		return report.updates().stream().map(IngestReport.Update::kind).toList();
	}

	private static List<AnomalyRule> rules(IngestReport report) {
		return report.anomalies().stream().map(Anomaly::rule).toList();
	}

}
