package io.regwatch.ingest;

import java.util.Optional;

import io.regwatch.batch.RunEnd;
import io.regwatch.batch.RunExecutions;
import io.regwatch.ingest.run.Ledgers;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunParameters;
import io.regwatch.ingest.run.Runs;
import io.regwatch.store.DatabaseClock;
import io.regwatch.work.Work;
import io.regwatch.work.WorkKind;
import io.regwatch.work.Worker;

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
public class IngestBell {

	private final RunExecutions executions;

	private final Job ingest;

	private final Runs runs;

	private final Ledgers ledgers;

	private final Worker worker;

	private final Work work;

	private final DatabaseClock clock;

	private final TransactionTemplate transaction;

	private final ApplicationEventPublisher events;

	IngestBell(RunExecutions executions, Job ingest, Runs runs, Ledgers ledgers, Worker worker, Work work,
			DatabaseClock clock, TransactionTemplate transaction, ApplicationEventPublisher events) {
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
	public Ring ring(String sourceId) {
		this.worker.reportAlive();
		Claimed claimed = this.transaction.execute((status) -> claim(sourceId));
		return claimed.mine() ? goOn(claimed.run()) : new Ring.Busy(claimed.run());
	}

	private Ring goOn(Run run) {
		RunEnd end = this.executions.goOn(this.ingest, RunParameters.of(run), () -> finish(run));
		return switch (end) {
			case RunEnd.Completed _ -> {
				boolean complete = this.ledgers.find(run.id()).orElseThrow().complete();
				tell(run, complete ? RunEnded.Outcome.COMPLETE : RunEnded.Outcome.INCOMPLETE);
				yield new Ring.Finished(run.id());
			}
			case RunEnd.UnderWay _ -> new Ring.Busy(run);
			case RunEnd.Unfinished unfinished -> {
				tell(run, RunEnded.Outcome.UNFINISHED);
				yield new Ring.Unfinished(run.id(), unfinished.reason());
			}
		};
	}

	private void finish(Run run) {
		this.transaction.executeWithoutResult((status) -> {
			this.runs.finish(run.id());
			this.work.serve(WorkKind.INGEST, run.sourceId(), run.scheduledAt());
		});
	}

	private void tell(Run run, RunEnded.Outcome outcome) {
		this.events.publishEvent(new RunEnded(run.sourceId(), outcome));
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
