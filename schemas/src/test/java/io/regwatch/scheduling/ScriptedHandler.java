package io.regwatch.scheduling;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

import org.springframework.core.PriorityOrdered;

/**
 * A handler that waits at each call for the result that a test gives. It takes precedence
 * over the program's own.
 */
class ScriptedHandler implements WorkHandler, PriorityOrdered {

	private final BlockingQueue<Supplier<WorkResult>> answers = new LinkedBlockingQueue<>();

	private final AtomicInteger triggers = new AtomicInteger();

	/** The result of the next call, in progress or to come. */
	void answer(Supplier<WorkResult> answer) {
		this.answers.add(answer);
	}

	/** As if it had never been called; while no call is in progress. */
	void reset() {
		this.answers.clear();
		this.triggers.set(0);
	}

	/** How often it was called. */
	int triggers() {
		return this.triggers.get();
	}

	@Override
	public int getOrder() {
		return HIGHEST_PRECEDENCE;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.ASSESS;
	}

	@Override
	public WorkResult handle(String subject) {
		this.triggers.incrementAndGet();
		try {
			return this.answers.take().get();
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
