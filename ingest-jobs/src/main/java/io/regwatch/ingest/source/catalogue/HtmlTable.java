package io.regwatch.ingest.source.catalogue;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * HTML pages whose tables list items, or XML documents whose elements do.
 *
 * @param urls where the lists begin
 * @param request how pages are requested; {@code null} for GET
 * @param pointer where the HTML is in pages of JSON; {@code null} if pages are HTML
 * @param tables selects the tables; {@code null} for all
 * @param rows selects the rows of a table; {@code null} for all that have cells of data
 * @param continuation selects rows that continue the one above; {@code null} if there are
 * none
 * @param where fields of which a row must have each; {@code null} for all rows
 * @param headings selects what is carried down to the rows that follow
 * @param next selects the link to the next page; {@code null} if there is none
 * @param lists selects the links to further lists, such as those of each year;
 * {@code null} if there are none
 * @param total the number of all rows, anywhere on a page; {@code null} if there is none
 * @param page counts pages; {@code null} if they are not counted
 * @param offset counts rows; {@code null} if they are not counted
 * @param token of the next page; {@code null} if pages have none
 * @param last has a value on the last page only; {@code null} if no page says so
 * @param minimum fewer rows are an incomplete listing; {@code null} for one
 * @param mustContain texts that each page holds; {@code null} for none
 * @param fields how rows are read
 */
public record HtmlTable(List<String> urls, @Nullable RequestRule request, @Nullable String pointer,
		@Nullable String tables, @Nullable String rows, @Nullable String continuation, @Nullable List<FieldRule> where,
		@Nullable String headings, @Nullable String next, @Nullable String lists, @Nullable FieldRule total,
		@Nullable PageParameter page, @Nullable PageParameter offset, @Nullable PageToken token,
		@Nullable FieldRule last, @Nullable Integer minimum, @Nullable List<String> mustContain,
		ItemFields fields) implements PagedListSpec {

	public HtmlTable {
		urls = List.copyOf(urls);
	}

	public String rowSelector() {
		return (this.rows != null) ? this.rows : "tr:has(> td)";
	}

	public String tableSelector(String usual) {
		return (this.tables != null) ? this.tables : usual;
	}

	public List<String> requiredTexts() {
		return (this.mustContain != null) ? this.mustContain : List.of();
	}

}
