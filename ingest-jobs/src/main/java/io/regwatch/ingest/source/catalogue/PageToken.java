package io.regwatch.ingest.source.catalogue;

/**
 * A token that a page gives for the next one; a page without it is the last.
 *
 * @param parameter of the query that takes it
 * @param value where the page has it
 */
public record PageToken(String parameter, FieldRule value) {

}
