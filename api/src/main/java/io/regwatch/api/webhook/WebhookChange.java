package io.regwatch.api.webhook;

import java.util.List;

import io.regwatch.api.PatchField;
import io.regwatch.api.error.InvalidInputException;
import org.jspecify.annotations.Nullable;

/** The body of PATCH webhooks. */
record WebhookChange(@Nullable PatchField<String> url, @Nullable PatchField<List<@Nullable String>> events,
		@Nullable PatchField<Boolean> enabled) {

	@Nullable Boolean checkedEnabled() {
		if (this.enabled != null && this.enabled.value() == null) {
			throw new InvalidInputException("Field 'enabled' must be true or false");
		}
		return (this.enabled != null) ? this.enabled.value() : null;
	}

}
