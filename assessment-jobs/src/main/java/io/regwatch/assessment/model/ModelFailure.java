package io.regwatch.assessment.model;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Why a model gave no valid answer. */
public enum ModelFailure {

	/** The call timed out. */
	TIMED_OUT(true, "it took too long"),
	/** The rate limit is exceeded. */
	RATE_LIMITED(true, "it was asked too often"),
	/** The server is unreachable or fails. */
	UNAVAILABLE(true, "its server cannot be reached or fails"),
	/** The server rejects the request: wrong key, model name or size. */
	REJECTED(true, "its server does not take the question"),
	/** A daily budget is used up. */
	OVER_BUDGET(true, "today's budget for models is used up"),

	/** The model refuses to answer. */
	REFUSED(false, "it refused to answer"),
	/** The answer is not valid, even after a repair. */
	MALFORMED(false, "its answer could not be read");

	private final boolean passing;

	private final String words;

	ModelFailure(boolean passing, String words) {
		this.passing = passing;
		this.words = words;
	}

	/**
	 * Whether the next run should retry although nothing has changed.
	 * @return {@code false} if the request itself is the cause
	 */
	public boolean isPassing() {
		return this.passing;
	}

	/**
	 * The reason code of a provisional result.
	 * @return such as {@code model_timed_out}
	 */
	public String code() {
		return "model_" + name().toLowerCase(Locale.ROOT);
	}

	/**
	 * The failure for readers.
	 * @return the end of a sentence that begins with the model
	 */
	public String words() {
		return this.words;
	}

	/**
	 * Finds a failure by its reason code.
	 * @param code of any result
	 * @return empty if it is another reason
	 */
	public static Optional<ModelFailure> of(String code) {
		return Arrays.stream(values()).filter((failure) -> failure.code().equals(code)).findFirst();
	}

}
