package io.regwatch.search.reconcile;

import io.regwatch.store.OutboxEntry;

/**
 * A document that differs from its row.
 *
 * @param kind of the entity
 * @param id of the document; not necessarily a UUID if no row ever had it
 * @param type of the difference
 * @param repaired whether the index is right now
 */
public record Mismatch(OutboxEntry.Kind kind, String id, MismatchType type, boolean repaired) {
}
