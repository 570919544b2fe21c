package io.regwatch.batch;

import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.springframework.transaction.support.TransactionTemplate;

/**
 * What somebody may do with a run who owns it, or lends it a hand: each time in a
 * transaction that proves it. One that has lost the run keeps its hands off.
 */
public final class FencedTransaction {

	private final UUID run;

	private final Consumer<UUID> proof;

	private final TransactionTemplate transaction;

	/**
	 * Makes a hold.
	 * @param run that is held
	 * @param proof throws {@link LeaseLostException} if it is not held, and makes sure of
	 * it until the transaction ends
	 * @param transaction that everything is done in
	 */
	public FencedTransaction(UUID run, Consumer<UUID> proof, TransactionTemplate transaction) {
		this.run = run;
		this.proof = proof;
		this.transaction = transaction;
	}

	/**
	 * Works in a transaction in which the run is held.
	 * @param work to be done
	 */
	public void with(Runnable work) {
		with(() -> {
			work.run();
			return this.run;
		});
	}

	/**
	 * Works in a transaction in which the run is held.
	 * @param <T> what comes of it
	 * @param work to be done
	 * @return what came of it
	 */
	public <T> T with(Supplier<T> work) {
		return this.transaction.execute((status) -> {
			this.proof.accept(this.run);
			return work.get();
		});
	}

}
