package io.regwatch.assessment.run;

import java.util.Optional;
import java.util.UUID;
import java.util.function.BooleanSupplier;

import io.regwatch.assessment.company.CompanyRepository;
import io.regwatch.assessment.company.Company;
import io.regwatch.batch.StepTask;
import io.regwatch.batch.ActiveRuns;
import io.regwatch.batch.Sharing;
import io.regwatch.scheduling.WorkKind;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.batch.core.job.JobInterruptedException;
import org.springframework.batch.core.step.StepExecution;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/** Judges the open items of a run, of a long one together with other workers. */
@Component
class JudgeWork implements StepTask {

	private static final Logger logger = LoggerFactory.getLogger(JudgeWork.class);

	private final AssessmentRuns runs;

	private final CompanyRepository companies;

	private final RunShares shares;

	private final Sharing sharing;

	private final Judging judging;

	private final ActiveRuns running;

	private final ApplicationEventPublisher events;

	JudgeWork(AssessmentRuns runs, CompanyRepository companies, RunShares shares, Sharing sharing, Judging judging,
			ActiveRuns running, ApplicationEventPublisher events) {
		this.runs = runs;
		this.companies = companies;
		this.shares = shares;
		this.sharing = sharing;
		this.judging = judging;
		this.running = running;
		this.events = events;
	}

	@Override
	public void run(UUID runId, StepExecution step) throws InterruptedException, JobInterruptedException {
		AssessmentRun run = this.runs.get(runId);
		Optional<Company> company = this.companies.find(run.workspace());
		if (company.isPresent()) {
			judge(this.shares.owned(run, step.getJobExecutionId()), company.get(), step);
		}
	}

	private void judge(OpenItems items, Company company, StepExecution step)
			throws InterruptedException, JobInterruptedException {
		AssessmentRun run = items.run();
		items.countCrashes();
		long total = items.count();
		ask(items, total);
		BooleanSupplier stopped = () -> step.isTerminateOnly() || this.running.stopping();
		boolean emptied = true;
		do {
			emptied = this.judging.drain(items, company, () -> tell(items, total), stopped);
		}
		while (emptied && this.sharing.awaitFree(run.id(), items, stopped));
		long open = items.count();
		step.setWriteCount(total - open);
		logger.info("Assessed {} updates of workspace {} in run {}", total - open, run.workspace(), run.id());
		if (open > 0) {
			throw new JobInterruptedException("Run '%s' was asked to stop".formatted(run.id()));
		}
	}

	/** A budget is kept by one worker only. */
	private void ask(OpenItems items, long total) {
		AssessmentRun run = items.run();
		if (run.order().budgetTokens() == null) {
			items.hold()
				.with(() -> this.sharing.ask(WorkKind.ASSIST_ASSESSMENT, run.workspace().toString(), run.workspace(),
						total));
		}
	}

	private void tell(OpenItems items, long total) {
		this.events.publishEvent(new AssessmentProgress(items.run().workspace(), total - items.count(), total));
	}

}
