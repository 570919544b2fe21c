package io.regwatch.ingest.source.list;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;

import io.regwatch.http.FetchResponse;
import io.regwatch.http.WebRequest;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.PagedListSpec;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.parse.Page;
import io.regwatch.ingest.source.parse.PageBody;
import io.regwatch.ingest.source.parse.PageParser;
import io.regwatch.schema.AnomalyRule;
import org.jspecify.annotations.Nullable;

/** Goes through all pages of a source's lists; whatever stops it early is a shortfall. */
final class ListingReader {

	private static final int MAX_PAGES = 5000;

	private final SourceDefinition source;

	private final PagedListSpec list;

	private final PageParser reader;

	private final PageFetcher pages;

	private final ListingBuilder listing;

	/** The list that each page was read for. */
	private final Map<PageRequest, Paginator> visited = new HashMap<>();

	ListingReader(SourceDefinition source, PageParser reader, PageFetcher pages) {
		this.source = source;
		this.list = source.pagedList();
		this.reader = reader;
		this.pages = pages;
		this.listing = new ListingBuilder(source, new DetailPageFetcher(pages, source));
	}

	Listing read(LocalDate today) {
		ListPartition.of(this.list, today).forEach(this::readFrom);
		return this.listing.listing();
	}

	/** A list that ends before its end is begun again behind its last row. */
	private void readFrom(ListPartition start) {
		@Nullable ListPartition at = start;
		while (at != null) {
			at = readOnce(at, start);
		}
	}

	/** Goes from page to page; returns where to begin again, or {@code null}. */
	private @Nullable ListPartition readOnce(ListPartition start, ListPartition origin) {
		Paginator paging = new Paginator(this.list, start.uri(), start.body());
		@Nullable PageRequest address = paging.first();
		while (address != null) {
			Page page = isReadBefore(address, start, paging) ? null : read(address, paging);
			if (page == null || isCut(start, page, paging)
					|| !this.listing.add(page, paging, start.isFirst(), origin)) {
				return null;
			}
			if (paging.endsEarly(page)) {
				this.listing.flag(AnomalyRule.RESULT_CAP,
						"'%s' shows nothing although %d rows are reported".formatted(address, page.total()));
			}
			if (start.isIndex()) {
				page.lists().forEach((further) -> readFrom(start.at(further)));
			}
			address = paging.after(page);
			if (start.restartsAfter(page, paging.pages(), address == null)) {
				return behind(start, page);
			}
		}
		return null;
	}

	private @Nullable ListPartition behind(ListPartition start, Page page) {
		ListPartition next = start.behind(page.rows().getLast());
		if (next == null) {
			this.listing.flag(AnomalyRule.RESULT_CAP,
					"The list '%s' cannot be continued behind its last row".formatted(start.uri()));
		}
		return next;
	}

	/**
	 * Whether a list shows fewer rows than it has; halves of its range are read instead.
	 */
	private boolean isCut(ListPartition start, Page page, Paginator paging) {
		if (!paging.isFirst() || !start.isCapped(page.total())) {
			return false;
		}
		if (start.halves().isEmpty()) {
			this.listing.flag(AnomalyRule.RESULT_CAP,
					"'%s' reports %d rows, more than are ever shown".formatted(start.uri(), page.total()));
			return false;
		}
		start.halves().forEach(this::readFrom);
		return true;
	}

	/**
	 * Whether another list, which has all that this one has shown so far, goes on at the
	 * same page: the tab of this year leads to what the start page shows, too.
	 */
	private boolean isReadBefore(PageRequest address, ListPartition start, Paginator paging) {
		@Nullable Paginator other = this.visited.get(address);
		return start.isFirst() && other != null && other != paging && other.hasShownAllOf(paging);
	}

	private @Nullable Page read(PageRequest address, Paginator paging) {
		if (this.visited.putIfAbsent(address, paging) != null || this.visited.size() > MAX_PAGES) {
			this.listing.flag(AnomalyRule.REPEATED_PAGE,
					"The pages lead in a circle or on for ever: '%s'".formatted(address));
			return null;
		}
		WebRequest request = address.to(this.list.request(), this.reader.expected());
		return switch (this.pages.get(request, this.source.fetchRules(), new PageBody.Of(this.reader),
				PageBody.Parsed.class::isInstance)) {
			case FetchResponse.Received<PageBody> received -> pageOf(address, received.body());
			case FetchResponse.NotModified<PageBody> _ -> unreadable(address, "not modified");
			case FetchResponse.Gone<PageBody> gone when paging.isBehindLast(gone.receipt().status()) -> null;
			case FetchResponse.Gone<PageBody> gone -> unreadable(address, "status " + gone.receipt().status());
			case FetchResponse.Refused<PageBody> refused when paging.isBehindLast(refused.status()) -> null;
			case FetchResponse.Refused<PageBody> refused ->
				unreadable(address, "%s: %s".formatted(refused.reason().code(), refused.detail()));
		};
	}

	private @Nullable Page pageOf(PageRequest address, PageBody body) {
		return switch (body) {
			case PageBody.Parsed parsed -> parsed.page();
			case PageBody.Foreign foreign -> unreadable(address, foreign.detail());
		};
	}

	private @Nullable Page unreadable(PageRequest address, String detail) {
		this.listing.flag(AnomalyRule.UNREADABLE, "The page '%s' cannot be read: %s".formatted(address, detail));
		return null;
	}

}
