package io.regwatch.webhook;

import java.time.Duration;
import java.util.List;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How changes are delivered to webhook endpoints.
 *
 * @param timeout time limit for a message and its response
 * @param maxFailureTime an endpoint whose receiver fails for this time is disabled
 * @param secretOverlap how long the previous secret is valid after a rotation
 * @param maxDuration a worker interrupts deliveries to an endpoint after this time in
 * favour of others
 * @param maxPerClient limit of the endpoints of a client
 * @param allowedPrivateOrigins receivers that may have private addresses and need no
 * HTTPS, such as {@code http://127.0.0.1:8099}; all others must be public HTTPS addresses
 * (SSRF protection)
 */
@ConfigurationProperties("regwatch.webhooks")
record WebhookProperties(@DefaultValue("15s") Duration timeout, @DefaultValue("72h") Duration maxFailureTime,
		@DefaultValue("24h") Duration secretOverlap, @DefaultValue("30s") Duration maxDuration,
		@DefaultValue("100") int maxPerClient, @DefaultValue List<String> allowedPrivateOrigins) {

}
