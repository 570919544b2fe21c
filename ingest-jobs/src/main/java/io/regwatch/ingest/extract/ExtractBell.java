package io.regwatch.ingest.extract;

import io.regwatch.batch.Help;
import io.regwatch.ingest.run.ItemSteps;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.ingest.run.Runs;
import io.regwatch.work.Answer;
import io.regwatch.work.Bell;
import io.regwatch.work.WorkKind;

import org.springframework.stereotype.Component;

/** Lets this worker read files of another one's run: a first run has many. */
@Component
class ExtractBell implements Bell {

	private final Runs runs;

	private final Help help;

	private final ItemSteps steps;

	private final ExtractHandler handler;

	private final ExtractProperties properties;

	ExtractBell(Runs runs, Help help, ItemSteps steps, ExtractHandler handler, ExtractProperties properties) {
		this.runs = runs;
		this.help = help;
		this.steps = steps;
		this.handler = handler;
		this.properties = properties;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.EXTRACT;
	}

	@Override
	public Answer ring(String subject) {
		String sourceId = subject.substring(0, subject.lastIndexOf('/'));
		return this.runs.findUnfinished(sourceId).map(this::help).orElseGet(this.help::served);
	}

	private Answer help(Run run) {
		return this.help.lend(kind(), run.id(), (claimant) -> this.steps.help(run, Stage.EXTRACT,
				this.properties.concurrency(), this.handler, claimant));
	}

}
