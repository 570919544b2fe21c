package io.regwatch.ingest.discover;

import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunParameters;
import io.regwatch.ingest.run.Runs;
import io.regwatch.ingest.source.Connectors;
import io.regwatch.ingest.source.SourceDefinition;
import io.regwatch.ingest.source.Sources;
import org.jspecify.annotations.Nullable;

import org.springframework.batch.core.scope.context.ChunkContext;
import org.springframework.batch.core.step.StepContribution;
import org.springframework.batch.core.step.tasklet.Tasklet;
import org.springframework.batch.infrastructure.repeat.RepeatStatus;
import org.springframework.stereotype.Component;

/** Lists a source once a run: a repeated call finds the ledger open and does nothing. */
@Component
class DiscoverTasklet implements Tasklet {

	private final Runs runs;

	private final Sources sources;

	private final Connectors connectors;

	private final Discovery discovery;

	DiscoverTasklet(Runs runs, Sources sources, Connectors connectors, Discovery discovery) {
		this.runs = runs;
		this.sources = sources;
		this.connectors = connectors;
		this.discovery = discovery;
	}

	@Override
	public @Nullable RepeatStatus execute(StepContribution contribution, ChunkContext context) {
		Run run = this.runs.get(RunParameters.runId(contribution.getStepExecution()));
		if (!this.discovery.isWritten(run.id())) {
			SourceDefinition source = this.sources.get(run.sourceId());
			this.discovery.write(run, source, this.connectors.of(source).list(source));
		}
		return RepeatStatus.FINISHED;
	}

}
