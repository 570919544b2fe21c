package io.regwatch.ingest.run;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;

import io.regwatch.batch.LeaseLostException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.core.NestedExceptionUtils;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.transaction.TransactionException;

/** Tells items that are at fault from machinery that is. */
final class ItemFaults {

	private static final Logger logger = LoggerFactory.getLogger(ItemFaults.class);

	private final StageItems items;

	private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();

	private final Set<Long> deadly = ConcurrentHashMap.newKeySet();

	ItemFaults(StageItems items) {
		this.items = items;
	}

	/** Whether the machinery works. */
	boolean isSound() {
		return this.failure.get() == null;
	}

	void requireSound() {
		RuntimeException failed = this.failure.get();
		if (failed != null) {
			throw failed;
		}
	}

	/** Items that an error came from, which may be what kills workers. */
	Set<Long> deadly() {
		return this.deadly;
	}

	/** Rejects the item, or notes that the step is broken. */
	void add(RunItem item, Throwable cause) {
		switch (cause) {
			case DataIntegrityViolationException ex -> reject(item, ex);
			case DataAccessException ex -> this.failure.compareAndSet(null, ex);
			case TransactionException ex -> this.failure.compareAndSet(null, ex);
			case FatalStepException ex -> this.failure.compareAndSet(null, ex);
			case LeaseLostException ex -> this.failure.compareAndSet(null, ex);
			case Exception ex -> reject(item, ex);
			case StackOverflowError ex -> reject(item, ex);
			default -> {
				this.deadly.add(item.id());
				this.failure.compareAndSet(null, new FatalStepException(cause));
			}
		}
	}

	/** What PostgreSQL says behind its first line can quote the document. */
	private static String firstLine(Throwable failure) {
		Throwable cause = NestedExceptionUtils.getMostSpecificCause(failure);
		return String.valueOf(cause).lines().findFirst().orElse("");
	}

	private void reject(RunItem item, Throwable cause) {
		String stage = this.items.stage().code();
		logger.warn("Item {} of run {} failed at stage {}: {}", item.id(), item.runId(), stage, firstLine(cause));
		try {
			this.items.reject(item, "Stage '%s': %s".formatted(stage, firstLine(cause)));
		}
		catch (RuntimeException ex) {
			ex.addSuppressed(cause);
			this.failure.compareAndSet(null, ex);
		}
	}

}
