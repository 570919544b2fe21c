package io.regwatch.assessment.model;

import java.util.concurrent.atomic.AtomicLong;

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
	public boolean reserve(long tokens) {
		return this.left.getAndUpdate((before) -> (before >= tokens) ? before - tokens : before) >= tokens;
	}

	@Override
	public void settle(long reserved, long used) {
		this.left.addAndGet(reserved - used);
	}

	/**
	 * What is left.
	 * @return tokens
	 */
	public long left() {
		return this.left.get();
	}

}
