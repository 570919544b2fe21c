package io.regwatch.batch;

import java.util.UUID;

import org.jspecify.annotations.Nullable;

import org.springframework.batch.core.BatchStatus;
import org.springframework.batch.core.job.Job;
import org.springframework.batch.core.job.JobExecution;
import org.springframework.batch.core.job.JobExecutionException;
import org.springframework.batch.core.job.JobInstance;
import org.springframework.batch.core.job.parameters.JobParameters;
import org.springframework.batch.core.launch.JobOperator;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.stereotype.Component;

/**
 * Starts and restarts the jobs of runs that this worker owns. No other class does.
 */
@Component
public class JobRunner {

	private final JobOperator operator;

	private final JobRepository repository;

	private final ActiveRuns active;

	JobRunner(JobOperator operator, JobRepository repository, ActiveRuns active) {
		this.operator = operator;
		this.repository = repository;
		this.active = active;
	}

	/**
	 * Starts the job of a run that this worker owns, or restarts it where its last
	 * execution ended, and waits until it ends.
	 * @param job that the run is of
	 * @param parameters made by {@link RunParameter}
	 * @param finish closes the run once its job is completed
	 * @return the outcome
	 */
	public JobResult startOrRestart(Job job, JobParameters parameters, Runnable finish) {
		UUID run = RunParameter.of(parameters);
		if (!this.active.begin(run)) {
			return new JobResult.Busy("this worker");
		}
		try {
			return end(run, execute(job, parameters), finish);
		}
		catch (JobExecutionException ex) {
			return new JobResult.Unfinished(run, String.valueOf(ex.getMessage()));
		}
		catch (OptimisticLockingFailureException ex) {
			return new JobResult.Unfinished(run, "another worker owns it now");
		}
		finally {
			this.active.end(run);
		}
	}

	private JobExecution execute(Job job, JobParameters parameters) throws JobExecutionException {
		@Nullable JobExecution last = this.repository.getLastJobExecution(job.getName(), parameters);
		if (last == null) {
			return start(job, parameters);
		}
		return switch (last.getStatus()) {
			case COMPLETED -> last;
			case STARTING, STARTED, STOPPING -> this.operator.restart(ended(this.operator.recover(last)));
			case FAILED, STOPPED, ABANDONED, UNKNOWN -> this.operator.restart(ended(last));
		};
	}

	/**
	 * A worker that is killed between two inserts leaves an instance without execution,
	 * which can be neither started nor restarted.
	 */
	private JobExecution start(Job job, JobParameters parameters) throws JobExecutionException {
		@Nullable JobInstance instance = this.repository.getJobInstance(job.getName(), parameters);
		if (instance != null) {
			this.repository.deleteJobInstance(instance);
		}
		return this.operator.start(job, parameters);
	}

	/**
	 * An execution cannot be restarted while its status is UNKNOWN, or while one of its
	 * steps counts as running: the database may have been away when the end was to be
	 * recorded. The item rows have the true state.
	 */
	private JobExecution ended(JobExecution execution) {
		execution.getStepExecutions()
			.stream()
			.filter((step) -> step.getStatus().isRunning() || step.getStatus() == BatchStatus.UNKNOWN)
			.forEach((step) -> {
				step.setStatus(BatchStatus.FAILED);
				this.repository.update(step);
			});
		if (execution.getStatus() == BatchStatus.UNKNOWN) {
			execution.setStatus(BatchStatus.FAILED);
			this.repository.update(execution);
		}
		return execution;
	}

	private static JobResult end(UUID run, JobExecution execution, Runnable finish) {
		if (execution.getStatus() == BatchStatus.COMPLETED) {
			finish.run();
			return new JobResult.Completed(run);
		}
		return new JobResult.Unfinished(run,
				execution.getAllFailureExceptions()
					.stream()
					.map((failure) -> (failure.getMessage() != null) ? failure.getMessage() : failure.toString())
					.findFirst()
					.orElse("it was stopped"));
	}

}
