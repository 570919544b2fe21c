package io.regwatch.ops.work;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

import io.regwatch.work.Answer;
import io.regwatch.work.Bell;
import io.regwatch.work.WorkKind;

import org.springframework.core.PriorityOrdered;

/**
 * A bell that waits, whenever it is rung, for the answer that a test gives. It comes
 * before the program's own.
 */
class ScriptedBell implements Bell, PriorityOrdered {

	private final BlockingQueue<Supplier<Answer>> answers = new LinkedBlockingQueue<>();

	private final AtomicInteger rings = new AtomicInteger();

	/** The next ring, under way or yet to come, is answered like this. */
	void answer(Supplier<Answer> answer) {
		this.answers.add(answer);
	}

	/** How often it was rung. */
	int rings() {
		return this.rings.get();
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
	public Answer ring(String subject) {
		this.rings.incrementAndGet();
		try {
			return this.answers.take().get();
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
