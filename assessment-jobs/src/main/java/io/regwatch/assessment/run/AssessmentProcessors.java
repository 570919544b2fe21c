package io.regwatch.assessment.run;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segments;
import io.regwatch.assessment.impact.Assessors;
import io.regwatch.batch.LeaseSize;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/** Creates the processors of runs. */
@Component
class AssessmentProcessors {

	private final Assessors assessors;

	private final Segments segments;

	private final RunBudgets budgets;

	private final AssessableUpdates updates;

	private final Assessments assessments;

	private final AssessmentItems items;

	private final RequestedAssessments requested;

	private final DatabaseClock clock;

	AssessmentProcessors(Assessors assessors, Segments segments, RunBudgets budgets, AssessableUpdates updates,
			Assessments assessments, AssessmentItems items, RequestedAssessments requested, DatabaseClock clock) {
		this.assessors = assessors;
		this.segments = segments;
		this.budgets = budgets;
		this.updates = updates;
		this.assessments = assessments;
		this.items = items;
		this.requested = requested;
		this.clock = clock;
	}

	AssessmentProcessor of(AssessmentRun run, Company company, LeaseSize leaseSize) {
		RunAssessors known = new RunAssessors(this.assessors, company, this.clock.now(), run.request().model());
		return new AssessmentProcessor(run, new ItemAssessor(known, this.segments, this.budgets.of(run)), this.updates,
				this.assessments, this.items, this.requested, leaseSize);
	}

}
