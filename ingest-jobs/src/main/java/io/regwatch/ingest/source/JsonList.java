package io.regwatch.ingest.source;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * JSON documents that list items.
 *
 * @param urls where the lists begin
 * @param items pointer to the array of rows
 * @param total pointer to the number of all rows; {@code null} if there is none
 * @param next pointer to the address of the next page; {@code null} if there is none
 * @param page counts pages; {@code null} if they are not counted
 * @param offset counts rows; {@code null} if they are not counted
 * @param minimum fewer rows are an incomplete listing; {@code null} for one
 * @param fields how rows are read
 */
public record JsonList(List<String> urls, String items, @Nullable String total, @Nullable String next,
		@Nullable QueryCounter page, @Nullable QueryCounter offset, @Nullable Integer minimum,
		ItemFields fields) implements Paged {

	public JsonList {
		urls = List.copyOf(urls);
	}

}
