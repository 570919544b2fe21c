package io.regwatch.ingest.finish;

import java.util.List;
import java.util.UUID;

import io.regwatch.batch.StepTask;
import io.regwatch.ingest.run.FinishedRunCheck;
import io.regwatch.ingest.run.Ledgers;
import io.regwatch.ingest.run.Runs;
import io.regwatch.search.index.DrainResult;
import io.regwatch.search.index.OutboxRelay;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.batch.core.step.StepExecution;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Drains the outbox, then closes the ledger and requests assessments. */
@Component
class FinishRunTask implements StepTask {

	private static final Logger logger = LoggerFactory.getLogger(FinishRunTask.class);

	private final OutboxRelay index;

	private final Runs runs;

	private final Ledgers ledgers;

	private final List<FinishedRunCheck> checks;

	private final AssessmentRequester requester;

	private final TransactionTemplate transaction;

	FinishRunTask(OutboxRelay index, Runs runs, Ledgers ledgers, List<FinishedRunCheck> checks,
			AssessmentRequester requester, TransactionTemplate transaction) {
		this.index = index;
		this.runs = runs;
		this.ledgers = ledgers;
		this.checks = checks;
		this.requester = requester;
		this.transaction = transaction;
	}

	@Override
	public void run(UUID runId, StepExecution step) {
		DrainResult drained = this.index.drain();
		drained.refused()
			.forEach((refusal) -> logger.error("The index refused {} {}: {}", refusal.kind(), refusal.entityId(),
					refusal.reason()));
		step.setWriteCount(drained.indexed());
		this.transaction.executeWithoutResult((status) -> close(runId));
	}

	private void close(UUID runId) {
		this.runs.requireOwned(runId);
		this.ledgers.close(runId);
		this.checks.forEach((check) -> check.note(runId));
		this.requester.request(runId);
	}

}
