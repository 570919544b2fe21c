package io.regwatch.assessment.run;

import java.util.Optional;
import java.util.UUID;

import io.regwatch.batch.JobResult;
import io.regwatch.batch.JobRunner;
import io.regwatch.batch.RunParameter;
import io.regwatch.scheduling.WorkerRegistration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.batch.core.job.Job;
import org.springframework.batch.core.job.parameters.JobParameters;
import org.springframework.stereotype.Component;

/**
 * Goes on with what is left of a workspace's last run, then begins the one that is
 * wanted; one at a time in the whole cluster.
 */
@Component
class AssessmentRunner {

	private static final Logger logger = LoggerFactory.getLogger(AssessmentRunner.class);

	private final AssessmentRuns runs;

	private final AssessmentItems items;

	private final RequestedModelCheck models;

	private final JobRunner executions;

	private final Job assess;

	private final WorkerRegistration worker;

	AssessmentRunner(AssessmentRuns runs, AssessmentItems items, RequestedModelCheck models, JobRunner executions,
			Job assess, WorkerRegistration worker) {
		this.runs = runs;
		this.items = items;
		this.models = models;
		this.executions = executions;
		this.assess = assess;
		this.worker = worker;
	}

	/** Does what is wanted, after what an unfinished run wanted. */
	RunOutcome startOrResume(UUID workspace, AssessmentRequest order) {
		RunOutcome outcome = goOnOnce(workspace, order);
		while (outcome instanceof RunOutcome.Finished finished && !finished.run().order().equals(order)) {
			outcome = goOnOnce(workspace, order);
		}
		return outcome;
	}

	private RunOutcome goOnOnce(UUID workspace, AssessmentRequest order) {
		this.worker.reportAlive();
		return switch (this.runs.claim(workspace, order)) {
			case Claim.Owned owned -> startOrResume(owned.run());
			case Claim.Busy busy -> new RunOutcome.Busy(busy.by());
			case Claim.Gone _ -> new RunOutcome.Gone();
		};
	}

	private RunOutcome startOrResume(AssessmentRun run) {
		Optional<String> problem = this.models.findProblem(run.workspace(), run.order());
		if (problem.isPresent()) {
			logger.warn("Run {} of workspace {} is given up: {}", run.id(), run.workspace(), problem.get());
			this.runs.finish(run.id());
			return new RunOutcome.Finished(run, 0);
		}
		return switch (this.executions.startOrResume(this.assess, parameters(run), () -> this.runs.finish(run.id()))) {
			case JobResult.Completed _ -> new RunOutcome.Finished(run, this.items.countToTryAgain(run.id()));
			case JobResult.UnderWay _ -> new RunOutcome.Busy("this worker");
			case JobResult.Unfinished unfinished -> new RunOutcome.Unfinished(run, unfinished.reason());
		};
	}

	private static JobParameters parameters(AssessmentRun run) {
		return RunParameter.parameters(run.id())
			.addString("workspace", run.workspace().toString(), false)
			.toJobParameters();
	}

}
