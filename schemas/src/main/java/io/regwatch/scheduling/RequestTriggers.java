package io.regwatch.scheduling;

import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.Set;

import io.regwatch.store.DatabaseClock;
import org.quartz.JobBuilder;
import org.quartz.JobDetail;
import org.quartz.SchedulerException;
import org.quartz.SimpleScheduleBuilder;
import org.quartz.Trigger;
import org.quartz.TriggerBuilder;
import org.quartz.TriggerKey;

import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/**
 * The triggers of requested work, one per key. They repeat until the request is
 * completed, so no request is lost when a worker or the database fails.
 */
@Component
class RequestTriggers {

	private final WorkerSchedulers schedulers;

	private final DatabaseClock clock;

	private final WorkProperties properties;

	RequestTriggers(WorkerSchedulers schedulers, DatabaseClock clock, WorkProperties properties) {
		this.schedulers = schedulers;
		this.clock = clock;
		this.properties = properties;
	}

	/** The Quartz job of a key; it exists as long as it has a trigger. */
	static JobDetail job(WorkKind kind, String workKey) {
		return JobBuilder.newJob(WorkRequestJob.class).withIdentity(workKey, kind.code()).requestRecovery().build();
	}

	@Transactional(propagation = Propagation.MANDATORY)
	void triggerNow(WorkKind kind, String workKey) {
		triggerAt(this.clock.now(), kind, workKey);
	}

	@Transactional(propagation = Propagation.MANDATORY)
	void triggerWithin(WorkKind kind, String workKey, Duration delay) {
		Instant time = this.clock.now().plus(delay);
		if (!firesBefore(time, kind, workKey)) {
			triggerAt(time, kind, workKey);
		}
	}

	@Transactional(propagation = Propagation.MANDATORY)
	void triggerWhenBusy(WorkKind kind, String workKey) {
		triggerAt(this.clock.now().plus(this.properties.busyDelay()), kind, workKey);
	}

	@Transactional(propagation = Propagation.MANDATORY)
	void triggerAfterFailure(WorkKind kind, String workKey, int failures) {
		triggerAt(this.clock.now().plus(this.properties.delayAfter(failures)), kind, workKey);
	}

	@Transactional(propagation = Propagation.MANDATORY)
	void remove(WorkKind kind, String workKey) {
		try {
			this.schedulers.of(kind).unscheduleJob(key(kind, workKey));
		}
		catch (SchedulerException ex) {
			throw new SchedulingException(
					"The trigger for %s of '%s' could not be removed".formatted(kind.code(), workKey), ex);
		}
	}

	private boolean firesBefore(Instant time, WorkKind kind, String workKey) {
		try {
			Trigger present = this.schedulers.of(kind).getTrigger(key(kind, workKey));
			return present != null && present.getNextFireTime() != null
					&& present.getNextFireTime().toInstant().isBefore(time);
		}
		catch (SchedulerException ex) {
			throw new SchedulingException(
					"The trigger for %s of '%s' could not be read".formatted(kind.code(), workKey), ex);
		}
	}

	private void triggerAt(Instant time, WorkKind kind, String workKey) {
		try {
			this.schedulers.of(kind).scheduleJob(job(kind, workKey), Set.of(trigger(time, kind, workKey)), true);
		}
		catch (SchedulerException ex) {
			throw new SchedulingException("%s of '%s' could not be scheduled".formatted(kind.code(), workKey), ex);
		}
	}

	private Trigger trigger(Instant time, WorkKind kind, String workKey) {
		return TriggerBuilder.newTrigger()
			.withIdentity(key(kind, workKey))
			.startAt(Date.from(time))
			.withSchedule(SimpleScheduleBuilder.simpleSchedule()
				.withIntervalInMilliseconds(this.properties.retryDelay().toMillis())
				.repeatForever()
				.withMisfireHandlingInstructionIgnoreMisfires())
			.build();
	}

	private static TriggerKey key(WorkKind kind, String workKey) {
		return new TriggerKey(workKey, kind.code());
	}

}
