package io.regwatch.assessment.model;

import java.math.BigDecimal;
import java.util.stream.Stream;

import dev.langchain4j.model.output.TokenUsage;
import org.jspecify.annotations.Nullable;

/** The tokens of one request: reserved before each call, and counted after it. */
final class TokenMeter {

	private final ModelProperties properties;

	private final String model;

	private final String promptVersion;

	private final Budget budget;

	private long inputTokens;

	private long outputTokens;

	private @Nullable ModelFailure failure;

	TokenMeter(ModelProperties properties, String model, String promptVersion, Budget budget) {
		this.properties = properties;
		this.model = model;
		this.promptVersion = promptVersion;
		this.budget = budget;
	}

	/**
	 * Reserves the maximum of a call.
	 * @throws BudgetExceededException if the budget does not cover it
	 */
	Budget.Reservation reserve(long most) {
		Budget.Reservation reservation = this.budget.reserve(most);
		if (reservation == null) {
			throw new BudgetExceededException(most);
		}
		return reservation;
	}

	/** The maximum of a call. */
	long most(Stream<String> messages) {
		return TokenUpperBound.of(messages) + this.properties.maxOutputTokens();
	}

	/** Counts an answered call; without usage in the response, the maximum counts. */
	long add(@Nullable TokenUsage usage, long most) {
		Integer in = (usage != null) ? usage.inputTokenCount() : null;
		Integer out = (usage != null) ? usage.outputTokenCount() : null;
		long output = (out != null) ? out : this.properties.maxOutputTokens();
		long input = (in != null) ? in : most - this.properties.maxOutputTokens();
		this.inputTokens += input;
		this.outputTokens += output;
		return input + output;
	}

	void note(ModelFailure last) {
		this.failure = last;
	}

	/** The failure of the last call; {@code null} if there was none. */
	@Nullable ModelFailure failure() {
		return this.failure;
	}

	Usage usage() {
		return new Usage(this.model, this.promptVersion, this.inputTokens, this.outputTokens, cost());
	}

	private @Nullable BigDecimal cost() {
		BigDecimal input = this.properties.inputPrice();
		BigDecimal output = this.properties.outputPrice();
		return (input != null && output != null) ? input.multiply(BigDecimal.valueOf(this.inputTokens))
			.add(output.multiply(BigDecimal.valueOf(this.outputTokens)))
			.movePointLeft(6) : null;
	}

}
