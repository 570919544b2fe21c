package io.regwatch.batch;

import java.nio.charset.StandardCharsets;
import java.util.UUID;

import io.regwatch.store.DatabaseClock;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkerRegistration;

import org.springframework.stereotype.Component;

/** This worker's help with the runs of others. */
@Component
public class Help {

	private final Hands hands;

	private final ActiveRuns running;

	private final WorkerRegistration worker;

	private final DatabaseClock clock;

	Help(Hands hands, ActiveRuns running, WorkerRegistration worker, DatabaseClock clock) {
		this.hands = hands;
		this.running = running;
		this.worker = worker;
		this.clock = clock;
	}

	/**
	 * Lends a hand as long as something is left to take, of each kind one: more would do
	 * no more, and keep other work waiting.
	 * @param kind of help
	 * @param runId of a run
	 * @param drain takes what is free
	 * @return what came of it
	 */
	public WorkResult lend(WorkKind kind, UUID runId, Drain drain) {
		this.worker.reportAlive();
		UUID hand = UUID.nameUUIDFromBytes(("hand " + kind.code()).getBytes(StandardCharsets.UTF_8));
		if (this.running.has(runId) || !this.running.begin(hand)) {
			return new WorkResult.Busy("this worker");
		}
		try {
			return lendAsNoted(runId, drain);
		}
		finally {
			this.running.end(hand);
		}
	}

	/**
	 * Tells that there is nothing to help with, or nothing any more.
	 * @return that the request for help is served
	 */
	public WorkResult served() {
		return new WorkResult.Done(this.clock.now());
	}

	private WorkResult lendAsNoted(UUID runId, Drain drain) {
		this.hands.lend(runId);
		try {
			return drain.drain(this.hands.claimant()) ? served() : new WorkResult.Busy("a worker that ends");
		}
		catch (LeaseLostException ex) {
			return served();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			return new WorkResult.Busy("a worker that ends");
		}
		finally {
			this.hands.withdraw(runId);
		}
	}

	/** Takes what is free. */
	@FunctionalInterface
	public interface Drain {

		/**
		 * Takes items until none is free.
		 * @param claimant by whom they are claimed
		 * @return {@code false} if it was asked to stop
		 * @throws InterruptedException if this thread is to end
		 */
		boolean drain(long claimant) throws InterruptedException;

	}

}
