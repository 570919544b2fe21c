package io.regwatch.api.assessment;

import java.util.Set;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Settings of assessment runs that clients request.
 *
 * @param models that clients may name instead of the configured one
 */
@ConfigurationProperties("regwatch.api.assessments")
record AssessmentRunProperties(@DefaultValue Set<String> models) {

}
