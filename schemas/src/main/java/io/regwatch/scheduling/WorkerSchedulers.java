package io.regwatch.scheduling;

import org.quartz.Scheduler;
import org.quartz.SchedulerException;

import org.springframework.stereotype.Component;

/**
 * The schedulers of this process. Every process can ask for work; only workers start
 * them. When the process ends, they stop first, so that nothing new begins while the rest
 * is finished.
 */
@Component
public class WorkerSchedulers {

	private final Scheduler batch;

	private final Scheduler interactive;

	private final ClockSkewGuard guard;

	WorkerSchedulers(Scheduler batchScheduler, Scheduler interactiveScheduler, ClockSkewGuard guard) {
		this.batch = batchScheduler;
		this.interactive = interactiveScheduler;
		this.guard = guard;
	}

	/**
	 * Makes this process a worker: from now on it does what is asked for, until it ends;
	 * not while its clock is wrong.
	 */
	public void start() {
		startInteractive();
		try {
			this.guard.admit(this.batch);
		}
		catch (SchedulerException ex) {
			throw new SchedulingException("The schedulers did not start", ex);
		}
	}

	/** From now on this process does what people wait for, until it ends. */
	public void startInteractive() {
		try {
			this.guard.admit(this.interactive);
		}
		catch (SchedulerException ex) {
			throw new SchedulingException("The scheduler did not start", ex);
		}
	}

	Scheduler of(WorkKind kind) {
		return switch (kind) {
			case INGEST, ASSIST, RECONCILE_INDEX, PURGE -> this.batch;
			case ASSESS, RECOMMEND, GENERATE_PROFILE -> this.interactive;
		};
	}

}
