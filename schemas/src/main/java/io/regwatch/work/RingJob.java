package io.regwatch.work;

import java.time.Instant;
import java.util.concurrent.TimeUnit;

import io.regwatch.schema.Coded;
import org.jspecify.annotations.Nullable;
import org.quartz.DisallowConcurrentExecution;
import org.quartz.Job;
import org.quartz.JobExecutionContext;
import org.quartz.JobExecutionException;
import org.quartz.JobKey;
import org.quartz.Scheduler;
import org.quartz.SchedulerException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The only Quartz job: it rings for the subject that it is named after. Its class name
 * stands in the database.
 */
@DisallowConcurrentExecution
final class RingJob implements Job {

	private static final Logger logger = LoggerFactory.getLogger(RingJob.class);

	private final Ringer ringer;

	RingJob(Ringer ringer) {
		this.ringer = ringer;
	}

	@Override
	public void execute(JobExecutionContext context) throws JobExecutionException {
		JobKey key = context.getJobDetail().getKey();
		WorkKind kind = Coded.of(WorkKind.class, key.getGroup());
		if (begin(kind, key.getName(), context)) {
			conclude(kind, key.getName(), this.ringer.ring(kind, key.getName()), context);
		}
	}

	/** A schedule's moment comes once: if it cannot be noted now, it is tried again. */
	private boolean begin(WorkKind kind, String subject, JobExecutionContext context) throws JobExecutionException {
		try {
			return this.ringer.begin(kind, subject, moment(context));
		}
		catch (RuntimeException ex) {
			logger.error("{} of '{}' could not begin", kind.code(), subject, ex);
			pause();
			throw new JobExecutionException("%s of '%s' could not begin".formatted(kind.code(), subject), ex,
					!isStopping(context));
		}
	}

	private void conclude(WorkKind kind, String subject, Answer answer, JobExecutionContext context)
			throws JobExecutionException {
		if (!(answer instanceof Answer.Done) && isStopping(context)) {
			this.ringer.handBack(kind, subject);
			return;
		}
		this.ringer.conclude(kind, subject, answer);
		if (answer instanceof Answer.Failed failed) {
			throw new JobExecutionException("%s of '%s' failed: %s".formatted(kind.code(), subject, failed.reason()));
		}
	}

	private static @Nullable Instant moment(JobExecutionContext context) {
		if (!context.isRecovering()) {
			return Schedules.isSchedule(context.getTrigger().getKey()) ? context.getScheduledFireTime().toInstant()
					: null;
		}
		return Schedules.isSchedule(context.getRecoveringTriggerKey())
				? Instant.ofEpochMilli(Long.parseLong(context.getMergedJobDataMap()
					.getString(Scheduler.FAILED_JOB_ORIGINAL_TRIGGER_SCHEDULED_FIRETIME_IN_MILLISECONDS)))
				: null;
	}

	private static boolean isStopping(JobExecutionContext context) throws JobExecutionException {
		try {
			return context.getScheduler().isInStandbyMode();
		}
		catch (SchedulerException ex) {
			throw new JobExecutionException(ex);
		}
	}

	private static void pause() {
		try {
			TimeUnit.SECONDS.sleep(1);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
