package io.regwatch.ops.alert;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

import io.regwatch.schema.CodedEnum;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/**
 * Looks for incidents and tells operators of each once when it begins, and once when it
 * is over. What cannot be sent is sent by the next check.
 */
@Component
class AlertMonitor implements WorkHandler {

	static final String WORK_KEY = "alerts";

	private final List<AlertCheck> checks;

	private final AlertRepository alerts;

	private final List<AlertChannel> channels;

	private final DatabaseClock clock;

	AlertMonitor(List<AlertCheck> checks, AlertRepository alerts, List<AlertChannel> channels, DatabaseClock clock) {
		this.checks = List.copyOf(checks);
		this.alerts = alerts;
		this.channels = List.copyOf(channels);
		this.clock = clock;
	}

	static String runbook(AlertProperties properties, AlertEvent event) {
		return properties.runbookUrl() + CodedEnum.of(AlertRule.class, event.rule()).page();
	}

	@Override
	public WorkKind kind() {
		return WorkKind.CHECK_ALERTS;
	}

	@Override
	public WorkResult handle(String workKey) {
		Instant begun = this.clock.now();
		this.alerts.update(this.checks.stream().flatMap((check) -> check.find().stream()).toList());
		List<String> problems = new ArrayList<>();
		this.channels.stream().filter(AlertChannel::isConfigured).forEach((channel) -> deliver(channel, problems));
		return problems.isEmpty() ? new WorkResult.Done(begun) : new WorkResult.Failed(problems.getFirst());
	}

	private void deliver(AlertChannel channel, List<String> problems) {
		for (AlertEvent event : this.alerts.findUndelivered(channel.name())) {
			try {
				channel.send(event);
				this.alerts.addDelivery(event, channel.name());
			}
			catch (IOException ex) {
				problems.add("alert '%s' was not sent by %s: %s".formatted(event.alertId(), channel.name(),
						ex.getMessage()));
				return;
			}
		}
	}

}
