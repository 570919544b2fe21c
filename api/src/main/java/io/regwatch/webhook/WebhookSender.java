package io.regwatch.webhook;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;

import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import io.regwatch.encryption.EncryptionKeyException;
import io.regwatch.http.CallbackClient;
import io.regwatch.store.DatabaseClock;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/** Signs and posts messages, by Standard Webhooks, and logs each attempt. */
@Component
class WebhookSender {

	private static final String MEDIA_TYPE = "application/json";

	private final CallbackClient http;

	private final WebhookSecrets secrets;

	private final WebhookDeliveries deliveries;

	private final DatabaseClock clock;

	private final ObservationRegistry observations;

	WebhookSender(CallbackClient http, WebhookSecrets secrets, WebhookDeliveries deliveries, DatabaseClock clock,
			ObjectProvider<ObservationRegistry> observations) {
		this.http = http;
		this.secrets = secrets;
		this.deliveries = deliveries;
		this.clock = clock;
		this.observations = observations.getIfAvailable(() -> ObservationRegistry.NOOP);
	}

	WebhookResponse send(WebhookEndpoint endpoint, WebhookMessage message, int attempt) {
		WebhookResponse response = observe(endpoint, message);
		this.deliveries.add(endpoint.id(), message, attempt, response);
		return response;
	}

	/** The span has no address: clients may write secrets into it. */
	private WebhookResponse observe(WebhookEndpoint endpoint, WebhookMessage message) {
		Observation span = Observation.createNotStarted("regwatch.webhook", this.observations);
		if (span.isNoop()) {
			return post(endpoint, message);
		}
		span.contextualName("webhook " + message.type())
			.lowCardinalityKeyValue("regwatch.webhook.type", message.type())
			.highCardinalityKeyValue("regwatch.webhook.endpoint", endpoint.id().toString())
			.highCardinalityKeyValue("regwatch.webhook.message", message.id());
		return Objects.requireNonNull(span.observe(() -> {
			WebhookResponse response = post(endpoint, message);
			span.highCardinalityKeyValue("regwatch.outcome", response.describe());
			return response;
		}));
	}

	private WebhookResponse post(WebhookEndpoint endpoint, WebhookMessage message) {
		long seconds = this.clock.now().getEpochSecond();
		long start = System.nanoTime();
		try {
			Map<String, String> headers = Map.of("webhook-id", message.id(), "webhook-timestamp",
					String.valueOf(seconds), "webhook-signature",
					WebhookSecrets.sign(this.secrets.findValid(endpoint.id()), message.id(), seconds, message.body()));
			int status = this.http.post(URI.create(endpoint.url()), MEDIA_TYPE, headers,
					message.body().getBytes(StandardCharsets.UTF_8));
			return new WebhookResponse(status, null, since(start));
		}
		catch (IOException | EncryptionKeyException ex) {
			return new WebhookResponse(null, String.valueOf(ex), since(start));
		}
	}

	private static Duration since(long start) {
		return Duration.ofNanos(System.nanoTime() - start);
	}

}
