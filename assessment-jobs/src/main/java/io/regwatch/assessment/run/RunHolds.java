package io.regwatch.assessment.run;

import java.util.UUID;

import io.regwatch.batch.FencedTransaction;

import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** What those may do with a run who own it, or lend it a hand. */
@Component
class RunHolds {

	private final AssessmentRuns runs;

	private final TransactionTemplate transaction;

	RunHolds(AssessmentRuns runs, TransactionTemplate transaction) {
		this.runs = runs;
		this.transaction = transaction;
	}

	FencedTransaction owned(UUID run) {
		return new FencedTransaction(run, this.runs::requireOwned, this.transaction);
	}

	FencedTransaction lent(UUID run) {
		return new FencedTransaction(run, this.runs::requireLent, this.transaction);
	}

}
