package io.regwatch.ingest.compare;

import java.util.List;
import java.util.UUID;

import io.regwatch.batch.RunWork;
import io.regwatch.batch.RunningRuns;
import io.regwatch.ingest.relation.ToldRelations;
import io.regwatch.ingest.run.Runs;

import org.springframework.batch.core.job.JobInterruptedException;
import org.springframework.batch.core.step.StepExecution;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Concludes what no single item tells: what documents do to each other, and what has come
 * due. Each conclusion is a transaction of its own.
 */
@Component
class ConclusionWork implements RunWork {

	private final Runs runs;

	private final RunningRuns running;

	private final ToldRelations told;

	private final RelationWriter relations;

	private final DueVersions due;

	private final TransactionTemplate transaction;

	ConclusionWork(Runs runs, RunningRuns running, ToldRelations told, RelationWriter relations, DueVersions due,
			TransactionTemplate transaction) {
		this.runs = runs;
		this.running = running;
		this.told = told;
		this.relations = relations;
		this.due = due;
		this.transaction = transaction;
	}

	@Override
	public void run(UUID runId, StepExecution step) throws JobInterruptedException {
		String source = this.runs.get(runId).sourceId();
		conclude(runId, step,
				this.due.find(source).stream().<Runnable>map((id) -> () -> this.due.apply(source, id, runId)).toList());
		conclude(runId, step,
				this.told.findOpen(source)
					.stream()
					.<Runnable>map((one) -> () -> this.relations.settle(one, runId))
					.toList());
	}

	private void conclude(UUID runId, StepExecution step, List<Runnable> conclusions) throws JobInterruptedException {
		for (Runnable conclusion : conclusions) {
			if (step.isTerminateOnly() || this.running.stopping()) {
				throw new JobInterruptedException("Run '%s' was asked to stop".formatted(runId));
			}
			this.transaction.executeWithoutResult((status) -> {
				this.runs.requireOwned(runId);
				conclusion.run();
			});
			step.setWriteCount(step.getWriteCount() + 1);
		}
	}

}
