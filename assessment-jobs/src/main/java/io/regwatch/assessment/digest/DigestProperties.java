package io.regwatch.assessment.digest;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How digests are made.
 *
 * @param horizon updates that were published longer ago are digested without a language
 * model
 * @param concurrency number of digests that are made concurrently for a workspace that
 * waits, at least 1
 * @param cpuLimit CPU time of reading a text, and of a digest without a model; an update
 * that needs more has no digest
 */
@ConfigurationProperties("regwatch.assessment.digest")
record DigestProperties(@DefaultValue("365d") Duration horizon, @DefaultValue("8") int concurrency,
		@DefaultValue("60s") Duration cpuLimit) {

	DigestProperties {
		if (concurrency < 1) {
			throw new IllegalArgumentException(
					"Property 'regwatch.assessment.digest.concurrency' is %d: it has to be at least 1"
						.formatted(concurrency));
		}
	}

}
