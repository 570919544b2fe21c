package io.regwatch.scheduling;

import java.time.Instant;
import java.util.concurrent.TimeUnit;

import io.regwatch.schema.CodedEnum;
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

import org.springframework.beans.factory.ObjectProvider;

/**
 * The only Quartz job: calls the handler of the work that it is named after. Its class
 * name is stored in the database.
 */
@DisallowConcurrentExecution
final class WorkRequestJob implements Job {

	private static final Logger logger = LoggerFactory.getLogger(WorkRequestJob.class);

	private final WorkRequestLifecycle lifecycle;

	private final ObjectProvider<WorkHandler> handlers;

	private final WorkTraces traces;

	WorkRequestJob(WorkRequestLifecycle lifecycle, ObjectProvider<WorkHandler> handlers, WorkTraces traces) {
		this.lifecycle = lifecycle;
		this.traces = traces;
		this.handlers = handlers;
	}

	@Override
	public void execute(JobExecutionContext context) throws JobExecutionException {
		JobKey key = context.getJobDetail().getKey();
		WorkKind kind = CodedEnum.of(WorkKind.class, key.getGroup());
		if (begin(kind, key.getName(), context)) {
			conclude(kind, key.getName(), handle(kind, key.getName()), context);
		}
	}

	/**
	 * A schedule's fire time comes once: if it cannot be recorded now, the job is
	 * executed again.
	 */
	private boolean begin(WorkKind kind, String workKey, JobExecutionContext context) throws JobExecutionException {
		try {
			return this.lifecycle.begin(kind, workKey, moment(context));
		}
		catch (RuntimeException ex) {
			logger.error("{} of '{}' could not begin", kind.code(), workKey, ex);
			pause();
			throw new JobExecutionException("%s of '%s' could not begin".formatted(kind.code(), workKey), ex,
					!isStopping(context));
		}
	}

	private WorkResult handle(WorkKind kind, String workKey) {
		try {
			return this.handlers.orderedStream()
				.filter((handler) -> handler.kind() == kind)
				.findFirst()
				.map((handler) -> this.traces.handle(kind, workKey, () -> handler.handle(workKey)))
				.orElseGet(() -> new WorkResult.Failed("this process has no handler for it"));
		}
		catch (RuntimeException ex) {
			logger.error("{} of '{}' failed with an exception", kind.code(), workKey, ex);
			return new WorkResult.Failed(ex.toString());
		}
	}

	private void conclude(WorkKind kind, String workKey, WorkResult result, JobExecutionContext context)
			throws JobExecutionException {
		if (!(result instanceof WorkResult.Done) && isStopping(context)) {
			this.lifecycle.release(kind, workKey);
			return;
		}
		this.lifecycle.conclude(kind, workKey, result);
		if (result instanceof WorkResult.Failed failed) {
			throw new JobExecutionException("%s of '%s' failed: %s".formatted(kind.code(), workKey, failed.reason()));
		}
	}

	private static @Nullable Instant moment(JobExecutionContext context) {
		if (!context.isRecovering()) {
			return CronSchedules.isSchedule(context.getTrigger().getKey()) ? context.getScheduledFireTime().toInstant()
					: null;
		}
		return CronSchedules.isSchedule(context.getRecoveringTriggerKey())
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
