package io.regwatch.assessment.run;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segments;
import io.regwatch.assessment.impact.Judges;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/** Gives each run what it needs to judge an item. */
@Component
class ItemJudges {

	private final Judges judges;

	private final Segments segments;

	private final RunBudgets budgets;

	private final DatabaseClock clock;

	ItemJudges(Judges judges, Segments segments, RunBudgets budgets, DatabaseClock clock) {
		this.judges = judges;
		this.segments = segments;
		this.budgets = budgets;
		this.clock = clock;
	}

	ItemJudge of(AssessmentRun run, Company company) {
		return new ItemJudge(new RunJudges(this.judges, company, this.clock.now(), run.order().model()), this.segments,
				this.budgets.of(run));
	}

}
