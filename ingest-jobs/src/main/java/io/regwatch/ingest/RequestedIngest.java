package io.regwatch.ingest;

import io.regwatch.ingest.run.Runs;
import io.regwatch.work.Answer;
import io.regwatch.work.Bell;
import io.regwatch.work.WorkKind;

import org.springframework.stereotype.Component;

/** Lets workers ring for sources that are scheduled or asked for. */
@Component
class RequestedIngest implements Bell {

	private final IngestBell bell;

	private final Runs runs;

	RequestedIngest(IngestBell bell, Runs runs) {
		this.bell = bell;
		this.runs = runs;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.INGEST;
	}

	@Override
	public Answer ring(String sourceId) {
		return switch (this.bell.ring(sourceId)) {
			case Ring.Finished finished -> new Answer.Done(this.runs.get(finished.runId()).scheduledAt());
			case Ring.Busy busy ->
				new Answer.Busy("worker %d, run %s".formatted(busy.run().workerId(), busy.run().id()));
			case Ring.Unfinished unfinished ->
				new Answer.Failed("run %s, %s".formatted(unfinished.runId(), unfinished.reason()));
		};
	}

}
