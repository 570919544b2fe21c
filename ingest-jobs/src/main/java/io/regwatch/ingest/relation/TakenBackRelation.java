package io.regwatch.ingest.relation;

import java.util.UUID;

import io.regwatch.schema.RelationKind;

/**
 * A relation with consequences that its document no longer states.
 *
 * @param id of the stated relation
 * @param kind what the first was to the second
 * @param from the first
 * @param title of the first
 * @param to the second
 * @param sourceId of the second
 * @param externalId of the second
 * @param stated whether the second's own listing says what its status is
 */
public record TakenBackRelation(UUID id, RelationKind kind, UUID from, String title, UUID to, String sourceId,
		String externalId, boolean stated) {

}
