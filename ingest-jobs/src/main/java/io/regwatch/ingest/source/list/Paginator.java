package io.regwatch.ingest.source.list;

import java.net.URI;
import java.util.HashSet;
import java.util.Set;

import io.regwatch.ingest.source.catalogue.PageParameter;
import io.regwatch.ingest.source.catalogue.PagedListSpec;
import io.regwatch.ingest.source.parse.Page;
import io.regwatch.ingest.source.parse.Row;
import org.jspecify.annotations.Nullable;

/** The way from one page of a list to the next. */
final class Paginator {

	private final PagedListSpec list;

	private final URI start;

	private int pages;

	private int rows;

	private final Set<Row> shown = new HashSet<>();

	Paginator(PagedListSpec list, URI start) {
		this.list = list;
		this.start = start;
	}

	URI first() {
		return counted();
	}

	boolean isFirst() {
		return this.pages == 0;
	}

	/** How many pages were read. */
	int pages() {
		return this.pages;
	}

	/** Whether a page before this one had a row. */
	boolean hasShown(Row row) {
		return this.shown.contains(row);
	}

	/** Whether a page is empty although rows are said to follow. */
	boolean endsEarly(Page page) {
		return page.rows().isEmpty() && page.total() != null && this.rows < page.total();
	}

	/** The page that follows; {@code null} at the end. */
	@Nullable URI after(Page page) {
		this.pages++;
		this.shown.addAll(page.rows());
		this.rows += page.rows().size();
		if (page.isLast()) {
			return null;
		}
		if (this.list.token() != null) {
			return (page.token() != null) ? PageParameter.with(this.start, this.list.token().parameter(), page.token())
					: null;
		}
		if (this.list.page() == null && this.list.offset() == null) {
			return page.next();
		}
		boolean ended = page.rows().isEmpty() || (page.total() != null && this.rows >= page.total());
		return ended ? null : counted();
	}

	private URI counted() {
		if (this.list.page() != null) {
			return this.list.page().with(this.start, this.list.page().firstOr(1) + this.pages);
		}
		if (this.list.offset() != null) {
			return this.list.offset().with(this.start, this.list.offset().firstOr(0) + this.rows);
		}
		return this.start;
	}

}
