package io.regwatch.batch;

import java.util.UUID;

import org.springframework.batch.core.step.StepExecution;

/**
 * What a {@link NonTransactionalStep} does. It may be repeated from the beginning after a
 * crash.
 */
@FunctionalInterface
public interface StepTask {

	/**
	 * Runs the step.
	 * @param runId of the run
	 * @param step for the counts, and for requests to stop
	 * @throws Exception if the step failed; a restart resumes from what is in the
	 * database
	 */
	void run(UUID runId, StepExecution step) throws Exception;

}
