package io.regwatch.batch;

import java.util.Objects;
import java.util.UUID;

import org.springframework.batch.core.job.parameters.JobParameters;
import org.springframework.batch.core.job.parameters.JobParametersBuilder;
import org.springframework.batch.core.step.StepExecution;

/** The parameter of a Spring Batch job that identifies its run. */
public final class RunParameter {

	private static final String NAME = "run";

	private RunParameter() {
	}

	/**
	 * The parameters that identify a run's job instance.
	 * @param run id of the run
	 * @return to be completed
	 */
	public static JobParametersBuilder parameters(UUID run) {
		return new JobParametersBuilder().addString(NAME, run.toString());
	}

	/**
	 * The run that a step works on.
	 * @param step of a run's job
	 * @return the run's id
	 */
	public static UUID of(StepExecution step) {
		return of(step.getJobParameters());
	}

	static UUID of(JobParameters parameters) {
		return UUID.fromString(Objects.requireNonNull(parameters.getString(NAME)));
	}

}
