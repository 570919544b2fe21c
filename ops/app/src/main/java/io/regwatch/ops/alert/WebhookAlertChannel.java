package io.regwatch.ops.alert;

import java.io.IOException;
import java.net.URI;
import java.time.Instant;
import java.util.Objects;
import java.util.UUID;

import io.regwatch.webhook.OperatorWebhook;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.stereotype.Component;

/** Posts alerts to an address of the operator. */
@Component
class WebhookAlertChannel implements AlertChannel {

	private final OperatorWebhook webhook;

	private final AlertProperties properties;

	private final JsonMapper json;

	WebhookAlertChannel(OperatorWebhook webhook, AlertProperties properties, JsonMapper json) {
		this.webhook = webhook;
		this.properties = properties;
		this.json = json;
	}

	@Override
	public String name() {
		return "webhook";
	}

	@Override
	public boolean isConfigured() {
		return this.properties.webhook().url() != null;
	}

	/** The id of a message is the same in each attempt. */
	@Override
	public void send(AlertEvent event) throws IOException {
		URI url = Objects.requireNonNull(this.properties.webhook().url());
		Body body = new Body("alert." + event.event(), new Data(event.alertId(), event.rule(), event.subject(),
				event.message(), event.openedAt(), event.closedAt(), AlertMonitor.runbook(this.properties, event)));
		this.webhook.post(url, this.properties.webhook().secret(),
				"alert_%s_%s".formatted(event.alertId(), event.event()), this.json.writeValueAsString(body));
	}

	private record Body(String type, Data data) {

	}

	private record Data(UUID id, String rule, String subject, String message, Instant openedAt,
			@Nullable Instant closedAt, String runbook) {

	}

}
