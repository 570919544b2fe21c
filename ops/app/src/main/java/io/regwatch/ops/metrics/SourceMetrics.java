package io.regwatch.ops.metrics;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.MultiGauge.Row;
import io.micrometer.core.instrument.Tags;
import io.regwatch.ingest.RunFinishedEvent;
import io.regwatch.ingest.SourceHealth;
import io.regwatch.ingest.SourceHealthRepository;
import io.regwatch.ingest.report.SourceReports;
import io.regwatch.scheduling.CronSchedules;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.store.DatabaseClock;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.event.EventListener;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Gauges of the sources, read from the database, so that all processes report the same;
 * and counters of the runs that finished in this process.
 */
@Component
@ConditionalOnWebApplication
class SourceMetrics {

	private final SourceHealthRepository healths;

	private final SourceReports reports;

	private final MeterRegistry registry;

	private final CronSchedules schedules;

	private final DatabaseClock clock;

	private final MultiGauge health;

	private final MultiGauge lastComplete;

	private final MultiGauge lastDue;

	private final MultiGauge stopped;

	private final MultiGauge anomalies;

	SourceMetrics(SourceHealthRepository healths, SourceReports reports, CronSchedules schedules, DatabaseClock clock,
			MeterRegistry registry) {
		this.healths = healths;
		this.reports = reports;
		this.schedules = schedules;
		this.clock = clock;
		this.registry = registry;
		this.health = MultiGauge.builder("regwatch.sources")
			.description("Number of sources by health")
			.register(registry);
		this.lastComplete = MultiGauge.builder("regwatch.source.last.complete")
			.description("Unix time of the end of the last run with a complete listing; 0 before the first")
			.baseUnit("seconds")
			.register(registry);
		this.lastDue = MultiGauge.builder("regwatch.source.last.due")
			.description("Unix time at which the last run by the schedule was due")
			.baseUnit("seconds")
			.register(registry);
		this.stopped = MultiGauge.builder("regwatch.source.stopped")
			.description("Unix time at which somebody stopped the unfinished run")
			.baseUnit("seconds")
			.register(registry);
		this.anomalies = MultiGauge.builder("regwatch.source.anomalies")
			.description("Current anomalies of the source")
			.register(registry);
	}

	@Scheduled(fixedDelayString = "${regwatch.metrics.interval:30s}")
	void refresh() {
		List<SourceHealth> all = this.healths.findAll();
		this.health.register(count(all), true);
		List<SourceHealth> sources = all.stream().filter(SourceMetrics::isScheduled).toList();
		this.lastComplete.register(sources.stream().<Row<?>>map(SourceMetrics::lastComplete).toList(), true);
		this.lastDue.register(lastDue(), true);
		this.stopped.register(stopped(sources), true);
		this.anomalies.register(sources.stream().flatMap(SourceMetrics::anomalies).toList(), true);
	}

	@EventListener
	void count(RunFinishedEvent end) {
		Counter.builder("regwatch.runs")
			.description("Runs that finished in this process")
			.tag("source", end.sourceId())
			.tag("outcome", end.outcome().code())
			.register(this.registry)
			.increment();
	}

	/** Sources that nobody wants to be read give no reason for an alert. */
	private static boolean isScheduled(SourceHealth source) {
		return source.status() != null && source.status().isScheduled();
	}

	private static List<Row<?>> count(List<SourceHealth> sources) {
		return sources.stream()
			.collect(Collectors.groupingBy(SourceHealth::health, Collectors.counting()))
			.entrySet()
			.stream()
			.<Row<?>>map((health) -> Row.of(Tags.of("health", health.getKey()), health.getValue()))
			.toList();
	}

	private static Row<?> lastComplete(SourceHealth source) {
		Instant moment = source.lastComplete();
		return Row.of(Tags.of("source", source.id()), (moment != null) ? moment.getEpochSecond() : 0);
	}

	private List<Row<?>> lastDue() {
		return this.schedules.findLast(WorkKind.INGEST, this.clock.now())
			.entrySet()
			.stream()
			.<Row<?>>map((due) -> Row.of(Tags.of("source", due.getKey()), due.getValue().getEpochSecond()))
			.toList();
	}

	private List<Row<?>> stopped(List<SourceHealth> scheduled) {
		Set<String> ids = scheduled.stream().map(SourceHealth::id).collect(Collectors.toSet());
		return this.reports.findStopped()
			.stream()
			.filter((run) -> run.stoppedAt() != null && ids.contains(run.sourceId()))
			.<Row<?>>map((run) -> Row.of(Tags.of("source", run.sourceId()), run.stoppedAt().getEpochSecond()))
			.toList();
	}

	private static Stream<Row<?>> anomalies(SourceHealth source) {
		return source.anomalies()
			.stream()
			.map((anomaly) -> Row.of(Tags.of("source", source.id(), "rule", anomaly.rule().code()), 1));
	}

}
