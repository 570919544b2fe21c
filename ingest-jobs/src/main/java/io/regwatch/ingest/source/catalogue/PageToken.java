package io.regwatch.ingest.source.catalogue;

import org.jspecify.annotations.Nullable;

/**
 * A token that a page gives for the next one; a page without it is the last.
 *
 * @param parameter of the query that takes it; {@code null} if only the body of a request
 * takes it
 * @param url address of the next page, with {@code {token}}; {@code null} for that of the
 * list with the parameter
 * @param value where the page has it
 */
public record PageToken(@Nullable String parameter, @Nullable String url, FieldRule value) {

}
