package io.regwatch.ingest.update;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Limits of comparisons.
 *
 * @param cpuLimit CPU time for two texts
 */
@ConfigurationProperties("regwatch.compare")
record ComparisonProperties(@DefaultValue("60s") Duration cpuLimit) {

}
