package io.regwatch.api.profile;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long clients wait for a generated profile, and how many one client may wait for.
 *
 * @param timeout a profile generation that takes longer is cancelled
 * @param pollInterval interval of the queries for the result of a generation
 * @param maxPerClient limit of concurrent generations of one client's workspaces, waiting
 * ones included; further ones get 429
 */
@ConfigurationProperties("regwatch.api.generation")
record GenerationProperties(@DefaultValue("60s") Duration timeout, @DefaultValue("200ms") Duration pollInterval,
		@DefaultValue("10") int maxPerClient) {

}
