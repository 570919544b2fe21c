package io.regwatch.ingest;

import java.util.Optional;
import java.util.UUID;

import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunningRuns;
import io.regwatch.ingest.run.Runs;
import io.regwatch.work.Worker;
import io.regwatch.store.DatabaseClock;

import org.springframework.batch.core.BatchStatus;
import org.springframework.batch.core.job.JobExecution;
import org.springframework.batch.core.job.JobExecutionException;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Decides what a ring for a source means: a new run, going on with the last one, or
 * nothing because its owner lives. A run is finished when its job is: whatever a worker
 * was killed at before that, the next ring goes on.
 */
@Component
public class IngestBell {

	private final IngestExecutions executions;

	private final Runs runs;

	private final Worker worker;

	private final RunningRuns running;

	private final DatabaseClock clock;

	private final TransactionTemplate transaction;

	IngestBell(IngestExecutions executions, Runs runs, Worker worker, RunningRuns running, DatabaseClock clock,
			TransactionTemplate transaction) {
		this.executions = executions;
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
		this.worker.reportAlive();
		Claimed claimed = this.transaction.execute((status) -> claim(sourceId));
		if (!claimed.mine() || !this.running.begin(claimed.run().id())) {
			return new Ring.Busy(claimed.run());
		}
		try {
			return outcome(claimed.run().id(), this.executions.goOn(claimed.run()));
		}
		catch (JobExecutionException ex) {
			return new Ring.Unfinished(claimed.run().id(), String.valueOf(ex.getMessage()));
		}
		catch (OptimisticLockingFailureException ex) {
			return new Ring.Unfinished(claimed.run().id(), "another worker has taken it over");
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

	private Ring outcome(UUID runId, JobExecution execution) {
		if (execution.getStatus() == BatchStatus.COMPLETED) {
			this.runs.finish(runId);
			return new Ring.Finished(runId);
		}
		if (execution.getStatus() == BatchStatus.STOPPED) {
			return new Ring.Unfinished(runId, "it was stopped");
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
