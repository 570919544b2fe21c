package io.regwatch.api.list;

import java.util.List;
import java.util.Objects;

import io.regwatch.api.StoreTimeout;
import org.jspecify.annotations.Nullable;

/**
 * A page of a list.
 *
 * @param <T> type of the rows
 * @param rows in the order of the list
 * @param cursor of the next page; {@code null} if this is the last one
 */
public record ListPage<T>(List<T> rows, @Nullable String cursor) {

	/**
	 * Reads a page.
	 * @param <T> type of the rows
	 * @param list with a limit
	 * @param timeout of each access to a store
	 * @return the page
	 */
	public static <T> ListPage<T> read(ListResponse<T> list, StoreTimeout timeout) {
		try (ListRows<T> rows = ListRows.open(list, timeout)) {
			return of(list.request(), rows, Objects.requireNonNull(list.request().limit()));
		}
	}

	/** One row more than asked for shows whether there is a next page. */
	static <T> ListPage<T> of(ListRequest request, ListRows<T> rows, int limit) {
		List<ListRows.Found<T>> found = rows.first(limit + 1);
		return new ListPage<>(found.stream().limit(limit).map(ListRows.Found::row).toList(),
				(found.size() > limit) ? request.cursor(found.get(limit - 1).hit().position()) : null);
	}

}
