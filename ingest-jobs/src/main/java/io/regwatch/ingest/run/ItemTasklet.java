package io.regwatch.ingest.run;

import java.util.UUID;

import io.regwatch.ingest.run.RunItem.Stage;
import org.jspecify.annotations.Nullable;

import org.springframework.batch.core.job.JobInterruptedException;
import org.springframework.batch.core.scope.context.ChunkContext;
import org.springframework.batch.core.step.StepContribution;
import org.springframework.batch.core.step.StepExecution;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.repeat.RepeatStatus;

/** Takes all items of a stage through a window of virtual threads. */
final class ItemTasklet<R> implements Tasklet {

	private final Stage stage;

	private final int concurrency;

	private final ItemHandler<R> handler;

	private final ItemSteps steps;

	ItemTasklet(Stage stage, int concurrency, ItemHandler<R> handler, ItemSteps steps) {
		this.stage = stage;
		this.concurrency = concurrency;
		this.handler = handler;
		this.steps = steps;
	}

	@Override
	public @Nullable RepeatStatus execute(StepContribution contribution, ChunkContext context) throws Exception {
		StepExecution execution = contribution.getStepExecution();
		UUID runId = RunParameters.runId(execution);
		this.handler.prepare(runId);
		ItemWindow<R> window = new ItemWindow<>(this.steps.runs().get(runId), this.stage, this.handler, this.steps);
		boolean finished = window.drain(execution.getJobExecutionId(), this.concurrency, execution::isTerminateOnly);
		contribution.incrementWriteCount(window.done());
		if (!finished) {
			throw new JobInterruptedException("Run '%s' was asked to stop".formatted(runId));
		}
		return RepeatStatus.FINISHED;
	}

}
