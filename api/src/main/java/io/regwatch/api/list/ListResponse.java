package io.regwatch.api.list;

import java.util.Collection;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;

import io.regwatch.search.HitPages;

/**
 * A list as a response body; it is read while it is written.
 *
 * @param <T> type of the rows
 * @param request the page
 * @param hits finds the page in the index
 * @param rows reads rows by primary key, without those that are hidden or do not match
 */
public record ListResponse<T>(ListRequest request, Function<ListRequest, HitPages> hits,
		Function<Collection<UUID>, Map<UUID, T>> rows) {

}
