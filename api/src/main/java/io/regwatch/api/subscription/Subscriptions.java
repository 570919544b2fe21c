package io.regwatch.api.subscription;

import java.util.List;
import java.util.UUID;

import io.regwatch.api.JsonCode;

/**
 * The subscriptions of a workspace.
 *
 * @param sources all that the client may see
 * @param references overrides of single references
 */
record Subscriptions(List<OfSource> sources, List<OfReference> references) {

	record OfSource(String sourceId, String sourceTitle, String geography, @JsonCode SubscriptionStatus status) {

	}

	record OfReference(UUID referenceId, String referenceTitle, String referenceExternalId, String sourceId,
			@JsonCode SubscriptionStatus status) {

	}

}
