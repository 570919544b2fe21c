package io.regwatch.batch;

import java.util.UUID;

import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;

import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.AbstractStep;
import org.springframework.batch.core.step.StepExecution;

/**
 * A step of a run. Unlike a tasklet step it runs outside any transaction, even a merely
 * synchronized one, which would keep the connection of the first statement until the step
 * ends.
 */
public final class NonTransactionalStep extends AbstractStep {

	private final StepTask task;

	/**
	 * Makes a step.
	 * @param name of the step
	 * @param jobs records its executions
	 * @param task what it does
	 */
	public NonTransactionalStep(String name, JobRepository jobs, StepTask task) {
		super(jobs);
		setName(name);
		setObservationRegistry(ObservationRegistry.NOOP);
		this.task = task;
	}

	@Override
	protected void doExecute(StepExecution step) throws Exception {
		UUID run = RunParameter.of(step);
		Observation span = this.observationRegistry.getCurrentObservation();
		if (span != null) {
			span.highCardinalityKeyValue("regwatch.run", run.toString());
		}
		this.task.run(run, step);
	}

}
