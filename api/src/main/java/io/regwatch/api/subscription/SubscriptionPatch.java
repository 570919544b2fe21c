package io.regwatch.api.subscription;

import java.util.List;

import io.regwatch.api.PatchField;
import org.jspecify.annotations.Nullable;

/** The body of PATCH subscriptions. */
record SubscriptionPatch(@Nullable PatchField<List<@Nullable OfSource>> sources,
		@Nullable PatchField<List<@Nullable OfReference>> references) {

	record OfSource(@Nullable String sourceId, @Nullable String status) {

	}

	record OfReference(@Nullable String referenceId, @Nullable String status) {

	}

}
