package io.regwatch.api.subscription;

import java.util.List;
import java.util.UUID;

import io.regwatch.api.JsonCode;

/**
 * What a workspace follows.
 *
 * @param sources all that the client may see
 * @param references those of which something is said
 */
record Subscriptions(List<OfSource> sources, List<OfReference> references) {

	record OfSource(String sourceId, String sourceTitle, String geography, @JsonCode SubscriptionStatus status) {

	}

	record OfReference(UUID referenceId, String referenceTitle, String referenceExternalId, String sourceId,
			@JsonCode SubscriptionStatus status) {

	}

}
