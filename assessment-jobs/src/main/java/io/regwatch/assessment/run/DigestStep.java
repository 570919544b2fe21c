package io.regwatch.assessment.run;

import java.util.Optional;
import java.util.UUID;

import io.regwatch.assessment.evidence.DigestService;
import io.regwatch.batch.FencedTransaction;
import io.regwatch.batch.ItemBatch;
import io.regwatch.batch.ItemQueues;
import io.regwatch.batch.ItemStep;

import org.springframework.stereotype.Component;

/** Makes missing digests of the updates of a run's workspace. */
@Component
class DigestStep implements ItemStep {

	private final ItemQueues queues;

	private final AssessmentRuns runs;

	private final RunBudgets budgets;

	private final DigestService digests;

	DigestStep(ItemQueues queues, AssessmentRuns runs, RunBudgets budgets, DigestService digests) {
		this.queues = queues;
		this.runs = runs;
		this.budgets = budgets;
		this.digests = digests;
	}

	@Override
	public String name() {
		return "digest";
	}

	@Override
	public void prepare(UUID runId) {
		this.digests.addMissing(this.runs.get(runId).workspace());
	}

	@Override
	public Optional<ItemBatch<?, ?>> open(UUID runId, Role role) {
		FencedTransaction fence = this.queues.fence(runId, this.runs, Role.OWNER);
		return this.runs.findUnfinished(runId)
			.map((run) -> this.digests.open(fence, run.workspace(), this.budgets.of(run)));
	}

	@Override
	public void complete(UUID runId) {
		this.digests.publish();
	}

}
