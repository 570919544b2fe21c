package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ingest.source.SourceState;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.api.ApiClient;
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
import static org.awaitility.Awaitility.await;

/** Ledgers of runs, and status and metrics of sources, for operators. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LedgerIT {

	private static final String SOURCE = """
			id: ID
			title: Web
			geography: US
			institution: Agency
			type: guidance
			kind: json-list
			removal: withdraws
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			list:
			  urls: ["http://127.0.0.1:PORT/list.json"]
			  items: /results
			  fields:
			    id: {pointer: /id}
			    url: {pointer: /url}
			    published: {pointer: /day, date: {patterns: [yyyy-MM-dd]}}
			""";

	private Path directory;

	private TestStores stores;

	private TestApplication application;

	private WebSite site;

	private String source = "";

	@BeforeAll
	void start(@TempDir Path directory) {
		this.directory = directory;
		this.stores = TestStores.in(directory);
		this.application = TestApplication.complete(this.stores,
				Map.of("management.server.port", 0, "regwatch.metrics.interval", "200ms"));
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@BeforeEach
	void open() throws IOException {
		this.site = WebSite.start();
		this.source = "ledger-" + this.site.port();
		Path file = this.directory.resolve("ledger.yaml");
		Files.writeString(file, SOURCE.replace("ID", this.source).replace("PORT", String.valueOf(this.site.port())));
		this.application.bean(Sources.class).save(SourceFile.read(file));
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@Test
	void silenceWhenItIsLongerThanTheHabitIsNotedOnceAndShownUntilItEnds() {
		LocalDate newest = today().minusDays(30);
		list(IntStream.range(0, 21).mapToObj((week) -> row(week, newest.minusWeeks(week))).toList());
		assertThat(ingest().anomalies()).singleElement().satisfies((anomaly) -> {
			assertThat(anomaly.rule()).isEqualTo(AnomalyRule.STALE_SOURCE);
			assertThat(anomaly.detail()).startsWith("Nothing new since " + newest + ", for 30 days")
				.endsWith("no longer than 7 days");
		});
		IngestReport second = ingest();
		assertThat(second.ledger().complete()).isTrue();
		assertThat(second.anomalies()).isEmpty();
		assertThat(rules(health().anomalies())).containsExactly(AnomalyRule.STALE_SOURCE);
		list(IntStream.range(0, 22).mapToObj((week) -> row(week, newest.minusWeeks(week))).toList());
		assertThat(ingest().ledger().added()).isOne();
		assertThat(health().anomalies()).isEmpty();
	}

	@Test
	void silenceWhenHistoryIsShortIsNone() {
		list(IntStream.range(0, 20).mapToObj((week) -> row(week, today().minusWeeks(40 + week))).toList());
		assertThat(ingest().anomalies()).isEmpty();
	}

	@Test
	void duplicateIdsAreReportedAndTheListingIsComplete() {
		list(List.of(row(1, today()), row(2, today())));
		ingest();
		list(List.of(row(1, today()), row(1, today()).replace("/1.txt", "/3.txt"), row(2, today())));
		this.site.text("/3.txt", "Guidance 3");
		IngestReport report = ingest();
		assertThat(rules(report.anomalies())).containsExactly(AnomalyRule.DUPLICATE_IDS);
		assertThat(report.ledger().complete()).isTrue();
		assertThat(report.ledger().rejected()).isEqualTo(2);
		assertThat(report.updates()).isEmpty();
	}

	@Test
	void ledgerShowsEachRunAndCurrentAnomalies() {
		list(List.of(row(1, today()), row(2, today())));
		ingest();
		this.site.text("/list.json", "<html><title>Access Denied</title></html>");
		ingest();
		List<RunLedger> runs = this.application.bean(RunLedgerRepository.class).last(this.source, 10);
		assertThat(runs).hasSize(2);
		assertThat(runs.getFirst()).satisfies((run) -> {
			assertThat(run.complete()).isFalse();
			assertThat(rules(run.anomalies())).contains(AnomalyRule.UNREADABLE);
			assertThat(run.captures()).isEmpty();
		});
		assertThat(runs.getLast()).satisfies((run) -> {
			assertThat(run.complete()).isTrue();
			assertThat(run.backfill()).isTrue();
			assertThat(run.captures()).isEqualTo(Map.of("fetched", 2));
			assertThat(run.updates()).isEqualTo(Map.of("new_publication", 2));
			assertThat(run.rejected()).isEmpty();
			assertThat(this.application.bean(RunLedgerRepository.class).find(run.run())).contains(run);
		});
		assertThat(this.application.bean(RunLedgerRepository.class).lastOfEach()).contains(runs.getFirst());
		assertThat(health()).satisfies((health) -> {
			assertThat(health.health()).isEqualTo("incomplete");
			assertThat(health.lastComplete()).isEqualTo(runs.getLast().finishedAt());
			assertThat(rules(health.anomalies())).contains(AnomalyRule.UNREADABLE);
		});
	}

	@Test
	void metricsReportRunsAndSources() {
		list(List.of(row(1, today())));
		ingest();
		this.site.text("/list.json", null);
		ingest();
		ApiClient management = new ApiClient(this.application.managementPort(), "");
		await().atMost(Duration.ofMinutes(1))
			.untilAsserted(() -> assertThat(management.get("/actuator/prometheus").body()).contains(
					"regwatch_runs_total{outcome=\"complete\",source=\"%s\"} 1.0".formatted(this.source),
					"regwatch_runs_total{outcome=\"incomplete\",source=\"%s\"} 1.0".formatted(this.source),
					"regwatch_source_anomalies{rule=\"unreadable\",source=\"%s\"} 1.0".formatted(this.source),
					"regwatch_source_last_complete_seconds{source=\"%s\"}".formatted(this.source)));
	}

	@Test
	void metricsOfAlertRulesAndDashboardsAreExposed() throws IOException {
		Set<String> queried = DeployedQueries.metrics();
		assertThat(queried).contains("regwatch_source_last_due_seconds", "http_server_requests_seconds_count");
		Path file = this.directory.resolve("ledger.yaml");
		Files.writeString(file, Files.readString(file) + "schedule: {cron: \"0 0 3 * * ?\", zone: UTC}\n");
		this.application.bean(Sources.class).save(SourceFile.read(file));
		this.stores.jdbc()
			.sql("UPDATE qrtz_triggers SET next_fire_time = next_fire_time - 172800000 WHERE trigger_name = :source")
			.param("source", this.source)
			.update();
		this.site.text("/list.json", null);
		ingest();
		stopRun();
		new ApiClient(this.application.port(), "").get("/api/workspaces");
		ApiClient management = new ApiClient(this.application.managementPort(), "");
		await().atMost(Duration.ofMinutes(1))
			.untilAsserted(() -> assertThat(DeployedQueries.samples(management.get("/actuator/prometheus").body()))
				.containsAll(queried));
	}

	private void stopRun() {
		this.stores.jdbc().sql("""
				WITH made AS (
					INSERT INTO run (source_id, scheduled_at, worker_id, backfill)
					SELECT :source, now(), max(id), false FROM worker
					RETURNING id)
				INSERT INTO run_stop (run_id) SELECT id FROM made
				""").param("source", this.source).update();
	}

	@Test
	void metricsOfAPausedSourceEnd() throws IOException {
		Path file = this.directory.resolve("ledger.yaml");
		Files.writeString(file, Files.readString(file) + "schedule: {cron: \"0 0 3 * * ?\", zone: UTC}\n");
		Sources sources = this.application.bean(Sources.class);
		sources.save(SourceFile.read(file));
		this.stores.jdbc()
			.sql("UPDATE qrtz_triggers SET next_fire_time = next_fire_time - 172800000 WHERE trigger_name = :source")
			.param("source", this.source)
			.update();
		ApiClient management = new ApiClient(this.application.managementPort(), "");
		await().atMost(Duration.ofMinutes(1))
			.untilAsserted(() -> assertThat(management.get("/actuator/prometheus").body()).contains(
					"regwatch_source_last_complete_seconds{source=\"%s\"} 0.0".formatted(this.source),
					"regwatch_source_last_due_seconds{source=\"%s\"}".formatted(this.source),
					"regwatch_sources{health=\"never_run\"}"));
		sources.setState(this.source, SourceState.PAUSED);
		await().atMost(Duration.ofMinutes(1))
			.untilAsserted(() -> assertThat(management.get("/actuator/prometheus").body())
				.contains("regwatch_sources{health=\"paused\"}")
				.doesNotContain(this.source));
	}

	private void list(List<String> rows) {
		this.site.list(rows.stream().collect(Collectors.joining(",")));
	}

	private String row(int number, LocalDate day) {
		this.site.text("/%d.txt".formatted(number), "Guidance %d".formatted(number));
		return "{\"id\": \"G %d\", \"url\": \"/%d.txt\", \"day\": \"%s\"}".formatted(number, number, day);
	}

	private LocalDate today() {
		return this.stores.jdbc().sql("SELECT (now() AT TIME ZONE 'UTC')::date").query(LocalDate.class).single();
	}

	private SourceHealth health() {
		return this.application.bean(SourceHealthRepository.class)
			.findAll()
			.stream()
			.filter((health) -> health.id().equals(this.source))
			.findFirst()
			.orElseThrow();
	}

	private IngestReport ingest() {
		return Folder.ingest(this.application, this.source);
	}

	private static List<AnomalyRule> rules(List<Anomaly> anomalies) {
		return anomalies.stream().map(Anomaly::rule).toList();
	}

}
