package io.regwatch.scheduling;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

import org.quartz.Scheduler;
import org.quartz.SchedulerException;

import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/**
 * The schedulers of this process. Every process can request work; only workers start
 * them. When the process stops, they stop first, so that no work starts while the rest is
 * finished.
 */
@Component
public class WorkerSchedulers implements DisposableBean {

	private final Scheduler batch;

	private final Scheduler interactive;

	private final Scheduler website;

	private final Scheduler delivery;

	private final ClockSkewGuard guard;

	WorkerSchedulers(Scheduler batchScheduler, Scheduler interactiveScheduler, Scheduler websiteScheduler,
			Scheduler deliveryScheduler, ClockSkewGuard guard) {
		this.batch = batchScheduler;
		this.interactive = interactiveScheduler;
		this.website = websiteScheduler;
		this.delivery = deliveryScheduler;
		this.guard = guard;
	}

	/**
	 * Makes this process a worker: it executes requests and schedules until it stops,
	 * except while its clock is wrong.
	 */
	public void start() {
		startInteractive();
		try {
			this.guard.admit(this.batch);
			this.guard.admit(this.delivery);
		}
		catch (SchedulerException ex) {
			throw new SchedulingException("The schedulers did not start", ex);
		}
	}

	/** Makes this process a worker for requests that users wait for. */
	public void startInteractive() {
		try {
			this.guard.admit(this.interactive);
			this.guard.admit(this.website);
		}
		catch (SchedulerException ex) {
			throw new SchedulingException("The scheduler did not start", ex);
		}
	}

	/**
	 * Waits for what they execute, for all of them at once: the threads of an idle
	 * scheduler end up to half a second after they are told to.
	 */
	@Override
	public void destroy() {
		try (ExecutorService shutdowns = Executors.newVirtualThreadPerTaskExecutor()) {
			Stream.of(this.batch, this.interactive, this.website, this.delivery)
				.forEach((scheduler) -> shutdowns.execute(() -> shutDown(scheduler)));
		}
	}

	private static void shutDown(Scheduler scheduler) {
		try {
			scheduler.shutdown(true);
		}
		catch (SchedulerException ex) {
			throw new SchedulingException("The scheduler did not stop", ex);
		}
	}

	Scheduler of(WorkKind kind) {
		return switch (kind) {
			case INGEST, ASSIST, RECONCILE_INDEX, REBUILD_INDEX, PURGE, CHECK_ALERTS -> this.batch;
			case DELIVER_WEBHOOKS, SEND_DIGEST_MAILS -> this.delivery;
			case ASSESS, RECOMMEND, COMPARE_VERSIONS, PREVIEW_LISTING -> this.interactive;
			case GENERATE_PROFILE -> this.website;
		};
	}

}
