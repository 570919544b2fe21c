package io.regwatch.ingest.source.catalogue;

import org.jspecify.annotations.Nullable;

/**
 * A token that a page gives for the next one; a page without it is the last.
 *
 * @param parameter of the query that takes it; {@code null} if only the body of a request
 * takes it
 * @param value where the page has it
 */
public record PageToken(@Nullable String parameter, FieldRule value) {

}
