package io.regwatch.batch;

import java.util.UUID;
import java.util.function.Supplier;

import io.regwatch.batch.ItemStep.Role;

import org.springframework.transaction.support.TransactionTemplate;

/**
 * Transactions on a run, each of which proves first that this worker may still work on
 * it: a worker that has lost the run writes nothing more.
 */
public final class FencedTransaction {

	private final UUID run;

	private final RunRepository runs;

	private final Role role;

	private final TransactionTemplate transaction;

	FencedTransaction(UUID run, RunRepository runs, Role role, TransactionTemplate transaction) {
		this.run = run;
		this.runs = runs;
		this.role = role;
		this.transaction = transaction;
	}

	/**
	 * Works in a transaction.
	 * @param work to be done
	 * @throws LeaseLostException if this worker may no longer work on the run
	 */
	public void with(Runnable work) {
		with(() -> {
			work.run();
			return this.run;
		});
	}

	/**
	 * Works in a transaction.
	 * @param <T> type of the result
	 * @param work to be done
	 * @return its result
	 * @throws LeaseLostException if this worker may no longer work on the run
	 */
	public <T> T with(Supplier<T> work) {
		return this.transaction.execute((status) -> {
			this.runs.require(this.run, this.role);
			return work.get();
		});
	}

	UUID run() {
		return this.run;
	}

	boolean isStopped() {
		return this.runs.isStopped(this.run);
	}

	LeaseLostException lost() {
		return this.runs.lost(this.run);
	}

}
