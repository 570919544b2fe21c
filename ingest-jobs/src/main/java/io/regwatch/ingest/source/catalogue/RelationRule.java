package io.regwatch.ingest.source.catalogue;

import io.regwatch.schema.RelationKind;
import org.jspecify.annotations.Nullable;

/**
 * How a row says what its document is to others.
 *
 * @param kind of the relation
 * @param ids names the others
 * @param each a regular expression: each match in {@code ids} is an id, or the match's
 * first group; {@code null} if all of it is one
 * @param source that lists the others; {@code null} if it is the same
 */
public record RelationRule(RelationKind kind, FieldRule ids, @Nullable String each, @Nullable String source) {

}
