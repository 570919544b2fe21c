package io.regwatch.assessment.run;

import java.util.UUID;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.DailyBudgets;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The budgets of runs, counted in their rows, so that a limit also holds after a run was
 * resumed. Reservations of a killed worker are not released: its calls may have been
 * made.
 */
@Repository
class RunBudgets {

	private static final String RESERVE = """
			UPDATE assessment_run
			SET reserved_tokens = reserved_tokens + :tokens
			WHERE id = :run AND used_tokens + reserved_tokens + :tokens <= budget_tokens
			""";

	private static final String SETTLE = """
			UPDATE assessment_run
			SET reserved_tokens = reserved_tokens - :reserved, used_tokens = used_tokens + :used
			WHERE id = :run
			""";

	private final JdbcClient jdbc;

	private final DailyBudgets daily;

	RunBudgets(JdbcClient jdbc, DailyBudgets daily) {
		this.jdbc = jdbc;
		this.daily = daily;
	}

	Budget of(AssessmentRun run) {
		return this.daily.within(run.workspace(),
				(run.request().budgetTokens() != null) ? new Limited(run.id()) : Budget.unlimited());
	}

	private boolean reserve(UUID run, long tokens) {
		return this.jdbc.sql(RESERVE).param("run", run).param("tokens", tokens).update() > 0;
	}

	private void settle(UUID run, long reserved, long used) {
		this.jdbc.sql(SETTLE).param("run", run).param("reserved", reserved).param("used", used).update();
	}

	/**
	 * Refuses a call only when no other is running: running calls may release most of
	 * their reservations.
	 */
	private final class Limited implements Budget {

		private final UUID run;

		private final ReentrantLock lock = new ReentrantLock();

		private final Condition settled = this.lock.newCondition();

		private int underWay;

		private Limited(UUID run) {
			this.run = run;
		}

		@Override
		public @Nullable Reservation reserve(long tokens) {
			this.lock.lock();
			try {
				boolean reserved = RunBudgets.this.reserve(this.run, tokens);
				while (!reserved && this.underWay > 0) {
					this.settled.awaitUninterruptibly();
					reserved = RunBudgets.this.reserve(this.run, tokens);
				}
				this.underWay += reserved ? 1 : 0;
				return reserved ? (used) -> settle(tokens, used) : null;
			}
			finally {
				this.lock.unlock();
			}
		}

		private void settle(long reserved, long used) {
			this.lock.lock();
			try {
				RunBudgets.this.settle(this.run, reserved, used);
			}
			finally {
				this.underWay--;
				this.settled.signalAll();
				this.lock.unlock();
			}
		}

	}

}
