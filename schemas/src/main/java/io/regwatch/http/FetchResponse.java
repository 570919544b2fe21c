package io.regwatch.http;

import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of a request.
 *
 * @param <T> type of the read body
 */
public sealed interface FetchResponse<T> {

	/**
	 * A body that passed the content gate.
	 *
	 * @param body as it was read
	 * @param receipt metadata of the response
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
	 * The host answers 404 or 410 for the requested path.
	 *
	 * @param receipt metadata of the response
	 */
	record Gone<T>(ResponseMetadata receipt) implements FetchResponse<T> {

	}

	/**
	 * Nothing usable.
	 *
	 * @param reason why
	 * @param detail one sentence for operators
	 * @param status of the last response; {@code null} if there was none
	 */
	record Refused<T>(RejectionReason reason, String detail, @Nullable Integer status) implements FetchResponse<T> {

	}

}
