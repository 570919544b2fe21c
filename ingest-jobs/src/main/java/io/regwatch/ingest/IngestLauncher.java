package io.regwatch.ingest;

import io.regwatch.ingest.run.Runs;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;

import org.springframework.stereotype.Component;

/** Lets workers ring for sources that are scheduled or asked for. */
@Component
class IngestLauncher implements WorkHandler {

	private final IngestWorkHandler handler;

	private final Runs runs;

	IngestLauncher(IngestWorkHandler handler, Runs runs) {
		this.handler = handler;
		this.runs = runs;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.INGEST;
	}

	@Override
	public WorkResult handle(String sourceId) {
		return switch (this.handler.handle(sourceId)) {
			case IngestResult.Finished finished -> new WorkResult.Done(this.runs.get(finished.runId()).scheduledAt());
			case IngestResult.Busy busy ->
				new WorkResult.Busy("worker %d, run %s".formatted(busy.run().workerId(), busy.run().id()));
			case IngestResult.Unfinished unfinished ->
				new WorkResult.Failed("run %s, %s".formatted(unfinished.runId(), unfinished.reason()));
		};
	}

}
