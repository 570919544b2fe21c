package io.regwatch.api.subscription;

import java.util.List;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import org.jspecify.annotations.Nullable;

/** What a client wants to follow or not, as it came: no list is not {@code null}. */
record SubscriptionPatch(@JsonSetter(nulls = Nulls.FAIL) @Nullable List<@Nullable OfSource> sources,
		@JsonSetter(nulls = Nulls.FAIL) @Nullable List<@Nullable OfReference> references) {

	record OfSource(@Nullable String sourceId, @Nullable String status) {

	}

	record OfReference(@Nullable String referenceId, @Nullable String status) {

	}

}
