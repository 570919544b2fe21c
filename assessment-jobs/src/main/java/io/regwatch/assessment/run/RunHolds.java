package io.regwatch.assessment.run;

import java.util.UUID;
import java.util.function.Supplier;

import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Does what only the owner of a run may do: each time in a transaction that proves it.
 */
@Component
class OwnedRuns {

	private final AssessmentRuns runs;

	private final TransactionTemplate transaction;

	OwnedRuns(AssessmentRuns runs, TransactionTemplate transaction) {
		this.runs = runs;
		this.transaction = transaction;
	}

	void own(UUID run, Runnable work) {
		own(run, () -> {
			work.run();
			return run;
		});
	}

	<T> T own(UUID run, Supplier<T> work) {
		return this.transaction.execute((status) -> {
			this.runs.requireOwned(run);
			return work.get();
		});
	}

}
