package io.regwatch.api.assessment;

import java.util.Set;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Settings of assessment runs that clients request.
 *
 * @param models models of the provider that clients may name in an assessment run instead
 * of the configured one
 */
@ConfigurationProperties("regwatch.api.assessments")
public record AssessmentRunProperties(@DefaultValue Set<String> models) {

}
