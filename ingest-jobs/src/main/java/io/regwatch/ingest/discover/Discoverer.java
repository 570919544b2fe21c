package io.regwatch.ingest.discover;

import java.util.UUID;

import io.regwatch.batch.RunWork;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.Runs;
import io.regwatch.ingest.source.Connectors;
import io.regwatch.ingest.source.SourceDefinition;
import io.regwatch.ingest.source.Sources;

import org.springframework.batch.core.step.StepExecution;
import org.springframework.stereotype.Component;

/** Lists a source once a run: a repeated call finds the ledger open and does nothing. */
@Component
class Discoverer implements RunWork {

	private final Runs runs;

	private final Sources sources;

	private final Connectors connectors;

	private final Discovery discovery;

	Discoverer(Runs runs, Sources sources, Connectors connectors, Discovery discovery) {
		this.runs = runs;
		this.sources = sources;
		this.connectors = connectors;
		this.discovery = discovery;
	}

	@Override
	public void run(UUID runId, StepExecution step) {
		Run run = this.runs.get(runId);
		if (!this.discovery.isWritten(runId)) {
			SourceDefinition source = this.sources.get(run.sourceId());
			this.discovery.write(run, source, this.connectors.of(source).list(source));
		}
	}

}
