package io.regwatch.scheduling;

import java.time.Instant;
import java.util.Date;

import io.micrometer.observation.ObservationRegistry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.quartz.JobDataMap;
import org.quartz.JobExecutionContext;
import org.quartz.JobExecutionException;
import org.quartz.Scheduler;
import org.quartz.SchedulerException;
import org.quartz.Trigger;
import org.quartz.TriggerBuilder;
import org.quartz.TriggerKey;

import org.springframework.beans.factory.support.DefaultListableBeanFactory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;

class WorkRequestJobTests {

	private static final Instant MOMENT = Instant.parse("2026-03-01T01:30:00Z");

	private static final TriggerKey SCHEDULE = new TriggerKey("fda", "schedule-ingest");

	private static final TriggerKey REQUEST = new TriggerKey("fda", "ingest");

	private final WorkRequestLifecycle lifecycle = mock();

	private final WorkHandler handler = mock();

	private final DefaultListableBeanFactory handlers = new DefaultListableBeanFactory();

	private final JobExecutionContext context = mock();

	private final Scheduler scheduler = mock();

	private final WorkRequestJob job = new WorkRequestJob(this.lifecycle,
			this.handlers.getBeanProvider(WorkHandler.class),
			new WorkTraces(this.handlers.getBeanProvider(ObservationRegistry.class), mock()));

	@BeforeEach
	void describeJob() {
		given(this.context.getJobDetail()).willReturn(RequestTriggers.job(WorkKind.INGEST, "fda"));
		given(this.context.getScheduler()).willReturn(this.scheduler);
		given(this.context.getScheduledFireTime()).willReturn(Date.from(MOMENT));
		given(this.handler.kind()).willReturn(WorkKind.INGEST);
		this.handlers.registerSingleton("ingest", this.handler);
	}

	@Test
	void executeWhenScheduledAsksForItsMoment() throws JobExecutionException {
		fire(SCHEDULE);
		this.job.execute(this.context);
		verify(this.lifecycle).begin(WorkKind.INGEST, "fda", MOMENT);
		verify(this.handler, never()).handle(any());
	}

	@Test
	void executeWhenRequestedAsksForNothingMore() throws JobExecutionException {
		fire(REQUEST);
		this.job.execute(this.context);
		verify(this.lifecycle).begin(WorkKind.INGEST, "fda", null);
	}

	@Test
	void executeWhenRecoveringAScheduleAsksForTheSameMoment() throws JobExecutionException {
		JobDataMap data = new JobDataMap();
		data.put(Scheduler.FAILED_JOB_ORIGINAL_TRIGGER_SCHEDULED_FIRETIME_IN_MILLISECONDS,
				String.valueOf(MOMENT.toEpochMilli()));
		given(this.context.isRecovering()).willReturn(true);
		given(this.context.getRecoveringTriggerKey()).willReturn(SCHEDULE);
		given(this.context.getMergedJobDataMap()).willReturn(data);
		this.job.execute(this.context);
		verify(this.lifecycle).begin(WorkKind.INGEST, "fda", MOMENT);
	}

	@Test
	void executeWhenItFailsTellsQuartz() {
		fire(REQUEST);
		given(this.lifecycle.begin(WorkKind.INGEST, "fda", null)).willReturn(true);
		given(this.handler.handle("fda")).willReturn(new WorkResult.Failed("run 7, it broke"));
		assertThatExceptionOfType(JobExecutionException.class).isThrownBy(() -> this.job.execute(this.context))
			.withMessage("ingest of 'fda' failed: run 7, it broke")
			.satisfies((ex) -> assertThat(ex.refireImmediately()).isFalse());
		verify(this.lifecycle).conclude(WorkKind.INGEST, "fda", new WorkResult.Failed("run 7, it broke"));
	}

	@Test
	void executeWhenHandlerThrowsFails() {
		fire(REQUEST);
		given(this.lifecycle.begin(WorkKind.INGEST, "fda", null)).willReturn(true);
		given(this.handler.handle("fda")).willThrow(new IllegalStateException("it broke"));
		assertThatExceptionOfType(JobExecutionException.class).isThrownBy(() -> this.job.execute(this.context))
			.withMessageContaining("it broke");
	}

	@Test
	void executeWithoutHandlerFails() {
		fire(REQUEST);
		given(this.handler.kind()).willReturn(WorkKind.ASSESS);
		given(this.lifecycle.begin(WorkKind.INGEST, "fda", null)).willReturn(true);
		assertThatExceptionOfType(JobExecutionException.class).isThrownBy(() -> this.job.execute(this.context))
			.withMessageContaining("no handler");
	}

	@Test
	void executeWhenStoppingReleasesUnfinishedWork() throws JobExecutionException, SchedulerException {
		fire(REQUEST);
		given(this.scheduler.isInStandbyMode()).willReturn(true);
		given(this.lifecycle.begin(WorkKind.INGEST, "fda", null)).willReturn(true);
		given(this.handler.handle("fda")).willReturn(new WorkResult.Failed("it was stopped"));
		this.job.execute(this.context);
		verify(this.lifecycle).release(WorkKind.INGEST, "fda");
		verify(this.lifecycle, never()).conclude(any(), any(), any());
	}

	@Test
	void executeWhenItCannotBeginIsFiredAgainUnlessStopping() throws SchedulerException {
		fire(SCHEDULE);
		given(this.lifecycle.begin(WorkKind.INGEST, "fda", MOMENT)).willThrow(new IllegalStateException("no database"));
		assertThatExceptionOfType(JobExecutionException.class).isThrownBy(() -> this.job.execute(this.context))
			.satisfies((ex) -> assertThat(ex.refireImmediately()).isTrue());
		given(this.scheduler.isInStandbyMode()).willReturn(true);
		assertThatExceptionOfType(JobExecutionException.class).isThrownBy(() -> this.job.execute(this.context))
			.satisfies((ex) -> assertThat(ex.refireImmediately()).isFalse());
	}

	private void fire(TriggerKey key) {
		Trigger trigger = TriggerBuilder.newTrigger().withIdentity(key).build();
		given(this.context.getTrigger()).willReturn(trigger);
	}

}
