package io.regwatch.api.list;

import java.util.function.Function;

import io.regwatch.search.Hits;

/**
 * What an endpoint answers with a list; it is read while it is written.
 *
 * @param <T> what the list holds
 * @param request how much of it
 * @param hits what the index finds to such a request
 * @param rows the rows to it
 */
public record Listing<T>(ListRequest request, Function<ListRequest, Hits> hits, RowLoader<T> rows) {

}
