package io.regwatch.search.index;

import java.util.UUID;

import io.regwatch.store.OutboxEntry;

/**
 * A change that the index refused. It stays in the outbox, and the next drain sends it
 * again.
 *
 * @param kind of the entity
 * @param entityId its primary key
 * @param reason given by Elasticsearch
 */
public record BulkFailure(OutboxEntry.Kind kind, UUID entityId, String reason) {
}
