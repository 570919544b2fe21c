package io.regwatch.assessment.model;

import java.math.BigDecimal;

import org.jspecify.annotations.Nullable;

/**
 * Model and tokens of a result.
 *
 * @param model name of it, with its provider before a slash; {@code offline} if nobody
 * was asked
 * @param promptVersion of the words in which it was asked, or of the rules that answered
 * @param inputTokens read by the model, all calls together
 * @param outputTokens written by the model, all calls together
 * @param cost in US dollars; {@code null} if prices are not known
 */
public record Usage(String model, String promptVersion, long inputTokens, long outputTokens,
		@Nullable BigDecimal cost) {

	/** The model that needs no key. */
	public static final String OFFLINE = "offline";

	public Usage {
		if (inputTokens < 0 || outputTokens < 0) {
			throw new IllegalArgumentException("Tokens in and out: %d, %d".formatted(inputTokens, outputTokens));
		}
	}

	/**
	 * Usage without a call of a model.
	 * @param version of the rules that answered
	 * @return a usage without tokens and costs
	 */
	public static Usage offline(String version) {
		return new Usage(OFFLINE, version, 0, 0, BigDecimal.ZERO);
	}

	/**
	 * All tokens.
	 * @return those in and those out
	 */
	public long tokens() {
		return this.inputTokens + this.outputTokens;
	}

	/**
	 * Both together, for several questions about one thing.
	 * @param other of the same model
	 * @return named as this one; without a cost if one of them has none
	 */
	public Usage plus(Usage other) {
		return new Usage(this.model, this.promptVersion, this.inputTokens + other.inputTokens,
				this.outputTokens + other.outputTokens,
				(this.cost != null && other.cost != null) ? this.cost.add(other.cost) : null);
	}

}
