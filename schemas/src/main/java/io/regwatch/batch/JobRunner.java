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
 * The executions of runs' jobs, of which nobody lives when they are asked to go on. No
 * other place starts or restarts a job.
 */
@Component
public class JobRunner {

	private final JobOperator operator;

	private final JobRepository repository;

	private final ActiveRuns running;

	JobRunner(JobOperator operator, JobRepository repository, ActiveRuns running) {
		this.operator = operator;
		this.repository = repository;
		this.running = running;
	}

	/**
	 * Starts the job of a run that this worker owns, or goes on from where its last
	 * execution was left, and waits until it ends.
	 * @param job that the run is of
	 * @param parameters made by {@link RunParameter}
	 * @param finish closes the run once its job is completed
	 * @return what came of it
	 */
	public JobResult startOrResume(Job job, JobParameters parameters, Runnable finish) {
		UUID run = RunParameter.of(parameters);
		if (!this.running.begin(run)) {
			return new JobResult.UnderWay();
		}
		try {
			return end(execute(job, parameters), finish);
		}
		catch (JobExecutionException ex) {
			return new JobResult.Unfinished(String.valueOf(ex.getMessage()));
		}
		catch (OptimisticLockingFailureException ex) {
			return new JobResult.Unfinished("another worker has taken it over");
		}
		finally {
			this.running.end(run);
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
		@Nullable JobInstance leftover = this.repository.getJobInstance(job.getName(), parameters);
		if (leftover != null) {
			this.repository.deleteJobInstance(leftover);
		}
		return this.operator.start(job, parameters);
	}

	/**
	 * An execution cannot be restarted while its outcome is unknown, or while one of its
	 * steps is said to run on: the database may have been away when that was to be noted.
	 * Its item rows tell the truth.
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

	private static JobResult end(JobExecution execution, Runnable finish) {
		if (execution.getStatus() == BatchStatus.COMPLETED) {
			finish.run();
			return new JobResult.Completed();
		}
		if (execution.getStatus() == BatchStatus.STOPPED) {
			return new JobResult.Unfinished("it was stopped");
		}
		return execution.getAllFailureExceptions()
			.stream()
			.map((failure) -> (failure.getMessage() != null) ? failure.getMessage() : failure.toString())
			.findFirst()
			.map(JobResult.Unfinished::new)
			.orElseGet(() -> new JobResult.Unfinished("stopped"));
	}

}
