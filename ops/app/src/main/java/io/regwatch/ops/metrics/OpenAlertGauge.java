package io.regwatch.ops.metrics;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.MultiGauge.Row;
import io.micrometer.core.instrument.Tags;
import io.regwatch.ops.alert.AlertRepository;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Open alerts by rule, read from the database, so that all processes report the same.
 */
@Component
@ConditionalOnWebApplication
class OpenAlertGauge {

	private final AlertRepository alerts;

	private final MultiGauge open;

	OpenAlertGauge(AlertRepository alerts, MeterRegistry registry) {
		this.alerts = alerts;
		this.open = MultiGauge.builder("regwatch.alerts.open")
			.description("Alerts whose incident is not over, by rule")
			.register(registry);
	}

	@Scheduled(fixedDelayString = "${regwatch.metrics.interval:30s}")
	void refresh() {
		this.open.register(this.alerts.countOpen()
			.entrySet()
			.stream()
			.<Row<?>>map((rule) -> Row.of(Tags.of("rule", rule.getKey()), rule.getValue()))
			.toList(), true);
	}

}
