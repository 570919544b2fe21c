package io.regwatch.assessment.model;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts calls that are under way, and lets each of them take a while. */
final class SlowBudget implements Budget {

	private final AtomicInteger underWay = new AtomicInteger();

	private final AtomicInteger most = new AtomicInteger();

	@Override
	public Reservation reserve(long tokens) {
		this.most.accumulateAndGet(this.underWay.incrementAndGet(), Math::max);
		return (_) -> settle();
	}

	private void settle() {
		try {
			TimeUnit.MILLISECONDS.sleep(50);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		this.underWay.decrementAndGet();
	}

	int most() {
		return this.most.get();
	}

}
