package io.regwatch.ops.console.operation;

import java.util.Collection;
import java.util.Set;
import java.util.UUID;

import io.regwatch.ingest.RunStops;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.source.SourceState;
import io.regwatch.ingest.source.SourceStatus;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ops.console.security.ConsoleEnabled;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.server.ResponseStatusException;

/** Requests runs of sources, stops runs, and pauses and resumes schedules. */
@Component
@ConsoleEnabled
class RunRequests {

	private final Sources sources;

	private final Quarantine quarantine;

	private final WorkQueue work;

	private final RunStops stops;

	RunRequests(Sources sources, Quarantine quarantine, WorkQueue work, RunStops stops) {
		this.sources = sources;
		this.quarantine = quarantine;
		this.work = work;
		this.stops = stops;
	}

	/**
	 * Requests a run of a source.
	 * @throws ResponseStatusException if there is no such source, or it is not read
	 */
	@Transactional
	public void run(String source) {
		requireReadable(source);
		this.work.request(WorkKind.INGEST, source, null);
	}

	/**
	 * Requests a preview of what a run would list.
	 * @throws ResponseStatusException if there is no such source, or it is not read
	 */
	@Transactional
	public void preview(String source) {
		requireReadable(source);
		this.work.request(WorkKind.PREVIEW_LISTING, source, null);
	}

	/**
	 * Stops a run.
	 * @throws ResponseStatusException if it is finished or stopped already
	 */
	public void stop(UUID run) {
		if (!this.stops.stop(run)) {
			throw new ResponseStatusException(HttpStatus.CONFLICT, "The run is finished or stopped already");
		}
	}

	/**
	 * Resumes a run.
	 * @throws ResponseStatusException if it was not stopped, or its source is not read
	 */
	public void resume(UUID run) {
		try {
			if (!this.stops.resume(run)) {
				throw new ResponseStatusException(HttpStatus.CONFLICT, "The run was not stopped");
			}
		}
		catch (IllegalStateException ex) {
			throw new ResponseStatusException(HttpStatus.CONFLICT, ex.getMessage(), ex);
		}
	}

	/**
	 * Pauses or resumes the schedule of a source.
	 * @throws ResponseStatusException if there is no such source, or it is not read
	 */
	@Transactional
	public void setScheduled(String source, boolean scheduled) {
		requireReadable(source);
		this.sources.setState(source, scheduled ? SourceState.ENABLED : SourceState.PAUSED);
	}

	/**
	 * Requests a retry of quarantined items, with a run of each of their sources.
	 * @return the sources
	 * @throws ResponseStatusException if one is no longer in quarantine, or its source is
	 * not read
	 */
	@Transactional
	public Set<String> retry(Collection<UUID> items) {
		try {
			Set<String> retried = this.quarantine.retry(items);
			retried.stream().sorted().forEach(this::run);
			return retried;
		}
		catch (IllegalArgumentException ex) {
			throw new ResponseStatusException(HttpStatus.CONFLICT, ex.getMessage(), ex);
		}
	}

	private void requireReadable(String source) {
		SourceStatus status = this.sources.lockStatus(source)
			.orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND,
					"There is no source '%s'".formatted(source)));
		if (!status.isReadable()) {
			throw new ResponseStatusException(HttpStatus.CONFLICT, status.explain(source));
		}
	}

}
