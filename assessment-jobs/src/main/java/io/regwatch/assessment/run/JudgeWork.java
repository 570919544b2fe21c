package io.regwatch.assessment.run;

import java.util.Optional;
import java.util.UUID;
import java.util.function.LongConsumer;

import io.regwatch.assessment.company.Companies;
import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.model.LanguageModels;
import io.regwatch.batch.RunWork;
import io.regwatch.batch.RunningRuns;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.batch.core.job.JobInterruptedException;
import org.springframework.batch.core.step.StepExecution;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/** Judges the open items of a run. */
@Component
class JudgeWork implements RunWork {

	private static final Logger logger = LoggerFactory.getLogger(JudgeWork.class);

	private final AssessmentRuns runs;

	private final Companies companies;

	private final OpenItems items;

	private final ItemJudges judges;

	private final RunningRuns running;

	private final LanguageModels models;

	private final ApplicationEventPublisher events;

	JudgeWork(AssessmentRuns runs, Companies companies, OpenItems items, ItemJudges judges, RunningRuns running,
			LanguageModels models, ApplicationEventPublisher events) {
		this.runs = runs;
		this.companies = companies;
		this.items = items;
		this.judges = judges;
		this.running = running;
		this.models = models;
		this.events = events;
	}

	@Override
	public void run(UUID runId, StepExecution step) throws InterruptedException, JobInterruptedException {
		AssessmentRun run = this.runs.get(runId);
		Optional<Company> company = this.companies.find(run.workspace());
		if (company.isPresent()) {
			judge(run, company.get(), step);
		}
	}

	private void judge(AssessmentRun run, Company company, StepExecution step)
			throws InterruptedException, JobInterruptedException {
		this.items.countCrashes(run, step.getJobExecutionId());
		JudgeWindow window = new JudgeWindow(run, this.items, this.judges.of(run, company),
				progress(run, this.items.count(run)));
		boolean emptied = window.drain(step.getJobExecutionId(), concurrency(),
				() -> step.isTerminateOnly() || this.running.stopping());
		step.setWriteCount(window.kept());
		logger.info("Assessed {} updates of workspace {} in run {}", window.kept(), run.workspace(), run.id());
		if (!emptied) {
			throw new JobInterruptedException("Run '%s' was asked to stop".formatted(run.id()));
		}
	}

	private LongConsumer progress(AssessmentRun run, long total) {
		return (done) -> this.events.publishEvent(new AssessmentProgress(run.workspace(), done, total));
	}

	/**
	 * More than a model answers at once, so that the next ones are prepared meanwhile.
	 */
	private int concurrency() {
		return Math.max(2 * Runtime.getRuntime().availableProcessors(), 2 * this.models.places());
	}

}
