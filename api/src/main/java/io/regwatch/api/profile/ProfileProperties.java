package io.regwatch.api.profile;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What follows from changes of profiles.
 *
 * @param assessWithin how long an assessment waits for further changes
 */
@ConfigurationProperties("regwatch.api.profile")
record ProfileProperties(@DefaultValue("5m") Duration assessWithin) {

}
