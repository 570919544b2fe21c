package io.regwatch.ops.metrics;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.regwatch.webhook.WebhookCursors;
import io.regwatch.webhook.WebhookEndpoints;

import org.springframework.stereotype.Component;

/** Webhook endpoints that need attention; all processes report the same numbers. */
@Component
class WebhookGauges implements MeterBinder {

	private final WebhookEndpoints endpoints;

	private final WebhookCursors cursors;

	WebhookGauges(WebhookEndpoints endpoints, WebhookCursors cursors) {
		this.endpoints = endpoints;
		this.cursors = cursors;
	}

	@Override
	public void bindTo(MeterRegistry registry) {
		Gauge.builder("regwatch.webhooks.disabled", this.endpoints, WebhookEndpoints::countDisabled)
			.description("Webhook endpoints to which nothing is delivered")
			.register(registry);
		Gauge.builder("regwatch.webhooks.failing", this.cursors, WebhookCursors::countFailing)
			.description("Webhook endpoints whose receivers do not accept the next message")
			.register(registry);
	}

}
