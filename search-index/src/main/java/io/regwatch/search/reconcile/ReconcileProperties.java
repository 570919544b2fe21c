package io.regwatch.search.reconcile;

import java.time.ZoneId;

import io.regwatch.scheduling.Schedule;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * When the index is compared with the database and repaired.
 *
 * @param cron when the index is compared with the database and repaired: a Quartz cron
 * expression, or {@code -} for never
 * @param zone time zone of the cron expression
 */
@ConfigurationProperties("regwatch.search.reconcile")
record ReconcileProperties(@DefaultValue("0 20 4 * * ?") String cron, @DefaultValue("UTC") ZoneId zone) {

	@Nullable Schedule schedule() {
		return this.cron.equals("-") ? null : new Schedule(this.cron, this.zone);
	}

}
