package io.regwatch.ingest.compare;

import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;

import io.regwatch.batch.StepTask;
import io.regwatch.batch.ActiveRuns;
import io.regwatch.ingest.relation.StatedRelations;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.Runs;

import org.springframework.batch.core.job.JobInterruptedException;
import org.springframework.batch.core.step.StepExecution;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Draws the conclusions that need all items: relations, effective dates that have come,
 * and removals. Each conclusion is a transaction of its own.
 */
@Component
class LifecycleStepTask implements StepTask {

	private final Runs runs;

	private final ActiveRuns running;

	private final StatedRelations stated;

	private final RelationWriter relations;

	private final RelationReversal reversal;

	private final EffectiveDateActivation due;

	private final FinishedDrafts drafts;

	private final Removals removals;

	private final TransactionTemplate transaction;

	LifecycleStepTask(Runs runs, ActiveRuns running, StatedRelations stated, RelationWriter relations,
			RelationReversal reversal, EffectiveDateActivation due, FinishedDrafts drafts, Removals removals,
			TransactionTemplate transaction) {
		this.runs = runs;
		this.running = running;
		this.stated = stated;
		this.relations = relations;
		this.reversal = reversal;
		this.due = due;
		this.drafts = drafts;
		this.removals = removals;
		this.transaction = transaction;
	}

	@Override
	public void run(UUID runId, StepExecution step) throws JobInterruptedException {
		Run run = this.runs.get(runId);
		conclude(runId, step, this.due.find(run.sourceId()), (id) -> this.due.apply(run.sourceId(), id, runId));
		conclude(runId, step, this.stated.findTakenBack(runId, run.sourceId()),
				(one) -> this.reversal.takeBack(one, runId));
		conclude(runId, step, this.stated.findOpen(run.sourceId()), (one) -> this.relations.settle(one, runId));
		conclude(runId, step, this.drafts.find(run), (one) -> this.relations.finish(one, run));
		conclude(runId, step, this.removals.find(run), (id) -> this.removals.withdraw(run, id));
		conclude(runId, step, List.of(runId), this.relations::pairDuplicates);
	}

	private <T> void conclude(UUID runId, StepExecution step, List<T> subjects, Consumer<T> conclusion)
			throws JobInterruptedException {
		for (T subject : subjects) {
			if (step.isTerminateOnly() || this.running.stopping()) {
				throw new JobInterruptedException("Run '%s' was asked to stop".formatted(runId));
			}
			this.transaction.executeWithoutResult((status) -> {
				this.runs.requireOwned(runId);
				conclusion.accept(subject);
			});
			step.setWriteCount(step.getWriteCount() + 1);
		}
	}

}
