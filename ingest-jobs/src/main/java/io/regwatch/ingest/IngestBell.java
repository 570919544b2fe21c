package io.regwatch.ingest;

import java.util.Optional;
import java.util.UUID;

import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunParameters;
import io.regwatch.ingest.run.RunningRuns;
import io.regwatch.ingest.run.Runs;
import io.regwatch.ingest.run.Worker;
import io.regwatch.store.DatabaseClock;
import org.jspecify.annotations.Nullable;

import org.springframework.batch.core.BatchStatus;
import org.springframework.batch.core.job.Job;
import org.springframework.batch.core.job.JobExecution;
import org.springframework.batch.core.job.JobExecutionException;
import org.springframework.batch.core.launch.JobOperator;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Decides what a ring for a source means: a new run, going on with the last one, or
 * nothing because its owner lives. No other place starts or restarts the job.
 */
@Component
public class IngestBell {

	private final Job ingest;

	private final JobOperator operator;

	private final JobRepository repository;

	private final Runs runs;

	private final Worker worker;

	private final RunningRuns running;

	private final DatabaseClock clock;

	private final TransactionTemplate transaction;

	IngestBell(Job ingest, JobOperator operator, JobRepository repository, Runs runs, Worker worker,
			RunningRuns running, DatabaseClock clock, TransactionTemplate transaction) {
		this.ingest = ingest;
		this.operator = operator;
		this.repository = repository;
		this.runs = runs;
		this.worker = worker;
		this.running = running;
		this.clock = clock;
		this.transaction = transaction;
	}

	/**
	 * Rings for a source and waits until its run ends.
	 * @param sourceId of a known source
	 * @return what came of it
	 */
	public Ring ring(String sourceId) {
		this.worker.id();
		Claimed claimed = this.transaction.execute((status) -> claim(sourceId));
		if (!claimed.mine() || !this.running.begin(claimed.run().id())) {
			return new Ring.Busy(claimed.run());
		}
		try {
			return outcome(claimed.run().id(), execute(claimed.run()));
		}
		catch (JobExecutionException ex) {
			return new Ring.Unfinished(claimed.run().id(), String.valueOf(ex.getMessage()));
		}
		finally {
			this.running.end(claimed.run().id());
		}
	}

	private Claimed claim(String sourceId) {
		this.runs.lockSource(sourceId);
		Optional<Run> unfinished = this.runs.findUnfinished(sourceId);
		if (unfinished.isEmpty()) {
			return new Claimed(this.runs.open(sourceId, this.clock.now()), true);
		}
		Run run = unfinished.get();
		if (run.workerId() == this.worker.id()) {
			return new Claimed(run, true);
		}
		return this.worker.isAlive(run.workerId()) ? new Claimed(run, false)
				: new Claimed(this.runs.takeOver(run), true);
	}

	private JobExecution execute(Run run) throws JobExecutionException {
		@Nullable JobExecution last = this.repository.getLastJobExecution(this.ingest.getName(), RunParameters.of(run));
		if (last == null) {
			return this.operator.start(this.ingest, RunParameters.of(run));
		}
		return switch (last.getStatus()) {
			case COMPLETED -> last;
			case STARTING, STARTED, STOPPING -> this.operator.restart(this.operator.recover(last));
			case FAILED, STOPPED, ABANDONED -> this.operator.restart(last);
			case UNKNOWN -> this.operator.restart(failed(last));
		};
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

	private Ring outcome(UUID runId, JobExecution execution) {
		if (execution.getStatus() == BatchStatus.COMPLETED) {
			return new Ring.Finished(runId);
		}
		return execution.getAllFailureExceptions()
			.stream()
			.map((failure) -> String.valueOf(failure.getMessage()))
			.findFirst()
			.map((reason) -> new Ring.Unfinished(runId, reason))
			.orElseGet(() -> new Ring.Unfinished(runId, "stopped"));
	}

	private record Claimed(Run run, boolean mine) {

	}

}
