package io.regwatch.scheduling;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Requests work. A request belongs to the caller's transaction: a change and the work it
 * needs are committed together or not at all.
 */
@Component
public class WorkQueue {

	private static final Duration POLL_INTERVAL = Duration.ofMillis(50);

	private final WorkRequestRepository requests;

	private final RequestTriggers triggers;

	private final WorkTraces traces;

	private final JsonMapper json;

	WorkQueue(WorkRequestRepository requests, RequestTriggers triggers, WorkTraces traces, JsonMapper json) {
		this.requests = requests;
		this.triggers = triggers;
		this.traces = traces;
		this.json = json;
	}

	/**
	 * Requests work, in the caller's transaction, which must be active. Requests with the
	 * same key coalesce, but none is completed by work that began before it.
	 * @param kind of work
	 * @param workKey what to work on
	 * @param workspaceId whose work it is; {@code null} for a source's
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void request(WorkKind kind, String workKey, @Nullable UUID workspaceId) {
		raise(kind, workKey, workspaceId, null);
	}

	/**
	 * Requests work with an input, in the caller's transaction, which must be active.
	 * @param kind of work
	 * @param workKey what to work on
	 * @param workspaceId whose work it is; {@code null} if it is no workspace's
	 * @param input stored as JSON
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void request(WorkKind kind, String workKey, @Nullable UUID workspaceId, Object input) {
		raise(kind, workKey, workspaceId, this.json.writeValueAsString(input));
	}

	/**
	 * Requests a part of the work, in the caller's transaction, which must be active. A
	 * request for the whole work that is open, or follows, stays one.
	 * @param kind of work
	 * @param workKey what to work on
	 * @param workspaceId whose work it is
	 * @param part stored as JSON
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void requestPart(WorkKind kind, String workKey, UUID workspaceId, Object part) {
		this.requests.raiseRestricted(kind, workKey, workspaceId, this.json.writeValueAsString(part),
				this.traces.request(kind));
		beforeCommit(() -> this.triggers.triggerNow(kind, workKey));
	}

	/**
	 * Requests work that may wait, so that further requests coalesce with it. Work that
	 * is due sooner is not postponed.
	 * @param kind of work
	 * @param workKey what to work on
	 * @param workspaceId whose work it is; {@code null} for a source's
	 * @param delay after which it begins at the latest, if a worker is free
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void requestWithin(WorkKind kind, String workKey, @Nullable UUID workspaceId, Duration delay) {
		this.requests.raise(kind, workKey, workspaceId, null, this.traces.request(kind));
		beforeCommit(() -> this.triggers.triggerWithin(kind, workKey, delay));
	}

	/**
	 * Records that work is done, in the transaction that finishes it: if the worker is
	 * killed right afterwards, the work is not repeated.
	 * @param kind of work
	 * @param workKey what was worked on
	 * @param begun when the work began; later requests are not completed
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void complete(WorkKind kind, String workKey, Instant begun) {
		this.requests.complete(kind, workKey, begun);
	}

	/**
	 * Waits until all requests are completed.
	 * @param kind of work
	 * @param workKey what is worked on
	 * @param timeout how long to wait at most
	 * @return {@code false} if it was not done in time
	 * @throws InterruptedException if this thread is to end
	 */
	public boolean await(WorkKind kind, String workKey, Duration timeout) throws InterruptedException {
		long end = System.nanoTime() + timeout.toNanos();
		boolean done = this.requests.isCompleted(kind, workKey);
		while (!done && System.nanoTime() - end < 0) {
			Thread.sleep(POLL_INTERVAL);
			done = this.requests.isCompleted(kind, workKey);
		}
		return done;
	}

	/**
	 * Finds the input of a request.
	 * @param <T> type of the input
	 * @param kind of work
	 * @param workKey what to work on
	 * @param type of the input
	 * @return empty if the request has a result already, or was cancelled
	 */
	public <T> Optional<T> findInput(WorkKind kind, String workKey, Class<T> type) {
		return this.requests.findInput(kind, workKey).map((input) -> this.json.readValue(input, type));
	}

	/**
	 * Stores a result for whoever waits for it; nothing, if the request was cancelled.
	 * @param kind of work
	 * @param workKey what was worked on
	 * @param result stored as JSON
	 */
	public void respond(WorkKind kind, String workKey, Object result) {
		this.requests.respond(kind, workKey, this.json.writeValueAsString(result));
	}

	/**
	 * Takes the result of a request, once.
	 * @param <T> type of the result
	 * @param kind of work
	 * @param workKey what was worked on
	 * @param type of the result
	 * @return empty while there is none, and after it was taken or cancelled
	 */
	public <T> Optional<T> takeResult(WorkKind kind, String workKey, Class<T> type) {
		return this.requests.takeResult(kind, workKey).map((result) -> this.json.readValue(result, type));
	}

	/**
	 * Cancels a request that has no result yet. Of cancelling and responding only the
	 * first has an effect.
	 * @param kind of work
	 * @param workKey what to work on
	 * @return {@code false} if there is a result, or no such request
	 */
	public boolean cancel(WorkKind kind, String workKey) {
		return this.requests.cancel(kind, workKey);
	}

	/**
	 * Counts pending work.
	 * @return number of keys with requests that are not completed, those in progress
	 * included
	 */
	public long countPending() {
		return this.requests.countPending();
	}

	private void raise(WorkKind kind, String workKey, @Nullable UUID workspaceId, @Nullable String input) {
		this.requests.raise(kind, workKey, workspaceId, input, this.traces.request(kind));
		beforeCommit(() -> this.triggers.triggerNow(kind, workKey));
	}

	/** Last before the commit, because Quartz's lock is held until then. */
	private static void beforeCommit(Runnable action) {
		TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {

			@Override
			public void beforeCommit(boolean readOnly) {
				action.run();
			}

		});
	}

}
