package io.regwatch.ingest.run;

import java.util.UUID;

import io.regwatch.batch.Care;
import io.regwatch.batch.RunWork;
import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.work.WorkKind;

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
		StageItems items = this.steps.owned(runId, this.stage, step.getJobExecutionId());
		items.countCrashes();
		items.own(() -> this.handler.prepare(runId));
		long total = items.count();
		ask(items, total);
		ItemWindow<R> window = new ItemWindow<>(items, this.handler, this.concurrency, step::isTerminateOnly);
		boolean finished = true;
		do {
			finished = window.drain(Care.values());
		}
		while (finished && this.steps.hands().awaitFree(runId, items, () -> isToStop(step)));
		long left = items.count();
		step.setWriteCount(total - left);
		items.tell(total - left, total);
		if (left > 0) {
			throw new JobInterruptedException("Run '%s' was asked to stop".formatted(runId));
		}
	}

	private void ask(StageItems items, long total) {
		WorkKind help = this.handler.help();
		if (help != null) {
			items.own(() -> this.steps.hands().ask(help, items.run().sourceId(), null, total));
		}
	}

	private boolean isToStop(StepExecution step) {
		return step.isTerminateOnly() || this.steps.stopping();
	}

}
