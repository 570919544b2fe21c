package io.regwatch.assessment.run;

import java.util.UUID;

import io.regwatch.assessment.evidence.DigestService;
import io.regwatch.batch.StepTask;

import org.springframework.batch.core.step.StepExecution;
import org.springframework.stereotype.Component;

/** Has what is said of updates to everybody made before they are judged for one. */
@Component
class DigestWork implements StepTask {

	private final AssessmentRuns runs;

	private final RunBudgets budgets;

	private final DigestService groundwork;

	DigestWork(AssessmentRuns runs, RunBudgets budgets, DigestService groundwork) {
		this.runs = runs;
		this.budgets = budgets;
		this.groundwork = groundwork;
	}

	@Override
	public void run(UUID runId, StepExecution step) {
		AssessmentRun run = this.runs.get(runId);
		this.groundwork.ensureDigests(run.workspace(), this.budgets.of(run));
	}

}
