package io.regwatch.assessment.run;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How workspaces are assessed.
 *
 * @param concurrency updates of one run that are under way at once; more than the calls
 * that a provider takes at once, so that the next ones are prepared meanwhile
 */
@ConfigurationProperties("regwatch.assessment")
record AssessmentProperties(@DefaultValue("32") int concurrency) {

}
