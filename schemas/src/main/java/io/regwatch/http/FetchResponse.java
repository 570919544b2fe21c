package io.regwatch.http;

import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;

/**
 * What came of asking a host.
 *
 * @param <T> what was made of a body
 */
public sealed interface FetchResponse<T> {

	/**
	 * A body that passed the gate.
	 *
	 * @param body what was made of it
	 * @param receipt how it came
	 */
	record Received<T>(T body, ResponseMetadata receipt) implements FetchResponse<T> {

	}

	/**
	 * The validators still hold.
	 *
	 * @param receipt with the newest validators
	 */
	record NotModified<T>(ResponseMetadata receipt) implements FetchResponse<T> {

	}

	/**
	 * The host says that it is not there: 404 or 410, in its own words.
	 *
	 * @param receipt how it came
	 */
	record Gone<T>(ResponseMetadata receipt) implements FetchResponse<T> {

	}

	/**
	 * Nothing usable.
	 *
	 * @param reason why
	 * @param detail one sentence for operators
	 * @param status of the last answer; {@code null} if there was none
	 */
	record Refused<T>(RejectionReason reason, String detail, @Nullable Integer status) implements FetchResponse<T> {

	}

}
