package io.regwatch.api.profile;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long clients wait for a generated profile, and how many one client may wait for.
 *
 * @param timeout after which a generation is cancelled
 * @param pollInterval between two queries for the result
 * @param maxPerClient generations of one client's workspaces at once, waiting ones
 * included; further ones get 429
 */
@ConfigurationProperties("regwatch.api.generation")
record GenerationProperties(@DefaultValue("60s") Duration timeout, @DefaultValue("200ms") Duration pollInterval,
		@DefaultValue("10") int maxPerClient) {

}
