package io.regwatch.ingest.run;

import io.regwatch.batch.RunParameter;

import org.springframework.batch.core.job.parameters.JobParameters;

/** The parameters of a run's Spring Batch job. */
public final class RunParameters {

	private RunParameters() {
	}

	/**
	 * The parameters of a run's job instance.
	 * @param run the run, whose id identifies the instance
	 * @return the parameters
	 */
	public static JobParameters of(Run run) {
		return RunParameter.parameters(run.id())
			.addString("source", run.sourceId(), false)
			.addString("scheduledAt", run.scheduledAt().toString(), false)
			.toJobParameters();
	}

}
