package io.regwatch.ingest.history;

/**
 * A relation of two references that an authority states.
 *
 * @param kind code of the relation
 * @param direction {@code to} another reference that this one stands in it to, or
 * {@code from} another one that stands in it to this one
 * @param source id of the other's source
 * @param externalId the authority's id of the other
 * @param title of the other
 */
public record RelationEntry(String kind, String direction, String source, String externalId, String title) {

}
