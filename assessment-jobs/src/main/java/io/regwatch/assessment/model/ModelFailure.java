package io.regwatch.assessment.model;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Why a model gave no answer that could be used. */
public enum ModelFailure {

	/** It took too long. */
	TIMED_OUT(true, "it took too long"),
	/** It was asked too often. */
	RATE_LIMITED(true, "it was asked too often"),
	/** Its server cannot be reached, or fails. */
	UNAVAILABLE(true, "its server cannot be reached or fails"),
	/** Its server does not take the question: a key, a name or a size is wrong. */
	REJECTED(true, "its server does not take the question"),
	/** It does not want to answer. */
	REFUSED(false, "it refused to answer"),
	/** Its answer is not what was asked for, not even when told so. */
	MALFORMED(false, "its answer could not be read");

	private final boolean passing;

	private final String words;

	ModelFailure(boolean passing, String words) {
		this.passing = passing;
		this.words = words;
	}

	/**
	 * Whether the next run should ask again although nothing has changed.
	 * @return {@code false} if it is the question that it failed at
	 */
	public boolean isPassing() {
		return this.passing;
	}

	/**
	 * The reason code of what could not be judged.
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
	 * @param code of any judgement
	 * @return empty if it is another reason
	 */
	public static Optional<ModelFailure> of(String code) {
		return Arrays.stream(values()).filter((failure) -> failure.code().equals(code)).findFirst();
	}

}
