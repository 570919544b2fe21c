package io.regwatch.api.profile;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long clients wait for a profile.
 *
 * @param patience after which a request is given up
 * @param look how often it is looked whether the profile is there
 */
@ConfigurationProperties("regwatch.api.generation")
record GenerationProperties(@DefaultValue("60s") Duration patience, @DefaultValue("200ms") Duration look) {

}
