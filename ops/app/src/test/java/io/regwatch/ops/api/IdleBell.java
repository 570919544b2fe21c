package io.regwatch.ops.api;

import io.regwatch.store.DatabaseClock;
import io.regwatch.work.Answer;
import io.regwatch.work.Bell;
import io.regwatch.work.WorkKind;

import org.springframework.core.PriorityOrdered;

/** Assesses nothing, in place of the program's own: tests say what is assessed. */
class IdleBell implements Bell, PriorityOrdered {

	private final DatabaseClock clock;

	IdleBell(DatabaseClock clock) {
		this.clock = clock;
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
		return new Answer.Done(this.clock.now());
	}

}
