package io.regwatch.ingest;

import java.util.Optional;

import io.regwatch.batch.JobResult;
import io.regwatch.batch.JobRunner;
import io.regwatch.ingest.run.Ledgers;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunParameters;
import io.regwatch.ingest.run.Runs;
import io.regwatch.store.DatabaseClock;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkerRegistration;

import org.springframework.batch.core.job.Job;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Decides what a ring for a source means: a new run, going on with the last one, or
 * nothing because its owner lives. A run is finished when its job is: whatever a worker
 * was killed at before that, the next ring goes on.
 */
@Component
public class IngestWorkHandler {

	private final JobRunner executions;

	private final Job ingest;

	private final Runs runs;

	private final Ledgers ledgers;

	private final WorkerRegistration worker;

	private final WorkQueue work;

	private final DatabaseClock clock;

	private final TransactionTemplate transaction;

	private final ApplicationEventPublisher events;

	IngestWorkHandler(JobRunner executions, Job ingest, Runs runs, Ledgers ledgers, WorkerRegistration worker,
			WorkQueue work, DatabaseClock clock, TransactionTemplate transaction, ApplicationEventPublisher events) {
		this.executions = executions;
		this.ingest = ingest;
		this.runs = runs;
		this.ledgers = ledgers;
		this.worker = worker;
		this.work = work;
		this.clock = clock;
		this.transaction = transaction;
		this.events = events;
	}

	/**
	 * Rings for a source and waits until its run ends.
	 * @param sourceId of a known source
	 * @return what came of it
	 */
	public IngestResult handle(String sourceId) {
		this.worker.reportAlive();
		Claimed claimed = this.transaction.execute((status) -> claim(sourceId));
		return claimed.mine() ? startOrResume(claimed.run()) : new IngestResult.Busy(claimed.run());
	}

	private IngestResult startOrResume(Run run) {
		JobResult end = this.executions.startOrResume(this.ingest, RunParameters.of(run), () -> finish(run));
		return switch (end) {
			case JobResult.Completed _ -> {
				boolean complete = this.ledgers.find(run.id()).orElseThrow().complete();
				tell(run, complete ? RunFinishedEvent.Outcome.COMPLETE : RunFinishedEvent.Outcome.INCOMPLETE);
				yield new IngestResult.Finished(run.id());
			}
			case JobResult.UnderWay _ -> new IngestResult.Busy(run);
			case JobResult.Unfinished unfinished -> {
				tell(run, RunFinishedEvent.Outcome.UNFINISHED);
				yield new IngestResult.Unfinished(run.id(), unfinished.reason());
			}
		};
	}

	private void finish(Run run) {
		this.transaction.executeWithoutResult((status) -> {
			this.runs.finish(run.id());
			this.work.complete(WorkKind.INGEST, run.sourceId(), run.scheduledAt());
		});
	}

	private void tell(Run run, RunFinishedEvent.Outcome outcome) {
		this.events.publishEvent(new RunFinishedEvent(run.sourceId(), outcome));
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

	private record Claimed(Run run, boolean mine) {

	}

}
