package io.regwatch.ingest.source;

import io.regwatch.schema.RelationKind;
import org.jspecify.annotations.Nullable;

/**
 * A relation of a document to another one that a source states.
 *
 * @param kind of the relation
 * @param externalId the authority's id of the other one, which may be unknown
 * @param source that lists the other one; {@code null} if it is the same
 */
public record StatedRelation(RelationKind kind, String externalId, @Nullable String source) {

}
