package io.regwatch.api.profile;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Debouncing of assessments after profile changes.
 *
 * @param assessWithin delay of the assessment after a profile change; further changes in
 * this time are included
 */
@ConfigurationProperties("regwatch.api.profile")
record ProfileProperties(@DefaultValue("5m") Duration assessWithin) {

}
