package io.regwatch.assessment.model;

import java.util.concurrent.atomic.AtomicLong;

import org.jspecify.annotations.Nullable;

/** A budget of one process. */
public final class LimitedBudget implements Budget {

	private final AtomicLong left;

	/**
	 * A budget with a limit.
	 * @param tokens that may be used
	 */
	public LimitedBudget(long tokens) {
		this.left = new AtomicLong(tokens);
	}

	@Override
	public @Nullable Reservation reserve(long tokens) {
		long before = this.left.getAndUpdate((left) -> (left >= tokens) ? left - tokens : left);
		return (before >= tokens) ? (used) -> this.left.addAndGet(tokens - used) : null;
	}

	/**
	 * What is left.
	 * @return tokens
	 */
	public long left() {
		return this.left.get();
	}

}
