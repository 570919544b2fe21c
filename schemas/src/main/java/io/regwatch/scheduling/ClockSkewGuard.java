package io.regwatch.scheduling;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

import org.jspecify.annotations.Nullable;
import org.quartz.Scheduler;
import org.quartz.SchedulerException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;

/**
 * Suspends the schedulers while this machine's clock differs from the database's. Work in
 * progress continues.
 */
@Component
class ClockSkewGuard implements SmartLifecycle {

	private static final Logger logger = LoggerFactory.getLogger(ClockSkewGuard.class);

	private final ClockSkew drift;

	private final Duration interval;

	private final Set<Scheduler> admitted = new LinkedHashSet<>();

	private final ScheduledExecutorService watch = Executors
		.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("clock-guard").factory());

	private @Nullable Future<?> watching;

	private boolean agreed = true;

	private boolean stopped;

	ClockSkewGuard(ClockSkew drift, WorkProperties properties) {
		this.drift = drift;
		this.interval = properties.clockCheckInterval();
	}

	/** Starts a scheduler now or as soon as the clocks agree. */
	synchronized void admit(Scheduler scheduler) throws SchedulerException {
		this.admitted.add(scheduler);
		check();
		if (this.watching == null) {
			this.watching = this.watch.scheduleWithFixedDelay(this::checkAgain, this.interval.toMillis(),
					this.interval.toMillis(), TimeUnit.MILLISECONDS);
		}
	}

	private synchronized void checkAgain() {
		try {
			check();
		}
		catch (SchedulerException | DataAccessException ex) {
			logger.warn("The clocks could not be compared", ex);
		}
	}

	private void check() throws SchedulerException {
		Duration measured = this.drift.measure();
		boolean agree = !this.drift.isTooMuch(measured);
		for (Scheduler scheduler : this.admitted) {
			if (agree && scheduler.isInStandbyMode() && !this.stopped) {
				scheduler.start();
			}
			else if (!agree && !scheduler.isInStandbyMode()) {
				scheduler.standby();
			}
		}
		if (agree != this.agreed) {
			this.agreed = agree;
			log(measured);
		}
	}

	private void log(Duration measured) {
		if (this.agreed) {
			logger.warn("This machine's clock agrees with the database's again: work starts again");
		}
		else {
			logger.error(
					"This machine's clock is {} ms {} the database's: no work starts here until both are"
							+ " synchronised, for example by NTP",
					measured.abs().toMillis(), measured.isNegative() ? "behind" : "ahead of");
		}
	}

	@Override
	public void start() {
		// Checks begin with the first scheduler.
	}

	/** The schedulers, which stop in the same phase, must not be started again. */
	@Override
	public synchronized void stop() {
		this.stopped = true;
		this.watch.shutdown();
	}

	@Override
	public synchronized boolean isRunning() {
		return !this.stopped;
	}

}
