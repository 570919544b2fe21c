package io.regwatch.search;

import io.regwatch.store.OutboxEntry;

/**
 * A document that is not what its row says.
 *
 * @param kind of the entity
 * @param id of the document; if no row ever had it, not necessarily a UUID
 * @param flaw what is wrong
 * @param repaired whether the index is right now
 */
public record Mismatch(OutboxEntry.Kind kind, String id, MismatchType flaw, boolean repaired) {

}
