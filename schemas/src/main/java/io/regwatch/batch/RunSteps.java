package io.regwatch.batch;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import org.springframework.batch.core.job.JobExecution;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.stereotype.Component;

/** Reads the steps of runs. */
@Component
public class RunSteps {

	private final JobRepository jobs;

	RunSteps(JobRepository jobs) {
		this.jobs = jobs;
	}

	/**
	 * Finds the steps that were executed for a run, those of workers that have stopped
	 * included.
	 * @param job its name
	 * @param run id of the run
	 * @return the first one first; empty if it has not started
	 */
	public List<RunStep> find(String job, UUID run) {
		return Optional.ofNullable(this.jobs.getJobInstance(job, RunParameter.parameters(run).toJobParameters()))
			.map(this.jobs::getJobExecutions)
			.orElse(List.of())
			.reversed()
			.stream()
			.map(JobExecution::getStepExecutions)
			.flatMap((steps) -> steps.stream().map(RunStep::of))
			.toList();
	}

}
