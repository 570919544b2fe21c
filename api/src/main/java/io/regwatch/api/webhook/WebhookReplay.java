package io.regwatch.api.webhook;

import io.regwatch.api.PatchField;
import io.regwatch.api.error.InvalidInputException;
import io.regwatch.change.ChangeCursor;
import org.jspecify.annotations.Nullable;

/** The body of POST replay. */
record WebhookReplay(@Nullable PatchField<String> after, @Nullable String workspaceId) {

	@Nullable ChangeCursor cursor() {
		if (this.after == null) {
			throw new InvalidInputException("Field 'after' is missing: use a cursor, or null for everything visible");
		}
		return WebhookFields.cursor(this.after.value());
	}

}
