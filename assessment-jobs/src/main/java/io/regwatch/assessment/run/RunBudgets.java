package io.regwatch.assessment.run;

import java.util.UUID;

import io.regwatch.assessment.model.Budget;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The budgets of runs, counted in their rows, so that a limit holds for whoever goes on
 * with a run. What was reserved by a worker that was killed is never given back: its
 * calls may have been made.
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

	RunBudgets(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	Budget of(AssessmentRun run) {
		return (run.order().budgetTokens() != null) ? new Limited(run.id()) : Budget.unlimited();
	}

	private final class Limited implements Budget {

		private final UUID run;

		private Limited(UUID run) {
			this.run = run;
		}

		@Override
		public boolean reserve(long tokens) {
			return RunBudgets.this.jdbc.sql(RESERVE).param("run", this.run).param("tokens", tokens).update() > 0;
		}

		@Override
		public void settle(long reserved, long used) {
			RunBudgets.this.jdbc.sql(SETTLE)
				.param("run", this.run)
				.param("reserved", reserved)
				.param("used", used)
				.update();
		}

	}

}
