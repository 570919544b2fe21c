package io.regwatch.ops.alert;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.budget.ModelBudgets;
import io.regwatch.ingest.SourceHealth;
import io.regwatch.ingest.report.MissingItem;
import io.regwatch.ingest.report.RunFigures;
import io.regwatch.ingest.report.SourceReport;
import io.regwatch.ingest.report.SourceReports;
import io.regwatch.store.DatabaseClock;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.util.unit.DataSize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.mock;

class SourceAlertCheckTests {

	private static final Instant NOW = Instant.parse("2026-03-01T02:00:00Z");

	private static final String SHORT = "10 of 12 rows";

	@Test
	void oneIncompleteListingIsNoIncidentAndTwoAre() {
		assertThat(find("incomplete", List.of(run(0, SHORT), run(24, null)), null)).isEmpty();
		assertThat(find("incomplete", List.of(run(0, null), run(24, SHORT)), null)).isEmpty();
		assertThat(find("incomplete", List.of(run(0, SHORT), run(24, SHORT)), null))
			.containsExactly(new Incident(AlertRule.SOURCE_INCOMPLETE, "list",
					"The last two listings of source 'list' were incomplete: 10 of 12 rows"));
	}

	@Test
	void runThatHasNotStartedIsAnIncident() {
		assertThat(find("ok", List.of(run(24, null)), NOW)).extracting(Incident::rule)
			.containsExactly(AlertRule.SOURCE_OVERDUE);
		assertThat(find("ok", List.of(run(0, null)), NOW)).isEmpty();
	}

	@Test
	void runThatStaysStoppedIsAnIncident() {
		assertThat(find("ok", List.of(stopped(23), run(24, null)), null)).isEmpty();
		assertThat(find("ok", List.of(stopped(25), run(48, null)), null)).containsExactly(new Incident(
				AlertRule.RUN_STOPPED, "list", "The run of source 'list' has been stopped since 2026-02-28T01:00:00Z"));
		assertThat(find("paused", List.of(stopped(25)), null)).isEmpty();
	}

	@Test
	void sourceThatNobodyWantsReadIsNoIncident() {
		assertThat(find("paused", List.of(run(24, SHORT), run(48, SHORT)), NOW)).isEmpty();
		assertThat(find("disabled", List.of(run(24, SHORT), run(48, SHORT)), NOW)).isEmpty();
	}

	@Test
	void refusedRequestsAreAnIncident() {
		assertThat(find("ok", List.of(run(0, null)), null, new MissingItem("A", null, "blocked", "403")))
			.extracting(Incident::rule)
			.containsExactly(AlertRule.SOURCE_BLOCKED);
	}

	@Test
	void diskWithLessThanTheLimitIsAnIncident(@TempDir Path directory) {
		assertThat(capacity(directory, DataSize.ofBytes(1)).find()).isEmpty();
		assertThat(capacity(directory, DataSize.ofTerabytes(1000)).find()).extracting(Incident::rule)
			.containsExactly(AlertRule.DISK_FULL);
	}

	private static CapacityAlertCheck capacity(Path directory, DataSize limit) {
		AlertProperties properties = mock(AlertProperties.class);
		given(properties.minFreeDisk()).willReturn(limit);
		return new CapacityAlertCheck(mock(ModelBudgets.class), properties, directory.toString());
	}

	private static List<Incident> find(String health, List<RunFigures> runs, @Nullable Instant due,
			MissingItem... missing) {
		SourceReports reports = mock(SourceReports.class);
		SourceHealth source = new SourceHealth("list", "Title", "EU", "Authority", "folder", null, null, null, null,
				List.of(), health);
		given(reports.findAll(anyInt())).willReturn(List.of(new SourceReport(source, runs, due, List.of(missing))));
		AlertProperties properties = mock(AlertProperties.class);
		given(properties.stoppedRunAge()).willReturn(Duration.ofDays(1));
		DatabaseClock clock = mock(DatabaseClock.class);
		given(clock.now()).willReturn(NOW);
		return new SourceAlertCheck(reports, properties, clock).find();
	}

	private static RunFigures run(int hoursAgo, @Nullable String incompleteReason) {
		Instant start = NOW.minusSeconds(hoursAgo * 3600L);
		return new RunFigures(UUID.randomUUID(), "list", "Title", start, start, start.plusSeconds(60), false, null,
				false, 0, 12, 10, 0, 0, 10, 0, 0, incompleteReason);
	}

	private static RunFigures stopped(int hoursAgo) {
		Instant start = NOW.minusSeconds(hoursAgo * 3600L);
		return new RunFigures(UUID.randomUUID(), "list", "Title", start, start, null, true, start, false, 3, null, null,
				null, null, null, null, null, null);
	}

}
