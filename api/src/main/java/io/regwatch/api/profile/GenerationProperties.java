package io.regwatch.api.profile;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long clients wait for a generated profile.
 *
 * @param timeout after which a generation is cancelled
 * @param pollInterval between two queries for the result
 */
@ConfigurationProperties("regwatch.api.generation")
record GenerationProperties(@DefaultValue("60s") Duration timeout, @DefaultValue("200ms") Duration pollInterval) {

}
