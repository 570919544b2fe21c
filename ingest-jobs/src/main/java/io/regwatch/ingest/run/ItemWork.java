package io.regwatch.ingest.run;

import java.util.UUID;

import io.regwatch.batch.RunWork;
import io.regwatch.ingest.run.RunItem.Stage;

import org.springframework.batch.core.job.JobInterruptedException;
import org.springframework.batch.core.step.StepExecution;

/** Takes all items of a stage through a window of virtual threads. */
final class ItemWork<R> implements RunWork {

	private final Stage stage;

	private final int concurrency;

	private final ItemHandler<R> handler;

	private final ItemSteps steps;

	ItemWork(Stage stage, int concurrency, ItemHandler<R> handler, ItemSteps steps) {
		this.stage = stage;
		this.concurrency = concurrency;
		this.handler = handler;
		this.steps = steps;
	}

	@Override
	public void run(UUID runId, StepExecution step) throws InterruptedException, JobInterruptedException {
		this.steps.own(runId, () -> {
			this.steps.items().countCrashes(runId, this.stage, step.getJobExecutionId());
			this.handler.prepare(runId);
		});
		ItemWindow<R> window = new ItemWindow<>(this.steps.runs().get(runId), this.stage, this.handler, this.steps,
				this.concurrency, step::isTerminateOnly);
		boolean finished = window.drain(step.getJobExecutionId());
		step.setWriteCount(window.done());
		if (!finished) {
			throw new JobInterruptedException("Run '%s' was asked to stop".formatted(runId));
		}
	}

}
