package io.regwatch.scheduling;

import java.time.Duration;
import java.time.ZoneId;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long records of past work are kept. Captures, files, versions and updates are never
 * deleted.
 *
 * @param keep completed work requests, records of ended jobs and change events are
 * deleted after this time; at least a day
 * @param cron when such records are deleted: a Quartz cron expression, or {@code -} for
 * never
 * @param zone time zone of the cron expression
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
