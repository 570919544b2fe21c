package io.regwatch.ingest.source;

import io.regwatch.schema.RelationKind;
import org.jspecify.annotations.Nullable;

/**
 * What a source says that a document is to another one.
 *
 * @param kind of the relation
 * @param externalId the authority's id of the other one, which nobody need know
 * @param source that lists the other one; {@code null} if it is the same
 */
public record StatedRelation(RelationKind kind, String externalId, @Nullable String source) {

}
