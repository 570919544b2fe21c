package io.regwatch.ops.console.digestmail;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * What a person has ordered for a workspace.
 *
 * @param workspace its name
 * @param savedSearchId restricts the changes; {@code null} for all
 * @param sentCursor of the change feed; the next mail lists what follows
 * @param sentAt when the mail before was sent, or the mails were ordered
 * @param nextOn first day on which the next mail is due
 */
record DigestMail(String person, UUID workspaceId, String workspace, String address, DigestMailFrequency frequency,
		@Nullable UUID savedSearchId, String sentCursor, Instant sentAt, LocalDate nextOn) {

	/** The same for a repeated mail, so that mail programs can recognise it. */
	String messageId() {
		String period = "%s %s %s".formatted(this.person, this.workspaceId, this.nextOn);
		return "<digest-%s@regwatch>".formatted(UUID.nameUUIDFromBytes(period.getBytes(StandardCharsets.UTF_8)));
	}

}
