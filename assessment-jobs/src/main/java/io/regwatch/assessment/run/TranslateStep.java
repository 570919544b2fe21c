package io.regwatch.assessment.run;

import java.util.Optional;
import java.util.UUID;

import io.regwatch.assessment.translation.TranslationService;
import io.regwatch.batch.ItemBatch;
import io.regwatch.batch.ItemQueues;
import io.regwatch.batch.ItemStep;

import org.springframework.stereotype.Component;

/** Translates what the workspace of a run lacks in its language. */
@Component
class TranslateStep implements ItemStep {

	private final ItemQueues queues;

	private final AssessmentRuns runs;

	private final RunBudgets budgets;

	private final TranslationService translations;

	TranslateStep(ItemQueues queues, AssessmentRuns runs, RunBudgets budgets, TranslationService translations) {
		this.queues = queues;
		this.runs = runs;
		this.budgets = budgets;
		this.translations = translations;
	}

	@Override
	public String name() {
		return "translate";
	}

	@Override
	public void prepare(UUID runId) {
		this.translations.addMissing(this.runs.get(runId).workspace());
	}

	@Override
	public Optional<ItemBatch<?, ?>> open(UUID runId, Role role) {
		return this.runs.findUnfinished(runId)
			.flatMap((run) -> this.translations.open(this.queues.fence(runId, this.runs, role), run.workspace(),
					this.budgets.of(run)));
	}

}
