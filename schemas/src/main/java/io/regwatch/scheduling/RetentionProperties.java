package io.regwatch.scheduling;

import java.time.Duration;
import java.time.ZoneId;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long it is kept how work went. What was found, captures, files and versions
 * included, is kept for good.
 *
 * @param keep after which served requests and the records of ended executions are
 * removed, at least a day
 * @param cron when, a Quartz cron expression; {@code -} for never
 * @param zone whose clocks it means
 */
@ConfigurationProperties("regwatch.retention")
record RetentionProperties(@DefaultValue("90d") Duration keep, @DefaultValue("0 40 4 * * ?") String cron,
		@DefaultValue("UTC") ZoneId zone) {

	RetentionProperties {
		if (keep.compareTo(Duration.ofDays(1)) < 0) {
			throw new IllegalArgumentException("'regwatch.retention.keep' is '" + keep + "': use at least 1d");
		}
	}

	@Nullable Schedule schedule() {
		return this.cron.equals("-") ? null : new Schedule(this.cron, this.zone);
	}

}
