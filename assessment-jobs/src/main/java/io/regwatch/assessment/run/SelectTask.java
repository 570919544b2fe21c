package io.regwatch.assessment.run;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.CompanyRepository;
import io.regwatch.assessment.impact.Assessors;
import io.regwatch.batch.ItemQueues;
import io.regwatch.batch.ItemStep.Role;
import io.regwatch.batch.StepTask;
import io.regwatch.store.DatabaseClock;

import org.springframework.batch.core.step.StepExecution;
import org.springframework.stereotype.Component;

/** Adds the items of a run; existing ones are unchanged. */
@Component
class SelectTask implements StepTask {

	private final AssessmentRuns runs;

	private final ItemQueues queues;

	private final AssessmentItems items;

	private final CompanyRepository companies;

	private final Selection selection;

	private final Assessors assessors;

	private final DatabaseClock clock;

	SelectTask(AssessmentRuns runs, ItemQueues queues, AssessmentItems items, CompanyRepository companies,
			Selection selection, Assessors assessors, DatabaseClock clock) {
		this.runs = runs;
		this.queues = queues;
		this.items = items;
		this.companies = companies;
		this.selection = selection;
		this.assessors = assessors;
		this.clock = clock;
	}

	@Override
	public void run(UUID runId, StepExecution step) {
		AssessmentRun run = this.runs.get(runId);
		this.companies.find(run.workspace()).ifPresent((company) -> select(run, company, step));
	}

	private void select(AssessmentRun run, Company company, StepExecution step) {
		Instant now = this.clock.now();
		RunAssessors known = new RunAssessors(this.assessors, company, now, run.request().model());
		this.selection.find(run.workspace(), run.request(), known, (due) -> {
			List<RankedItem> ranked = due.stream().map((seen) -> RankedItem.of(seen, now)).toList();
			this.queues.fence(run.id(), this.runs, Role.OWNER).with(() -> this.items.add(run.id(), ranked));
			step.setWriteCount(step.getWriteCount() + ranked.size());
		});
	}

}
