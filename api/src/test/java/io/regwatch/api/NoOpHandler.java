package io.regwatch.api;

import io.regwatch.store.DatabaseClock;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;

import org.springframework.core.PriorityOrdered;

/** Assesses nothing; tests insert assessments themselves. */
class NoOpHandler implements WorkHandler, PriorityOrdered {

	private final DatabaseClock clock;

	NoOpHandler(DatabaseClock clock) {
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
	public WorkResult handle(String subject) {
		return new WorkResult.Done(this.clock.now());
	}

}
