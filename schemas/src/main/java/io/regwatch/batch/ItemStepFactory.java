package io.regwatch.batch;

import java.util.UUID;
import java.util.function.BooleanSupplier;

import io.micrometer.observation.ObservationRegistry;

import org.springframework.batch.core.job.JobInterruptedException;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.batch.core.step.StepExecution;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/** Makes steps of jobs that process the items of runs. */
@Component
public class ItemStepFactory {

	private final JobRepository jobs;

	private final WorkSharing sharing;

	private final ActiveRuns active;

	private final ObservationRegistry observations;

	ItemStepFactory(JobRepository jobs, WorkSharing sharing, ActiveRuns active,
			ObjectProvider<ObservationRegistry> observations) {
		this.jobs = jobs;
		this.sharing = sharing;
		this.active = active;
		this.observations = observations.getIfAvailable(() -> ObservationRegistry.NOOP);
	}

	/**
	 * Makes a step for the worker that owns the run. It can be restarted at any time.
	 * @param items of the step
	 * @return the step
	 */
	public Step step(ItemStep items) {
		return new NonTransactionalStep(items.name(), this.jobs, (runId, step) -> run(items, runId, step));
	}

	private void run(ItemStep items, UUID runId, StepExecution step)
			throws InterruptedException, JobInterruptedException {
		ItemBatch<?, ?> batch = items.open(runId, ItemStep.Role.OWNER).orElse(null);
		if (batch == null) {
			return;
		}
		ItemQueue<?> queue = batch.queue();
		long total = queue.prepare(() -> items.prepare(runId));
		if (total == 0) {
			batch.progress().report(0, 0);
			return;
		}
		process(items.name(), batch, total,
				new StopSignal(queue.fence(), () -> step.isTerminateOnly() || this.active.stopping()));
		long left = queue.count();
		step.setWriteCount(total - left);
		batch.progress().report(total - left, total);
		if (left > 0) {
			throw new JobInterruptedException("Run '%s' was asked to stop".formatted(runId));
		}
		items.complete(runId);
	}

	private void process(String step, ItemBatch<?, ?> batch, long total, BooleanSupplier stopped)
			throws InterruptedException {
		if (batch.shared()) {
			this.sharing.request(step, batch.queue().fence(), total);
		}
		ConcurrentItemProcessor<?, ?> items = new ConcurrentItemProcessor<>(batch,
				new ItemSpans(this.observations, step, batch.queue().fence().run()),
				(done) -> batch.progress().report(done, total), stopped);
		boolean emptied = true;
		do {
			emptied = items.drain(PoisonPolicy.values());
		}
		while (emptied && this.sharing.awaitFree(batch.queue(), stopped));
	}

}
