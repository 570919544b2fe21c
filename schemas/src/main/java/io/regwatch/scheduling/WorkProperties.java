package io.regwatch.scheduling;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How the workers of a cluster execute requests.
 *
 * @param batchThreads number of background tasks, such as ingests, that a worker runs
 * concurrently, at least 1
 * @param interactiveThreads number of tasks that users wait for and that a worker runs
 * concurrently, at least 1
 * @param websiteThreads number of company websites that a worker reads concurrently, at
 * least 1; most of that time is spent waiting for hosts
 * @param deliveryThreads number of webhook endpoints to which a worker delivers
 * concurrently, at least 1
 * @param busyDelay delay before a retry of work that another thread or worker is doing
 * @param retryDelay delay before a retry after a failure, doubled with each further one
 * (exponential backoff)
 * @param maxRetryDelay maximum of that delay
 * @param idleWait how often an idle worker polls for requests of other processes, at
 * least a second
 * @param checkinInterval interval of a worker's heartbeats in the Quartz cluster
 * @param maxClockDrift how far the machine's clock may be from the database's; beyond it
 * the worker starts no work
 * @param clockCheckInterval how often a worker compares the two clocks
 */
@ConfigurationProperties("regwatch.work")
record WorkProperties(@DefaultValue("4") int batchThreads, @DefaultValue("4") int interactiveThreads,
		@DefaultValue("16") int websiteThreads, @DefaultValue("4") int deliveryThreads,
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
