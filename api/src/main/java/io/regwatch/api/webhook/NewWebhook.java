package io.regwatch.api.webhook;

import java.util.List;

import io.regwatch.api.PatchField;
import org.jspecify.annotations.Nullable;

/** The body of POST webhooks. */
record NewWebhook(@Nullable String url, @Nullable String workspaceId,
		@Nullable PatchField<List<@Nullable String>> events, @Nullable String savedSearchId) {

}
