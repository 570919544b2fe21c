package io.regwatch.ingest.source.list;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;

import io.regwatch.ingest.source.catalogue.HtmlTable;
import io.regwatch.ingest.source.catalogue.PagedListSpec;
import io.regwatch.ingest.source.catalogue.RequestRule;
import io.regwatch.ingest.source.catalogue.RowList;
import io.regwatch.ingest.source.parse.FieldReader;
import io.regwatch.ingest.source.parse.Page;
import io.regwatch.ingest.source.parse.Row;
import io.regwatch.schema.text.BoundedPattern;
import org.jspecify.annotations.Nullable;

/**
 * Where a list is begun.
 *
 * @param list it belongs to
 * @param url may hold placeholders
 * @param span of time that is requested; {@code null} for all
 * @param cursor behind which the list begins; {@code null} if there is none
 * @param isFirst {@code false} if it continues another start
 */
record ListPartition(PagedListSpec list, String url, @Nullable DateRange span, @Nullable String cursor,
		boolean isFirst) {

	static List<ListPartition> of(PagedListSpec list, LocalDate today) {
		return list.urls().stream().flatMap((url) -> of(list, url, today).stream()).toList();
	}

	private static final BoundedPattern QUOTING = BoundedPattern.compile("[\"'\\\\<>]");

	private static List<ListPartition> of(PagedListSpec list, String url, LocalDate today) {
		return switch (list) {
			case HtmlTable _ -> List.of(new ListPartition(list, url, null, null, true));
			case RowList rows -> {
				@Nullable String cursor = (rows.cursor() != null) ? rows.cursor().start() : null;
				yield (rows.windows() == null) ? List.of(new ListPartition(list, url, null, cursor, true))
						: DateRange.of(rows.windows(), today)
							.stream()
							.map((span) -> new ListPartition(list, url, span, cursor, true))
							.toList();
			}
		};
	}

	/** A further list of the same kind. */
	ListPartition at(URI further) {
		return new ListPartition(this.list, further.toString(), this.span, this.cursor, true);
	}

	URI uri() {
		String filled = (this.span != null) ? this.span.fill(this.url) : this.url;
		@Nullable String query = (this.list instanceof RowList rows) ? rows.query() : null;
		if (query != null) {
			return URI
				.create(filled + (filled.contains("?") ? "&" : "?") + "query=" + encoded(withCursor(query, false)));
		}
		return withSecrets(withCursor(filled, true));
	}

	/** Tells it from other starts. */
	String name() {
		@Nullable String body = body();
		return (body != null) ? uri() + " " + body : uri().toString();
	}

	/** An address whose secrets are put in where it is requested. */
	static URI withSecrets(String address) {
		return URI.create(address.replace("${", "%24%7B").replace("}", "%7D"));
	}

	/** Whether it leads to further lists: only the addresses of an HTML table do. */
	boolean isIndex() {
		return this.list instanceof RowList || this.list.urls().contains(this.url);
	}

	/** What is sent with POST; {@code null} for GET. */
	@Nullable String body() {
		RequestRule request = this.list.request();
		@Nullable String body = (request != null) ? request.body() : null;
		return (body != null) ? withCursor((this.span != null) ? this.span.fill(body) : body, false) : null;
	}

	/** Whether so many rows mean that there are more, which are never shown. */
	boolean isCapped(@Nullable Integer total) {
		@Nullable Integer maxResults = (this.list instanceof RowList rows && rows.windows() != null) ? rows.windows().maxResults()
				: null;
		return maxResults != null && total != null && total >= maxResults;
	}

	List<ListPartition> halves() {
		return (this.span == null || this.span.isOneDay()) ? List.of()
				: this.span.halves()
					.stream()
					.map((half) -> new ListPartition(this.list, this.url, half, this.cursor, true))
					.toList();
	}

	/** Whether the list has to be begun again after a page. */
	boolean restartsAfter(Page page, int pages, boolean ended) {
		if (!(this.list instanceof RowList rows) || rows.cursor() == null || page.rows().isEmpty()) {
			return false;
		}
		return (rows.cursor().pages() == null) ? ended : !ended && pages >= rows.cursor().pages();
	}

	/** The start behind a row; {@code null} if that is no other. */
	@Nullable ListPartition behind(@Nullable Row last) {
		if (last == null || !(this.list instanceof RowList rows) || rows.cursor() == null) {
			return null;
		}
		String value = new FieldReader(last, uri()).read(rows.cursor().value());
		return (value == null || value.equals(this.cursor)) ? null
				: new ListPartition(this.list, this.url, this.span, value, false);
	}

	private String withCursor(String template, boolean encode) {
		if (this.cursor == null) {
			return template;
		}
		return template.replace("{cursor}", encode ? encoded(this.cursor) : QUOTING.replaceAll(this.cursor, ""));
	}

	private static String encoded(String text) {
		return URLEncoder.encode(text, StandardCharsets.UTF_8);
	}

}
