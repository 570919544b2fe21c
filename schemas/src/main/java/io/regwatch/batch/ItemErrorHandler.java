package io.regwatch.batch;

import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.core.NestedExceptionUtils;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.transaction.TransactionException;

/** Rejects items that are at fault, and stops the step for any other error. */
final class ItemErrorHandler<I> {

	private static final Logger logger = LoggerFactory.getLogger(ItemErrorHandler.class);

	private final ItemQueue<I> queue;

	private final ItemProcessor<I, ?> processor;

	private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();

	/** Items with an error that may end processes. */
	private final Queue<I> suspects = new ConcurrentLinkedQueue<>();

	ItemErrorHandler(ItemQueue<I> queue, ItemProcessor<I, ?> processor) {
		this.queue = queue;
		this.processor = processor;
	}

	boolean hasFailed() {
		return this.failure.get() != null;
	}

	void throwFailure() {
		RuntimeException failed = this.failure.get();
		if (failed != null) {
			throw failed;
		}
	}

	/**
	 * Ends leases of items that were not written. If the database is unavailable, they
	 * end with the worker's session.
	 */
	void release(Map<String, I> leased) {
		this.suspects.forEach((item) -> leased.remove(this.queue.key(item)));
		try {
			this.queue.release(leased.values(), this.suspects);
		}
		catch (RuntimeException ex) {
			logger.warn("Leases of run {} could not be released: {}", this.queue.fence().run(), message(ex));
		}
	}

	/** Another item's thread may have written this one. */
	void handle(I item, Throwable cause) {
		ItemLogContext.with(this.queue.fence().run(), this.queue.key(item), () -> decide(item, cause));
	}

	private void decide(I item, Throwable cause) {
		switch (cause) {
			case DataIntegrityViolationException ex -> reject(item, ex);
			case DataAccessException ex -> fail(ex);
			case TransactionException ex -> fail(ex);
			case FatalStepException ex -> fail(ex);
			case LeaseLostException ex -> fail(ex);
			case Exception ex -> reject(item, ex);
			case StackOverflowError ex -> reject(item, ex);
			default -> {
				this.suspects.add(item);
				fail(new FatalStepException(cause));
			}
		}
	}

	/** Only the first line: what PostgreSQL says after it can quote the document. */
	private static String message(Throwable failure) {
		Throwable cause = NestedExceptionUtils.getMostSpecificCause(failure);
		return String.valueOf(cause).lines().findFirst().orElse("");
	}

	private void fail(RuntimeException cause) {
		this.failure.compareAndSet(null, cause);
	}

	private void reject(I item, Throwable cause) {
		logger.warn("An item of run {} is rejected: {}", this.queue.fence().run(), cause.getClass().getName());
		try {
			this.queue.write(List.of(item), () -> {
				this.processor.reject(item, cause);
				return item;
			});
		}
		catch (RuntimeException ex) {
			ex.addSuppressed(cause);
			fail(ex);
		}
	}

}
