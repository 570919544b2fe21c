package io.regwatch.ingest.run;

import io.regwatch.batch.PoisonPolicy;
import io.regwatch.batch.NonTransactionalStep;
import io.regwatch.batch.ActiveRuns;
import io.regwatch.batch.Sharing;
import io.regwatch.ingest.run.RunItem.Stage;

import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/** Builds steps that take a run's items through one stage. */
@Component
public class ItemStepFactory {

	private final JobRepository jobs;

	private final Runs runs;

	private final ItemShares shares;

	private final Sharing sharing;

	private final ActiveRuns running;

	private final ApplicationEventPublisher events;

	ItemStepFactory(JobRepository jobs, Runs runs, ItemShares shares, Sharing sharing, ActiveRuns running,
			ApplicationEventPublisher events) {
		this.jobs = jobs;
		this.runs = runs;
		this.shares = shares;
		this.sharing = sharing;
		this.running = running;
		this.events = events;
	}

	/**
	 * Builds a step.
	 * @param <R> what the handler's halves share
	 * @param name of the step
	 * @param stage whose items it takes
	 * @param concurrency how many items are under way at once
	 * @param handler of an item
	 * @return a step that can be restarted at any moment
	 */
	public <R> Step step(String name, Stage stage, int concurrency, ItemHandler<R> handler) {
		return new NonTransactionalStep(name, this.jobs, (runId, step) -> {
			StageItems items = this.shares.owned(this.runs.get(runId), stage, step.getJobExecutionId());
			ItemWork<R> work = new ItemWork<>(items, handler, concurrency, this.sharing, this.events::publishEvent);
			work.run(step, () -> step.isTerminateOnly() || this.running.stopping());
		});
	}

	/**
	 * Helps another worker with a stage of its run as long as something is free there.
	 * Items that may kill workers are left to the owner.
	 * @param <R> what the handler's halves share
	 * @param run of another worker
	 * @param stage whose items are taken
	 * @param concurrency how many items are under way at once
	 * @param handler of an item
	 * @param claimant by whom items are claimed
	 * @return {@code false} if it was asked to stop
	 * @throws InterruptedException if this thread is to end
	 */
	public <R> boolean help(Run run, Stage stage, int concurrency, ItemHandler<R> handler, long claimant)
			throws InterruptedException {
		StageItems items = this.shares.lent(run, stage, claimant);
		ItemWindow<R> window = new ItemWindow<>(items, handler, concurrency, this.running::stopping, (_) -> {
		});
		return window.drain(PoisonPolicy.NONE);
	}

}
