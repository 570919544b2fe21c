package io.regwatch.ingest.run;

import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;

import io.regwatch.batch.Care;
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

	private final RunItems items;

	private final Quarantine quarantine;

	private final RunningRuns running;

	private final ApplicationEventPublisher events;

	ItemSteps(JobRepository jobs, TransactionTemplate transaction, Runs runs, RunItems items, Quarantine quarantine,
			RunningRuns running, ApplicationEventPublisher events) {
		this.jobs = jobs;
		this.transaction = transaction;
		this.runs = runs;
		this.items = items;
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

	Runs runs() {
		return this.runs;
	}

	RunItems items() {
		return this.items;
	}

	Quarantine quarantine() {
		return this.quarantine;
	}

	/** Claims items, if this worker owns the run: a lost one keeps its hands off. */
	List<RunItem> claim(UUID runId, Stage stage, long execution, Care care, int count) {
		return own(runId, () -> this.items.claim(runId, stage, execution, care.crashes(), count));
	}

	/** Does what only the owner of a run may do, in a transaction. */
	void own(UUID runId, Runnable work) {
		this.transaction.executeWithoutResult((status) -> {
			this.runs.requireOwned(runId);
			work.run();
		});
	}

	/** Does what only the owner of a run may do, in a transaction. */
	<T> T own(UUID runId, Supplier<T> work) {
		return this.transaction.execute((status) -> {
			this.runs.requireOwned(runId);
			return work.get();
		});
	}

	boolean stopping() {
		return this.running.stopping();
	}

	void publish(StageProgress progress) {
		this.events.publishEvent(progress);
	}

}
