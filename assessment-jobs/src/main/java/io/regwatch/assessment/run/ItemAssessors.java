package io.regwatch.assessment.run;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segments;
import io.regwatch.assessment.impact.Assessors;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/** Gives each run what it needs to judge an item. */
@Component
class ItemAssessors {

	private final Assessors judges;

	private final Segments segments;

	private final RunBudgets budgets;

	private final DatabaseClock clock;

	ItemAssessors(Assessors judges, Segments segments, RunBudgets budgets, DatabaseClock clock) {
		this.judges = judges;
		this.segments = segments;
		this.budgets = budgets;
		this.clock = clock;
	}

	ItemAssessor of(AssessmentRun run, Company company) {
		return new ItemAssessor(new RunAssessors(this.judges, company, this.clock.now(), run.order().model()),
				this.segments, this.budgets.of(run));
	}

}
