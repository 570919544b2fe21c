package io.regwatch.schema;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** Result of generating a profile from a website. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "outcome")
@JsonSubTypes({ @JsonSubTypes.Type(value = ProfileOutcome.Made.class, name = "made"),
		@JsonSubTypes.Type(value = ProfileOutcome.Refused.class, name = "refused"),
		@JsonSubTypes.Type(value = ProfileOutcome.Failed.class, name = "failed"),
		@JsonSubTypes.Type(value = ProfileOutcome.OverBudget.class, name = "over_budget") })
public sealed interface ProfileOutcome {

	/**
	 * It was made.
	 *
	 * @param profile the whole of it
	 */
	record Made(GeneratedProfile profile) implements ProfileOutcome {

	}

	/**
	 * The address is not one that is asked.
	 *
	 * @param message one sentence for who gave it
	 */
	record Refused(String message) implements ProfileOutcome {

	}

	/**
	 * The website gave nothing to make a profile of.
	 *
	 * @param message one sentence that says why
	 */
	record Failed(String message) implements ProfileOutcome {

	}

	/**
	 * The daily budget does not cover the call of the configured model.
	 *
	 * @param retryAfterSeconds until it does
	 */
	record OverBudget(long retryAfterSeconds) implements ProfileOutcome {

	}

}
