package io.regwatch.ingest.source.catalogue;

import java.util.List;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/**
 * Documents whose rows are read as JSON objects: JSON itself, bulk files, feeds, site
 * maps and answers of SPARQL endpoints. Which parts are allowed depends on the source's
 * kind.
 *
 * @param urls where the lists begin; may hold {@code {from}}, {@code {to}} and
 * {@code {cursor}}
 * @param request how pages are requested; {@code null} for GET
 * @param query of SPARQL; may hold {@code {cursor}}; {@code null} for other kinds
 * @param format of a bulk file; {@code null} for other kinds
 * @param delimiter of columns in CSV; {@code null} for a comma
 * @param charset of a bulk file, whatever its host says; {@code null} for the one that
 * the host announces
 * @param sheet name of the sheet of a workbook; {@code null} for the first one
 * @param headerRow number of the row of CSV or a workbook that names the columns, from 1;
 * 0 if none does; {@code null} for the first one
 * @param quotes how quotation marks of CSV are read; {@code null} for strictly
 * @param member a regular expression for the name of the file within a ZIP archive;
 * {@code null} for its only one
 * @param embedded element of an HTML page that holds the JSON; {@code null} if the page
 * is JSON
 * @param headings pointer to the groups of rows; {@code null} if there are none
 * @param items pointer to the array of rows, within a group if there are groups;
 * {@code null} where the format knows its rows
 * @param total pointer to the number of all rows; {@code null} if there is none
 * @param next pointer to the address of the next page; {@code null} if there is none
 * @param page counts pages; {@code null} if they are not counted
 * @param offset counts rows; {@code null} if they are not counted
 * @param token of the next page; {@code null} if pages have none
 * @param last has a value on the last page only; {@code null} if no page says so
 * @param windows of dates for which the list is requested one by one; {@code null} for
 * all at once
 * @param cursor where to start again; {@code null} if the list is gone through once
 * @param where fields of which a row must have each; {@code null} for all rows
 * @param group makes one row of several; {@code null} if each is for itself
 * @param detail a further document about a row; {@code null} if there is none
 * @param withdrawn where a document says that it was withdrawn; {@code null} if only its
 * absence tells
 * @param minimum fewer rows are an incomplete listing; {@code null} for one
 * @param fields how rows are read
 */
public record RowList(List<String> urls, @Nullable RequestRule request, @Nullable String query,
		@Nullable BulkFormat format, @Nullable String delimiter, @Nullable String charset, @Nullable String sheet,
		@Nullable Integer headerRow, @Nullable Quotes quotes, @Nullable String member, @Nullable FieldRule embedded,
		@Nullable String headings, @Nullable String items, @Nullable String total, @Nullable String next,
		@Nullable PageParameter page, @Nullable PageParameter offset, @Nullable PageToken token,
		@Nullable FieldRule last, @Nullable Windows windows, @Nullable Cursor cursor, @Nullable List<FieldRule> where,
		@Nullable Group group, @Nullable Detail detail, @Nullable Withdrawn withdrawn, @Nullable Integer minimum,
		ItemFields fields) implements PagedListSpec {

	private static final Integer FIRST_ROW = 1;

	public RowList {
		urls = List.copyOf(urls);
	}

	public int headerRowOrFirst() {
		return Objects.requireNonNullElse(this.headerRow, FIRST_ROW);
	}

	/** How quotation marks are read. */
	public enum Quotes {

		/** They enclose a whole value, as RFC 4180 says. */
		STRICT,

		/** What follows the closing one is a part of the value, too. */
		LENIENT,

		/** They are characters as all others. */
		NONE

	}

	/** How a bulk file's rows are written. */
	public enum BulkFormat {

		/** An array of objects. */
		JSON,

		/** An object on each line. */
		JSONL,

		/** Lines of values; one of them may name the columns. */
		CSV,

		/** A sheet of an Excel workbook; one of its rows may name the columns. */
		XLSX,

		/** The same in the format of Excel 97 to 2003. */
		XLS,

		/** The same in an OpenDocument spreadsheet. */
		ODS;

		/** Whether rows are in a sheet of a workbook, which is no file of text. */
		public boolean isWorkbook() {
			return this == XLSX || this == XLS || this == ODS;
		}

	}

	/**
	 * Rows of one key are one row with the members {@code first}, {@code last},
	 * {@code min}, {@code max} and {@code all}.
	 *
	 * @param by the key
	 * @param order of the rows of one key; {@code null} for the list's
	 */
	public record Group(FieldRule by, @Nullable FieldRule order) {

	}

	/**
	 * A JSON document about a row, which becomes its member {@code detail}.
	 *
	 * @param url its address
	 */
	public record Detail(FieldRule url) {

	}

	/**
	 * A JSON document beside a page, which says that the page's document was withdrawn.
	 *
	 * @param page beginning of addresses of pages
	 * @param document what stands there instead in addresses of JSON documents
	 * @param pointer to something that is only there if it was withdrawn
	 */
	public record Withdrawn(String page, String document, String pointer) {

	}

	/**
	 * Lets a list begin again behind the rows that are known, where pages end too early.
	 *
	 * @param start its first value
	 * @param value its next value, read from the last row
	 * @param pages after which the list begins again; {@code null} if it ends by itself
	 */
	public record Cursor(String start, FieldRule value, @Nullable Integer pages) {

	}

	/**
	 * Spans of time that are requested one by one; one with too many rows is halved.
	 *
	 * @param start first day of the first one
	 * @param months that each is long
	 * @param maxResults so many rows of one span mean that there may be more;
	 * {@code null} if nothing is cut
	 */
	public record Windows(String start, int months, @Nullable Integer maxResults) {

	}

}
