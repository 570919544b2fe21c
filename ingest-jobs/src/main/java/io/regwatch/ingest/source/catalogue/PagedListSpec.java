package io.regwatch.ingest.source.catalogue;

import java.util.List;

import org.jspecify.annotations.Nullable;

/** Lists that may go over several pages. */
public sealed interface PagedListSpec permits RowList, HtmlTable {

	/** Where the lists begin. */
	List<String> urls();

	/** Counts pages; {@code null} if pages are not counted. */
	@Nullable PageParameter page();

	/** Counts rows; {@code null} if rows are not counted. */
	@Nullable PageParameter offset();

	/** How pages are requested; {@code null} for GET. */
	@Nullable RequestRule request();

	/** The token of the next page; {@code null} if pages have none. */
	@Nullable PageToken token();

	/** Has a value on the last page only; {@code null} if no page says so. */
	@Nullable FieldRule last();

	/** Fields of which a row must have each to count; {@code null} for all rows. */
	@Nullable List<FieldRule> where();

	/** Fewer rows are an incomplete listing; {@code null} for one. */
	@Nullable Integer minimum();

	/** How rows are read. */
	ItemFields fields();

}
