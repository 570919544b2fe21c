package io.regwatch.api.list;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;

import io.regwatch.search.HitPages;

/**
 * A list as a response body; it is read while it is written.
 *
 * @param <T> type of the rows
 * @param request the page
 * @param hits finds the page
 * @param rows reads rows by primary key, without those that are hidden or do not match
 */
public record ListResponse<T>(ListRequest request, Function<ListRequest, HitPages> hits,
		Function<Collection<UUID>, Map<UUID, T>> rows) {

	/**
	 * A complete list of rows whose ids are known. Up to 1,000 rows have an ETag.
	 * @param <T> type of the rows
	 * @param ids of all rows, in the order of the list
	 * @param rows reads up to 1,000 of them; those that are missing are left out
	 * @return the list
	 */
	public static <T> ListResponse<T> of(List<UUID> ids, Function<Collection<UUID>, Map<UUID, T>> rows) {
		return new ListResponse<>(ListRequest.COMPLETE, (_) -> new IdPages(ids), rows);
	}

}
