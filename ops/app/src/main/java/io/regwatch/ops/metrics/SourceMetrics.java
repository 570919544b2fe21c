package io.regwatch.ops.metrics;

import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.MultiGauge.Row;
import io.micrometer.core.instrument.Tags;
import io.regwatch.ingest.RunFinishedEvent;
import io.regwatch.ingest.SourceHealth;
import io.regwatch.ingest.SourceHealthRepository;

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

	private final MeterRegistry registry;

	private final MultiGauge lastComplete;

	private final MultiGauge anomalies;

	SourceMetrics(SourceHealthRepository healths, MeterRegistry registry) {
		this.healths = healths;
		this.registry = registry;
		this.lastComplete = MultiGauge.builder("regwatch.source.last.complete")
			.description("Unix time of the end of the last run with a complete listing")
			.baseUnit("seconds")
			.register(registry);
		this.anomalies = MultiGauge.builder("regwatch.source.anomalies")
			.description("Current anomalies of the source")
			.register(registry);
	}

	@Scheduled(fixedDelayString = "${regwatch.metrics.interval:30s}")
	void refresh() {
		List<SourceHealth> sources = this.healths.findAll();
		this.lastComplete.register(sources.stream().flatMap(SourceMetrics::lastComplete).toList(), true);
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

	private static Stream<Row<?>> lastComplete(SourceHealth source) {
		Instant moment = source.lastComplete();
		return (moment != null) ? Stream.of(Row.of(Tags.of("source", source.id()), moment.getEpochSecond()))
				: Stream.of();
	}

	private static Stream<Row<?>> anomalies(SourceHealth source) {
		return source.anomalies()
			.stream()
			.map((anomaly) -> Row.of(Tags.of("source", source.id(), "rule", anomaly.rule().code()), 1));
	}

}
