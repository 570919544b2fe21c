package io.regwatch.ingest.extract;

import io.regwatch.batch.Help;
import io.regwatch.ingest.run.ItemStepFactory;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.ingest.run.Runs;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkResult;

import org.springframework.stereotype.Component;

/** Lets this worker read files of another one's run: a first run has many. */
@Component
class AssistExtractionHandler implements WorkHandler {

	private final Runs runs;

	private final Help help;

	private final ItemStepFactory steps;

	private final ExtractHandler handler;

	private final ExtractProperties properties;

	AssistExtractionHandler(Runs runs, Help help, ItemStepFactory steps, ExtractHandler handler,
			ExtractProperties properties) {
		this.runs = runs;
		this.help = help;
		this.steps = steps;
		this.handler = handler;
		this.properties = properties;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.ASSIST_EXTRACTION;
	}

	@Override
	public WorkResult handle(String subject) {
		String sourceId = subject.substring(0, subject.lastIndexOf('/'));
		return this.runs.findUnfinished(sourceId).map(this::help).orElseGet(this.help::served);
	}

	private WorkResult help(Run run) {
		return this.help.lend(kind(), run.id(), (claimant) -> this.steps.help(run, Stage.EXTRACT,
				this.properties.concurrency(), this.handler, claimant));
	}

}
