package io.regwatch.scheduling;

import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Asks for work. A request belongs to the caller's transaction: a change and the work it
 * needs are committed together or not at all.
 */
@Component
public class WorkQueue {

	private static final Duration LOOK = Duration.ofMillis(50);

	private final WorkRequestRepository requests;

	private final RequestTriggers triggers;

	WorkQueue(WorkRequestRepository requests, RequestTriggers triggers) {
		this.requests = requests;
		this.triggers = triggers;
	}

	/**
	 * Asks for work, in the caller's transaction, which must be there. Requests for the
	 * same subject coalesce, but none is served by work that began before it.
	 * @param kind of work
	 * @param subject what to work on
	 * @param workspaceId whose work it is; {@code null} for a source's
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void request(WorkKind kind, String subject, @Nullable UUID workspaceId) {
		this.requests.raise(kind, subject, workspaceId);
		beforeCommit(() -> this.triggers.ringNow(kind, subject));
	}

	/**
	 * Asks for work that may wait, so that more changes of the kind are served with it.
	 * WorkQueue that is to begin sooner anyway is not put off.
	 * @param kind of work
	 * @param subject what to work on
	 * @param workspaceId whose work it is; {@code null} for a source's
	 * @param delay after which it begins at the latest, if a worker is free
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void requestWithin(WorkKind kind, String subject, @Nullable UUID workspaceId, Duration delay) {
		this.requests.raise(kind, subject, workspaceId);
		beforeCommit(() -> this.triggers.ringWithin(kind, subject, delay));
	}

	/**
	 * Notes that work is done, in the transaction that finishes it: a worker that is
	 * killed right afterwards leaves nothing to be done again. Whoever triggers next
	 * hears that nothing is requested.
	 * @param kind of work
	 * @param subject what was worked on
	 * @param begun when the work began; what was asked for later is not served
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void complete(WorkKind kind, String subject, Instant begun) {
		this.requests.complete(kind, subject, begun);
	}

	/**
	 * Waits until all that was asked for is done.
	 * @param kind of work
	 * @param subject what is worked on
	 * @param patience how long to wait at most
	 * @return {@code false} if it was not done in time
	 * @throws InterruptedException if this thread is to end
	 */
	public boolean await(WorkKind kind, String subject, Duration patience) throws InterruptedException {
		long end = System.nanoTime() + patience.toNanos();
		boolean done = this.requests.isServed(kind, subject);
		while (!done && System.nanoTime() - end < 0) {
			Thread.sleep(LOOK);
			done = this.requests.isServed(kind, subject);
		}
		return done;
	}

	/**
	 * Counts what is not done.
	 * @return number of subjects with requests that are not served, those under way
	 * included
	 */
	public long countWaiting() {
		return this.requests.countWaiting();
	}

	/** Quartz's lock is held until the commit: nothing may come after it. */
	private static void beforeCommit(Runnable ring) {
		TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {

			@Override
			public void beforeCommit(boolean readOnly) {
				ring.run();
			}

		});
	}

}
