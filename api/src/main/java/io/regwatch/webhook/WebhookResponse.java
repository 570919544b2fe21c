package io.regwatch.webhook;

import java.time.Duration;

import org.jspecify.annotations.Nullable;

/**
 * What a receiver answered.
 *
 * @param status of the response; {@code null} if there was none
 * @param problem why there was none
 * @param duration until then
 */
record WebhookResponse(@Nullable Integer status, @Nullable String problem, Duration duration) {

	private static final int GONE = 410;

	boolean isAccepted() {
		return this.status != null && this.status / 100 == 2;
	}

	/** Whether the receiver wants no more messages. */
	boolean isGone() {
		return this.status != null && this.status == GONE;
	}

	String describe() {
		return (this.status != null) ? "status " + this.status : String.valueOf(this.problem);
	}

}
