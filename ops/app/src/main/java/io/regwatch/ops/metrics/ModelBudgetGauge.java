package io.regwatch.ops.metrics;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.regwatch.budget.ModelBudgets;

import org.springframework.stereotype.Component;

/**
 * The tokens of language models today, and their limit. All processes on one database
 * report the same numbers.
 */
@Component
class ModelBudgetGauge implements MeterBinder {

	private final ModelBudgets budgets;

	ModelBudgetGauge(ModelBudgets budgets) {
		this.budgets = budgets;
	}

	@Override
	public void bindTo(MeterRegistry registry) {
		Gauge.builder("regwatch.model.tokens", this.budgets, ModelBudgets::usedToday)
			.description("Tokens that language models have used today, reserved ones included")
			.register(registry);
		Gauge.builder("regwatch.model.tokens.limit", this.budgets, ModelBudgets::installationTokens)
			.description("Tokens that language models may use in a day")
			.register(registry);
	}

}
