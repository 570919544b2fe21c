package io.regwatch.assessment.run;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.batch.JobResult;
import io.regwatch.batch.JobRunner;
import io.regwatch.batch.RunParameter;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.scheduling.WorkerRegistration;
import io.regwatch.store.DatabaseClock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.batch.core.job.Job;
import org.springframework.batch.core.job.parameters.JobParameters;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * Resumes a workspace's unfinished run, then starts those that clients have requested,
 * then a regular one unless only those were requested; one at a time in the whole
 * cluster.
 */
@Component
class AssessmentRunner implements WorkHandler {

	private static final Logger logger = LoggerFactory.getLogger(AssessmentRunner.class);

	private final AssessmentRuns runs;

	private final AssessmentItems items;

	private final RequestedAssessments requested;

	private final PreviewService previews;

	private final RequestedModelCheck models;

	private final JobRunner jobs;

	private final Job assess;

	private final WorkerRegistration worker;

	private final WorkQueue work;

	private final DatabaseClock clock;

	AssessmentRunner(AssessmentRuns runs, AssessmentItems items, RequestedAssessments requested,
			PreviewService previews, RequestedModelCheck models, JobRunner jobs, Job assess, WorkerRegistration worker,
			WorkQueue work, DatabaseClock clock) {
		this.runs = runs;
		this.items = items;
		this.requested = requested;
		this.previews = previews;
		this.models = models;
		this.jobs = jobs;
		this.assess = assess;
		this.worker = worker;
		this.work = work;
		this.clock = clock;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.ASSESS;
	}

	@Override
	public WorkResult handle(String workspace) {
		UUID id = UUID.fromString(workspace);
		Instant begun = this.clock.now();
		boolean requestedOnly = this.work.findInput(WorkKind.ASSESS, workspace, String.class).isPresent();
		Optional<JobResult> interrupted = runRequested(id);
		if (interrupted.isPresent()) {
			return interrupted.get().toWorkResult((run) -> startedAt(run, begun));
		}
		if (requestedOnly) {
			return new WorkResult.Done(begun);
		}
		JobResult result = startOrResume(id, AssessmentRequest.changes());
		if (result instanceof JobResult.Completed(UUID run) && this.items.countToRetry(run) > 0) {
			return new WorkResult.Failed(
					"run %s, %d updates have to be assessed again".formatted(run, this.items.countToRetry(run)));
		}
		return result.toWorkResult((run) -> startedAt(run, begun));
	}

	/**
	 * Does what clients have requested, oldest first.
	 * @return the result of a run that could not be completed; empty if all were
	 */
	private Optional<JobResult> runRequested(UUID workspace) {
		Optional<RequestedAssessment> next = this.requested.findNext(workspace);
		while (next.isPresent()) {
			JobResult result = run(workspace, next.get());
			if (!(result instanceof JobResult.Completed)) {
				return Optional.of(result);
			}
			next = this.requested.findNext(workspace);
		}
		return Optional.empty();
	}

	private JobResult run(UUID workspace, RequestedAssessment requested) {
		Optional<String> problem = this.models.findProblem(workspace, requested.request());
		if (problem.isPresent()) {
			this.requested.reject(requested.id(), problem.get());
			return new JobResult.Completed(requested.id());
		}
		if (requested.preview()) {
			preview(workspace, requested);
			return new JobResult.Completed(requested.id());
		}
		return startOrResume(workspace, requested.request(), requested.id());
	}

	/** One that cannot be estimated must not keep the workspace from its runs. */
	private void preview(UUID workspace, RequestedAssessment requested) {
		try {
			this.previews.find(workspace, requested.request())
				.ifPresent((preview) -> this.requested.answer(requested.id(), preview));
		}
		catch (DataAccessException | TransactionException ex) {
			throw ex;
		}
		catch (RuntimeException ex) {
			logger.warn("Could not estimate the assessment {} of workspace {}", requested.id(), workspace, ex);
			this.requested.reject(requested.id(), "It could not be estimated: request the run itself");
		}
	}

	/** Completes what an unfinished run was requested for, then what is requested now. */
	JobResult startOrResume(UUID workspace, AssessmentRequest request) {
		return startOrResume(workspace, request, null);
	}

	private JobResult startOrResume(UUID workspace, AssessmentRequest request, @Nullable UUID id) {
		this.worker.reportAlive();
		Optional<AssessmentRun> claimed = this.runs.claim(workspace, request, id);
		if (claimed.isEmpty()) {
			return new JobResult.Gone();
		}
		AssessmentRun run = claimed.get();
		if (run.workerId() != this.worker.id()) {
			return new JobResult.Busy("worker %d".formatted(run.workerId()));
		}
		JobResult result = startOrRestart(run);
		boolean same = (id != null) ? run.id().equals(id) : run.request().equals(request);
		return (result instanceof JobResult.Completed && !same) ? startOrResume(workspace, request, id) : result;
	}

	private JobResult startOrRestart(AssessmentRun run) {
		Optional<String> problem = this.models.findProblem(run.workspace(), run.request());
		if (problem.isPresent()) {
			logger.warn("Run {} of workspace {} is given up: {}", run.id(), run.workspace(), problem.get());
			this.requested.reject(run.id(), problem.get());
			this.runs.finish(run.id());
			return new JobResult.Completed(run.id());
		}
		return this.jobs.startOrRestart(this.assess, parameters(run), () -> this.runs.finish(run.id()));
	}

	/** A run is gone if its workspace was deleted meanwhile. */
	private Instant startedAt(UUID run, Instant begun) {
		return this.runs.find(run).map(AssessmentRun::startedAt).orElse(begun);
	}

	private static JobParameters parameters(AssessmentRun run) {
		return RunParameter.parameters(run.id())
			.addString("workspace", run.workspace().toString(), false)
			.toJobParameters();
	}

}
