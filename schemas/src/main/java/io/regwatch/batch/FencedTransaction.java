package io.regwatch.batch;

import java.util.UUID;
import java.util.function.Supplier;

import io.regwatch.scheduling.WorkerRegistration;

import org.springframework.transaction.support.TransactionTemplate;

/**
 * Transactions on a run, each of which proves first that this worker may still work on
 * it: a worker that has lost the run writes nothing more.
 */
public final class FencedTransaction {

	private final UUID run;

	private final WorkerRegistration worker;

	private final Proof proof;

	private final TransactionTemplate transaction;

	FencedTransaction(UUID run, WorkerRegistration worker, Proof proof, TransactionTemplate transaction) {
		this.run = run;
		this.worker = worker;
		this.proof = proof;
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
			if (!this.proof.holds(this.run, this.worker.id())) {
				throw lost();
			}
			return work.get();
		});
	}

	UUID run() {
		return this.run;
	}

	LeaseLostException lost() {
		return new LeaseLostException(this.run, this.worker.id());
	}

	/** Proves that a worker may work on a run, by a row lock until the commit. */
	@FunctionalInterface
	public interface Proof {

		/**
		 * Checks the run and locks its row against changes of its state.
		 * @param runId of the run
		 * @param workerId of this worker
		 * @return {@code false} if the run is finished, gone or another worker's
		 */
		boolean holds(UUID runId, int workerId);

	}

}
