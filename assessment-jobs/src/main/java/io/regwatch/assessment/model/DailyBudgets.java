package io.regwatch.assessment.model;

import java.time.Duration;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.budget.ModelBudgets;
import io.regwatch.budget.TokenReservation;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/**
 * The daily budgets within which all calls for workspaces are made. A call that they do
 * not cover is a failure of the model that passes: a later run repeats it.
 */
@Component
public class DailyBudgets {

	private final ModelBudgets budgets;

	DailyBudgets(ModelBudgets budgets) {
		this.budgets = budgets;
	}

	/**
	 * Limits a budget.
	 * @param workspace that the calls are made for
	 * @param budget of the run, or an unlimited one
	 * @return covers only what both cover
	 */
	public Budget within(UUID workspace, Budget budget) {
		return (tokens) -> reserve(workspace, budget, tokens);
	}

	/**
	 * When a request that calls a model may be made again.
	 * @param workspace of the request
	 * @return time until the next day, or empty if today's budgets cover the request
	 */
	public Optional<Duration> retryAfter(UUID workspace) {
		return this.budgets.retryAfter(workspace);
	}

	private Budget.@Nullable Reservation reserve(UUID workspace, Budget budget, long tokens) {
		Budget.Reservation own = budget.reserve(tokens);
		if (own == null) {
			return null;
		}
		Optional<TokenReservation> daily = reserveDaily(workspace, own, tokens);
		if (daily.isEmpty()) {
			own.settle(0);
			throw new CallFailedException(ModelFailure.OVER_BUDGET, null, new BudgetExceededException(tokens));
		}
		return (used) -> {
			try {
				own.settle(used);
			}
			finally {
				this.budgets.settle(daily.get(), used);
			}
		};
	}

	private Optional<TokenReservation> reserveDaily(UUID workspace, Budget.Reservation own, long tokens) {
		try {
			return this.budgets.reserve(workspace, tokens);
		}
		catch (RuntimeException ex) {
			own.settle(0);
			throw ex;
		}
	}

}
