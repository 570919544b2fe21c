package io.regwatch.assessment.model;

import tools.jackson.databind.JsonNode;

/** What came of a question. */
public sealed interface ModelReply {

	/**
	 * An answer in the shape that was asked for. That is all that is known of it: what it
	 * says is not to be trusted.
	 *
	 * @param answer an object with all fields of the shape
	 * @param usage of all calls that it took
	 */
	record Answered(JsonNode answer, Usage usage) implements ModelReply {

	}

	/**
	 * There is no answer that could be used.
	 *
	 * @param failure what the last attempt ended with
	 * @param usage of all calls that were made
	 */
	record NotAnswered(ModelFailure failure, Usage usage) implements ModelReply {

	}

	/**
	 * The budget does not pay for it; nothing was asked.
	 *
	 * @param tokens that the call could have used at most
	 */
	record Unaffordable(long tokens) implements ModelReply {

	}

}
