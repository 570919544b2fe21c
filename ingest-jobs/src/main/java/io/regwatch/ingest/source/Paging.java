package io.regwatch.ingest.source;

import java.net.URI;

import org.jspecify.annotations.Nullable;

/** The way from one page of a list to the next. */
final class Paging {

	private final Paged list;

	private final URI start;

	private int pages;

	private int rows;

	Paging(Paged list, URI start) {
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

	/** The page that follows; {@code null} at the end. */
	@Nullable URI after(Page page) {
		this.pages++;
		this.rows += page.rows().size();
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
