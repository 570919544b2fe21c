package io.regwatch.assessment.run;

import java.util.Optional;
import java.util.UUID;

import io.regwatch.assessment.company.Companies;
import io.regwatch.assessment.company.Company;
import io.regwatch.batch.Help;
import io.regwatch.batch.RunningRuns;
import io.regwatch.work.Answer;
import io.regwatch.work.Bell;
import io.regwatch.work.WorkKind;

import org.springframework.stereotype.Component;

/** Lets this worker help another one with a long assessment. */
@Component
class HandBell implements Bell {

	private static final int ID = 36;

	private final AssessmentRuns runs;

	private final Companies companies;

	private final Help help;

	private final RunShares shares;

	private final Judging judging;

	private final RunningRuns running;

	HandBell(AssessmentRuns runs, Companies companies, Help help, RunShares shares, Judging judging,
			RunningRuns running) {
		this.runs = runs;
		this.companies = companies;
		this.help = help;
		this.shares = shares;
		this.judging = judging;
		this.running = running;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.LEND_A_HAND;
	}

	@Override
	public Answer ring(String subject) {
		UUID workspace = UUID.fromString(subject.substring(0, ID));
		Optional<AssessmentRun> run = this.runs.findUnfinished(workspace);
		Optional<Company> company = this.companies.find(workspace);
		return (run.isPresent() && company.isPresent()) ? help(run.get(), company.get()) : this.help.served();
	}

	private Answer help(AssessmentRun run, Company company) {
		return this.help.lend(kind(), run.id(),
				(hand) -> this.judging.drain(this.shares.lent(run, hand), company, () -> {
				}, this.running::stopping));
	}

}
