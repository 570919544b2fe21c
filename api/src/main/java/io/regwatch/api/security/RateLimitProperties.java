package io.regwatch.api.security;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How often one key may ask. Each process counts for itself: behind a load balancer the
 * limit of a key is this one times the processes that serve the API.
 *
 * @param requests that are let in at once, and refilled evenly over a period
 * @param period in which as many requests are let in again
 */
@ConfigurationProperties("regwatch.api.rate-limit")
record RateLimitProperties(@DefaultValue("6000") int requests, @DefaultValue("1m") Duration period) {

	RateLimitProperties {
		if (requests < 1 || period.toMillis() < 1) {
			throw new IllegalArgumentException(
					"'regwatch.api.rate-limit' needs requests >= 1 and a period of a millisecond or more");
		}
	}

}
