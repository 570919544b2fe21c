package io.regwatch.assessment.run;

import java.util.Optional;
import java.util.UUID;

import io.regwatch.assessment.company.Companies;
import io.regwatch.assessment.company.Company;
import io.regwatch.batch.RunLostException;
import io.regwatch.batch.RunningRuns;
import io.regwatch.store.DatabaseClock;
import io.regwatch.work.Answer;
import io.regwatch.work.Bell;
import io.regwatch.work.WorkKind;
import io.regwatch.work.Worker;

import org.springframework.stereotype.Component;

/** Lets this worker help another one with a long run, as long as something is left. */
@Component
class HandBell implements Bell {

	private static final int ID = 36;

	private final AssessmentRuns runs;

	private final Companies companies;

	private final Hands hands;

	private final Judging judging;

	private final RunningRuns running;

	private final Worker worker;

	private final DatabaseClock clock;

	HandBell(AssessmentRuns runs, Companies companies, Hands hands, Judging judging, RunningRuns running, Worker worker,
			DatabaseClock clock) {
		this.runs = runs;
		this.companies = companies;
		this.hands = hands;
		this.judging = judging;
		this.running = running;
		this.worker = worker;
		this.clock = clock;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.LEND_A_HAND;
	}

	@Override
	public Answer ring(String subject) {
		UUID workspace = UUID.fromString(subject.substring(0, ID));
		this.worker.reportAlive();
		Optional<AssessmentRun> run = this.runs.findUnfinished(workspace);
		Optional<Company> company = this.companies.find(workspace);
		return (run.isPresent() && company.isPresent()) ? help(run.get(), company.get())
				: new Answer.Done(this.clock.now());
	}

	private Answer help(AssessmentRun run, Company company) {
		if (!this.hands.lend(run)) {
			return new Answer.Busy("this worker");
		}
		UUID hand = UUID.randomUUID();
		try {
			return (this.running.begin(hand) && drain(run, company)) ? new Answer.Done(this.clock.now())
					: new Answer.Busy("a worker that ends");
		}
		catch (RunLostException ex) {
			return new Answer.Done(this.clock.now());
		}
		finally {
			this.hands.withdraw(run);
			this.running.end(hand);
		}
	}

	private boolean drain(AssessmentRun run, Company company) {
		try {
			return this.judging.drain(run, company, this.hands.claimant(), (done) -> {
			}, this.running::stopping);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			return false;
		}
	}

}
