package io.regwatch.webhook;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;

import io.regwatch.http.CallbackClient;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/** Posts messages to an address that the operator configured, which may be private. */
@Component
public class OperatorWebhook {

	private static final String PREFIX = "whsec_";

	private final WebhookProperties properties;

	private final DatabaseClock clock;

	OperatorWebhook(WebhookProperties properties, DatabaseClock clock) {
		this.properties = properties;
		this.clock = clock;
	}

	/**
	 * Posts a message, signed by Standard Webhooks.
	 * @param url of the receiver
	 * @param secret {@code whsec_} and the key in Base64
	 * @param id the same in each attempt
	 * @param body in JSON
	 * @throws IOException if the receiver does not accept it
	 */
	public void post(URI url, String secret, String id, String body) throws IOException {
		long seconds = this.clock.now().getEpochSecond();
		byte[] key = Base64.getDecoder().decode(secret.substring(PREFIX.length()));
		Map<String, String> headers = Map.of("webhook-id", id, "webhook-timestamp", String.valueOf(seconds),
				"webhook-signature", WebhookSecrets.sign(List.of(key), id, seconds, body));
		String origin = "%s://%s".formatted(url.getScheme(), url.getAuthority());
		try (CallbackClient http = new CallbackClient(this.properties.timeout(), List.of(origin))) {
			int status = http.post(url, "application/json", headers, body.getBytes(StandardCharsets.UTF_8));
			if (status < 200 || status > 299) {
				throw new IOException("%s answered with status %d".formatted(origin, status));
			}
		}
	}

}
