package io.regwatch.ops.console.operation;

import java.time.Instant;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * An alert to operators.
 *
 * @param id of the alert
 * @param rule its code, such as {@code source_incomplete}
 * @param subject id of the source that it is about; empty for the installation
 * @param sourceTitle title of this source; {@code null} if there is none
 * @param message one sentence
 * @param openedAt when its incident was noticed
 * @param closedAt when the incident was over; {@code null} while it lasts
 * @param sentBy channels by which its begin was sent, separated by commas; {@code null}
 * for none
 */
record Alert(UUID id, String rule, String subject, @Nullable String sourceTitle, String message, Instant openedAt,
		@Nullable Instant closedAt, @Nullable String sentBy) {

	/** Page of the runbook; public for templates. */
	public String runbook() {
		return "ops/runbook/" + this.rule.replace('_', '-') + ".md";
	}

}
