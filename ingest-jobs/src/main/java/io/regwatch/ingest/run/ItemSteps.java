package io.regwatch.ingest.run;

import java.util.UUID;

import io.regwatch.batch.Care;
import io.regwatch.batch.Hands;
import io.regwatch.batch.RunStep;
import io.regwatch.batch.RunningRuns;
import io.regwatch.ingest.run.RunItem.Stage;

import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Builds steps that take a run's items through one stage. */
@Component
public class ItemSteps {

	private final JobRepository jobs;

	private final TransactionTemplate transaction;

	private final Runs runs;

	private final ItemClaims claims;

	private final Hands hands;

	private final Quarantine quarantine;

	private final RunningRuns running;

	private final ApplicationEventPublisher events;

	ItemSteps(JobRepository jobs, TransactionTemplate transaction, Runs runs, ItemClaims claims, Hands hands,
			Quarantine quarantine, RunningRuns running, ApplicationEventPublisher events) {
		this.jobs = jobs;
		this.transaction = transaction;
		this.runs = runs;
		this.claims = claims;
		this.hands = hands;
		this.quarantine = quarantine;
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
		return new RunStep(name, this.jobs, new ItemWork<>(stage, concurrency, handler, this));
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
		StageItems items = new StageItems(run, stage, claimant, this.hands::requireLent, this);
		return new ItemWindow<>(items, handler, concurrency, () -> false).drain(Care.NONE);
	}

	/** The items of a run for the worker that owns it. */
	StageItems owned(UUID runId, Stage stage, long execution) {
		return new StageItems(this.runs.get(runId), stage, execution, this.runs::requireOwned, this);
	}

	TransactionTemplate transaction() {
		return this.transaction;
	}

	ItemClaims claims() {
		return this.claims;
	}

	Hands hands() {
		return this.hands;
	}

	Quarantine quarantine() {
		return this.quarantine;
	}

	boolean stopping() {
		return this.running.stopping();
	}

	void publish(StageProgress progress) {
		this.events.publishEvent(progress);
	}

}
