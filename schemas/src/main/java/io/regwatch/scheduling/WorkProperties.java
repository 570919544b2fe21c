package io.regwatch.scheduling;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How work is shared out among the workers on one database.
 *
 * @param batchThreads how many sources a worker reads at once, at least 1
 * @param interactiveThreads how many requests of people a worker answers at once, at
 * least 1
 * @param busyDelay when to ring again for what somebody else is at
 * @param retryDelay when to ring again after a failure; doubled with each further one
 * @param maxRetryDelay the longest such delay
 * @param idleWait how often an idle worker looks for what others have asked for, at least
 * a second
 * @param checkinInterval how often a worker shows the others that it lives
 * @param maxClockDrift how far the machine's clock may be from the database's; beyond it
 * the worker begins nothing
 * @param clockCheckInterval how often a worker compares them
 */
@ConfigurationProperties("regwatch.work")
record WorkProperties(@DefaultValue("4") int batchThreads, @DefaultValue("4") int interactiveThreads,
		@DefaultValue("15s") Duration busyDelay, @DefaultValue("1m") Duration retryDelay,
		@DefaultValue("1h") Duration maxRetryDelay, @DefaultValue("1s") Duration idleWait,
		@DefaultValue("2s") Duration checkinInterval, @DefaultValue("1s") Duration maxClockDrift,
		@DefaultValue("10s") Duration clockCheckInterval) {

	private static final int MAX_DOUBLINGS = 20;

	/** The delay after so many failures, one after the other. */
	Duration delayAfter(int failures) {
		Duration delay = this.retryDelay.multipliedBy(1L << Math.clamp(failures - 1, 0, MAX_DOUBLINGS));
		return (delay.compareTo(this.maxRetryDelay) < 0) ? delay : this.maxRetryDelay;
	}

}
