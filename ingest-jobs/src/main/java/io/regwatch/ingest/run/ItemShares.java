package io.regwatch.ingest.run;

import io.regwatch.batch.Hands;
import io.regwatch.batch.FencedTransaction;
import io.regwatch.ingest.run.RunItem.Stage;

import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Gives those who work on a run its items: the one who owns it, and who lends a hand. */
@Component
class ItemShares {

	private final Runs runs;

	private final Hands hands;

	private final ItemClaims claims;

	private final Quarantine quarantine;

	private final TransactionTemplate transaction;

	ItemShares(Runs runs, Hands hands, ItemClaims claims, Quarantine quarantine, TransactionTemplate transaction) {
		this.runs = runs;
		this.hands = hands;
		this.claims = claims;
		this.quarantine = quarantine;
		this.transaction = transaction;
	}

	/** For the worker that owns the run, claimed under its job execution. */
	StageItems owned(Run run, Stage stage, long execution) {
		return items(run, stage, execution, new FencedTransaction(run.id(), this.runs::requireOwned, this.transaction));
	}

	/** For a worker that lends a hand, claimed under the hand. */
	StageItems lent(Run run, Stage stage, long hand) {
		return items(run, stage, hand, new FencedTransaction(run.id(), this.hands::requireLent, this.transaction));
	}

	private StageItems items(Run run, Stage stage, long claimant, FencedTransaction hold) {
		return new StageItems(run, stage, claimant, hold, this.claims, this.hands, this.quarantine);
	}

}
