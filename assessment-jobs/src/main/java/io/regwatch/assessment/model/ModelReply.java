package io.regwatch.assessment.model;

import tools.jackson.databind.JsonNode;

/** The outcome of a request to a model. */
public sealed interface ModelReply {

	/**
	 * An answer that is valid by its schema; its content is untrusted.
	 *
	 * @param answer an object with all fields of the schema
	 * @param usage of all calls
	 */
	record Answered(JsonNode answer, Usage usage) implements ModelReply {

	}

	/**
	 * There is no valid answer.
	 *
	 * @param failure of the last attempt
	 * @param usage of all calls that were made
	 */
	record NotAnswered(ModelFailure failure, Usage usage) implements ModelReply {

	}

	/**
	 * The budget does not cover the call; no call was made.
	 *
	 * @param tokens maximum that the call could have used
	 */
	record Unaffordable(long tokens) implements ModelReply {

	}

}
