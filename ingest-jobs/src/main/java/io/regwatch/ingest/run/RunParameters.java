package io.regwatch.ingest.run;

import java.util.Objects;
import java.util.UUID;

import org.springframework.batch.core.job.parameters.JobParameters;
import org.springframework.batch.core.job.parameters.JobParametersBuilder;
import org.springframework.batch.core.step.StepExecution;

/** How a run is named in the parameters of its Spring Batch job. */
public final class RunParameters {

	private static final String RUN = "run";

	private RunParameters() {
	}

	/**
	 * The parameters of a run's job instance.
	 * @param run the run, whose id identifies the instance
	 * @return the parameters
	 */
	public static JobParameters of(Run run) {
		return new JobParametersBuilder().addString(RUN, run.id().toString())
			.addString("source", run.sourceId(), false)
			.addString("scheduledAt", run.scheduledAt().toString(), false)
			.toJobParameters();
	}

	/**
	 * The run that a step works on.
	 * @param step of a run's job
	 * @return the run's id
	 */
	public static UUID runId(StepExecution step) {
		return UUID.fromString(Objects.requireNonNull(step.getJobParameters().getString(RUN)));
	}

}
