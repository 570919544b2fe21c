package io.regwatch.api.security;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Rate limits. Each process counts for itself: behind a load balancer a limit is this one
 * times the processes with the role {@code api}.
 *
 * @param requests limit of requests with one key in a period
 * @param failures limit of requests with invalid keys from one address in a period
 * @param period period of both limits
 */
@ConfigurationProperties("regwatch.api.rate-limit")
record RateLimitProperties(@DefaultValue("6000") int requests, @DefaultValue("1000") int failures,
		@DefaultValue("1m") Duration period) {

	RateLimitProperties {
		if (requests < 1 || failures < 1 || period.toMillis() < 1) {
			throw new IllegalArgumentException(
					"'regwatch.api.rate-limit' needs requests and failures >= 1 and a period of a millisecond or more");
		}
	}

}
