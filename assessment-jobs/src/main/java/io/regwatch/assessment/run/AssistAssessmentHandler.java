package io.regwatch.assessment.run;

import java.util.Optional;
import java.util.UUID;

import io.regwatch.assessment.company.CompanyRepository;
import io.regwatch.assessment.company.Company;
import io.regwatch.batch.Help;
import io.regwatch.batch.ActiveRuns;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;

import org.springframework.stereotype.Component;

/** Lets this worker help another one with a long assessment. */
@Component
class AssistAssessmentHandler implements WorkHandler {

	private static final int ID = 36;

	private final AssessmentRuns runs;

	private final CompanyRepository companies;

	private final Help help;

	private final RunShares shares;

	private final Judging judging;

	private final ActiveRuns running;

	AssistAssessmentHandler(AssessmentRuns runs, CompanyRepository companies, Help help, RunShares shares,
			Judging judging, ActiveRuns running) {
		this.runs = runs;
		this.companies = companies;
		this.help = help;
		this.shares = shares;
		this.judging = judging;
		this.running = running;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.ASSIST_ASSESSMENT;
	}

	@Override
	public WorkResult handle(String subject) {
		UUID workspace = UUID.fromString(subject.substring(0, ID));
		Optional<AssessmentRun> run = this.runs.findUnfinished(workspace);
		Optional<Company> company = this.companies.find(workspace);
		return (run.isPresent() && company.isPresent()) ? help(run.get(), company.get()) : this.help.served();
	}

	private WorkResult help(AssessmentRun run, Company company) {
		return this.help.lend(kind(), run.id(),
				(hand) -> this.judging.drain(this.shares.lent(run, hand), company, () -> {
				}, this.running::stopping));
	}

}
