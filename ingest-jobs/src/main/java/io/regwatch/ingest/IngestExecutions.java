package io.regwatch.ingest;

import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunParameters;
import org.jspecify.annotations.Nullable;

import org.springframework.batch.core.BatchStatus;
import org.springframework.batch.core.job.Job;
import org.springframework.batch.core.job.JobExecution;
import org.springframework.batch.core.job.JobExecutionException;
import org.springframework.batch.core.job.JobInstance;
import org.springframework.batch.core.job.parameters.JobParameters;
import org.springframework.batch.core.launch.JobOperator;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.stereotype.Component;

/**
 * The executions of a run's job, of which nobody lives when they are asked to go on. No
 * other place starts or restarts the job.
 */
@Component
class IngestExecutions {

	private final Job ingest;

	private final JobOperator operator;

	private final JobRepository repository;

	IngestExecutions(Job ingest, JobOperator operator, JobRepository repository) {
		this.ingest = ingest;
		this.operator = operator;
		this.repository = repository;
	}

	/** Starts the job of a run, or goes on from where its last execution was left. */
	JobExecution goOn(Run run) throws JobExecutionException {
		JobParameters parameters = RunParameters.of(run);
		@Nullable JobExecution last = this.repository.getLastJobExecution(this.ingest.getName(), parameters);
		if (last == null) {
			return start(parameters);
		}
		return switch (last.getStatus()) {
			case COMPLETED -> last;
			case STARTING, STARTED, STOPPING -> this.operator.restart(this.operator.recover(last));
			case FAILED, STOPPED, ABANDONED -> this.operator.restart(last);
			case UNKNOWN -> this.operator.restart(failed(last));
		};
	}

	/**
	 * A worker that is killed between two inserts leaves an instance without execution,
	 * which can be neither started nor restarted.
	 */
	private JobExecution start(JobParameters parameters) throws JobExecutionException {
		@Nullable JobInstance leftover = this.repository.getJobInstance(this.ingest.getName(), parameters);
		if (leftover != null) {
			this.repository.deleteJobInstance(leftover);
		}
		return this.operator.start(this.ingest, parameters);
	}

	/**
	 * An execution of unknown outcome cannot be restarted; its item rows tell the truth.
	 */
	private JobExecution failed(JobExecution execution) {
		execution.getStepExecutions()
			.stream()
			.filter((step) -> step.getStatus() == BatchStatus.UNKNOWN)
			.forEach((step) -> {
				step.setStatus(BatchStatus.FAILED);
				this.repository.update(step);
			});
		execution.setStatus(BatchStatus.FAILED);
		this.repository.update(execution);
		return execution;
	}

}
