package io.regwatch.ingest.discover;

import java.net.URI;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.batch.ActiveRuns;
import io.regwatch.batch.StepTask;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.Runs;
import io.regwatch.ingest.source.Connectors;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;

import org.springframework.batch.core.job.JobInterruptedException;
import org.springframework.batch.core.step.StepExecution;
import org.springframework.stereotype.Component;

/**
 * Lists a source once per run: a repeated call finds the ledger open and does nothing. An
 * interrupted listing is resumed with the pages that it has stored.
 */
@Component
class ListingTask implements StepTask {

	private final Runs runs;

	private final Sources sources;

	private final Connectors connectors;

	private final ListingWriter discovery;

	private final ListingPageCache pages;

	private final ActiveRuns running;

	ListingTask(Runs runs, Sources sources, Connectors connectors, ListingWriter discovery, ListingPageCache pages,
			ActiveRuns running) {
		this.runs = runs;
		this.sources = sources;
		this.connectors = connectors;
		this.discovery = discovery;
		this.pages = pages;
		this.running = running;
	}

	@Override
	public void run(UUID runId, StepExecution step) throws JobInterruptedException {
		Run run = this.runs.get(runId);
		if (!this.discovery.isWritten(runId)) {
			SourceDefinition source = this.sources.get(run.sourceId());
			this.pages.forgetOld(runId);
			try {
				this.discovery.write(run, source,
						this.connectors.of(source).list(source, new Interruptible(runId, step)));
			}
			catch (StoppedListingException ex) {
				throw new JobInterruptedException(String.valueOf(ex.getMessage()));
			}
		}
	}

	/** Stops between two pages if the step is to stop. */
	private final class Interruptible implements PageCache {

		private final UUID runId;

		private final StepExecution step;

		Interruptible(UUID runId, StepExecution step) {
			this.runId = runId;
			this.step = step;
		}

		@Override
		public Optional<ReadPage> find(URI address) {
			if (this.step.isTerminateOnly() || ListingTask.this.running.stopping()
					|| ListingTask.this.runs.isStopped(this.runId)) {
				throw new StoppedListingException(this.runId);
			}
			return ListingTask.this.pages.find(this.runId, address);
		}

		@Override
		public void keep(URI address, ReadPage page) {
			ListingTask.this.pages.keep(this.runId, address, page);
		}

	}

}
