package io.regwatch.ingest;

import java.util.UUID;

import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.Runs;
import io.regwatch.ingest.source.SourceStatus;
import io.regwatch.ingest.source.Sources;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;

import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Stops runs on request, and resumes them. */
@Component
public class RunStops {

	private final Runs runs;

	private final Sources sources;

	private final WorkQueue work;

	RunStops(Runs runs, Sources sources, WorkQueue work) {
		this.runs = runs;
		this.sources = sources;
		this.work = work;
	}

	/**
	 * Stops a run: workers finish the items under way. The other items are left until the
	 * run is resumed, or until the source is read again. Earlier requests to read the
	 * source are dropped.
	 * @param runId of a run
	 * @return {@code false} if it is finished or stopped already
	 */
	@Transactional
	public boolean stop(UUID runId) {
		Run run = this.runs.get(runId);
		this.runs.lockSource(run.sourceId());
		boolean stopped = this.runs.stop(runId);
		if (stopped) {
			this.work.cancel(WorkKind.INGEST, run.sourceId());
		}
		return stopped;
	}

	/**
	 * Resumes a run that was stopped: a worker continues where it ended.
	 * @param runId of a run
	 * @return {@code false} if it was not stopped
	 * @throws IllegalStateException if its source is not read, with what to do
	 */
	@Transactional
	public boolean resume(UUID runId) {
		String source = this.runs.get(runId).sourceId();
		SourceStatus status = this.sources.lockStatus(source).orElseThrow();
		if (!status.isReadable()) {
			throw new IllegalStateException(status.explain(source));
		}
		boolean resumed = this.runs.resume(runId);
		if (resumed) {
			this.work.request(WorkKind.INGEST, source, null);
		}
		return resumed;
	}

}
