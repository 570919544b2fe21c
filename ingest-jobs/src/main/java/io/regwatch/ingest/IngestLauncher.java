package io.regwatch.ingest;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.batch.JobResult;
import io.regwatch.batch.JobRunner;
import io.regwatch.ingest.run.Ledger;
import io.regwatch.ingest.run.Ledgers;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunParameters;
import io.regwatch.ingest.run.Runs;
import io.regwatch.ingest.source.FileState;
import io.regwatch.ingest.source.SourceStatus;
import io.regwatch.ingest.source.Sources;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.scheduling.WorkerRegistration;
import io.regwatch.store.DatabaseClock;

import org.springframework.batch.core.job.Job;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Starts a run of a source, resumes the last one, or does nothing because its owner is
 * alive. A run is finished when its job is: if the worker is killed before that, the next
 * launch resumes it.
 */
@Component
public class IngestLauncher implements WorkHandler {

	private final JobRunner jobs;

	private final Job ingest;

	private final Sources sources;

	private final Runs runs;

	private final Ledgers ledgers;

	private final WorkerRegistration worker;

	private final WorkQueue work;

	private final DatabaseClock clock;

	private final TransactionTemplate transaction;

	private final ApplicationEventPublisher events;

	IngestLauncher(JobRunner jobs, Job ingest, Sources sources, Runs runs, Ledgers ledgers, WorkerRegistration worker,
			WorkQueue work, DatabaseClock clock, TransactionTemplate transaction, ApplicationEventPublisher events) {
		this.jobs = jobs;
		this.ingest = ingest;
		this.sources = sources;
		this.runs = runs;
		this.ledgers = ledgers;
		this.worker = worker;
		this.work = work;
		this.clock = clock;
		this.transaction = transaction;
		this.events = events;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.INGEST;
	}

	/** The request of a source with an invalid file is kept until the file is mended. */
	@Override
	public WorkResult handle(String sourceId) {
		Optional<SourceStatus> status = this.sources.findStatus(sourceId);
		if (status.filter(SourceStatus::isReadable).isPresent()) {
			Instant begun = this.clock.now();
			JobResult result = launch(sourceId);
			return isStopped(result) ? new WorkResult.Done(begun) : result.toWorkResult(this::scheduledAt);
		}
		return status.filter((known) -> known.isWanted() && known.fileState() == FileState.INVALID)
			.<WorkResult>map((known) -> new WorkResult.Failed(known.explain(sourceId)))
			.orElseGet(() -> new WorkResult.Done(this.clock.now()));
	}

	/**
	 * Launches the ingest of a source and waits until its run ends.
	 * @param sourceId of a known source
	 * @return the outcome
	 */
	public JobResult launch(String sourceId) {
		this.worker.reportAlive();
		Run run = this.transaction.execute((status) -> claim(sourceId));
		if (run.workerId() != this.worker.id()) {
			return new JobResult.Busy(
					"worker %d since %s (run %s)".formatted(run.workerId(), run.scheduledAt(), run.id()));
		}
		long start = System.nanoTime();
		JobResult result = this.jobs.startOrRestart(this.ingest, RunParameters.of(run), () -> finish(run));
		switch (result) {
			case JobResult.Completed _ -> publishEnd(run, start,
					isComplete(run.id()) ? RunFinishedEvent.Outcome.COMPLETE : RunFinishedEvent.Outcome.INCOMPLETE);
			case JobResult.Unfinished _ -> publishEnd(run, start, RunFinishedEvent.Outcome.UNFINISHED);
			case JobResult.Busy _, JobResult.Gone _ -> {
				// Nothing has ended.
			}
		}
		return result;
	}

	/** A run that somebody stopped is not retried; the next request resumes it. */
	private boolean isStopped(JobResult result) {
		return result instanceof JobResult.Unfinished unfinished && this.runs.isStopped(unfinished.run());
	}

	private void finish(Run run) {
		this.transaction.executeWithoutResult((status) -> {
			this.runs.finish(run.id());
			this.work.complete(WorkKind.INGEST, run.sourceId(), run.scheduledAt());
		});
	}

	private boolean isComplete(UUID runId) {
		return this.ledgers.find(runId).map(Ledger::complete).orElseThrow();
	}

	private void publishEnd(Run run, long start, RunFinishedEvent.Outcome outcome) {
		Duration duration = Duration.ofNanos(System.nanoTime() - start);
		this.events.publishEvent(new RunFinishedEvent(run.sourceId(), run.id(), outcome, duration));
	}

	private Instant scheduledAt(UUID runId) {
		return this.runs.get(runId).scheduledAt();
	}

	/**
	 * The source's unfinished run, which is another worker's if that one is alive.
	 * Whoever launches a run that was stopped resumes it.
	 */
	private Run claim(String sourceId) {
		this.runs.lockSource(sourceId);
		Optional<Run> unfinished = this.runs.findUnfinished(sourceId);
		if (unfinished.isEmpty()) {
			return this.runs.open(sourceId, this.clock.now());
		}
		Run run = unfinished.get();
		boolean own = run.workerId() == this.worker.id();
		if (!own && this.worker.isAlive(run.workerId())) {
			return run;
		}
		this.runs.resume(run.id());
		return own ? run : this.runs.takeOver(run);
	}

}
