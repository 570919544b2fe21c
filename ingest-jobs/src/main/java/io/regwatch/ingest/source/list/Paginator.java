package io.regwatch.ingest.source.list;

import io.regwatch.ingest.source.catalogue.PageToken;
import java.nio.charset.StandardCharsets;
import java.net.URLEncoder;
import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

import io.regwatch.ingest.source.catalogue.PageParameter;
import io.regwatch.ingest.source.catalogue.PagedListSpec;
import io.regwatch.ingest.source.parse.Page;
import org.jspecify.annotations.Nullable;

/** Goes from one page of a list to the next. */
final class Paginator {

	private final PagedListSpec list;

	private final URI start;

	private final @Nullable String body;

	private int pages;

	private int rows;

	private final Set<Object> shown = new HashSet<>();

	Paginator(PagedListSpec list, URI start, @Nullable String body) {
		this.list = list;
		this.start = start;
		this.body = body;
	}

	PageRequest first() {
		return at("");
	}

	boolean isFirst() {
		return this.pages == 0;
	}

	/** How many pages were read. */
	int pages() {
		return this.pages;
	}

	/** Whether a page before this one had a row that is the same. */
	boolean hasShown(Object row) {
		return this.shown.contains(row);
	}

	boolean hasShownAllOf(Paginator other) {
		return this.shown.containsAll(other.shown);
	}

	/** Remembers what the rows of a page are. */
	void show(List<Object> rows) {
		this.shown.addAll(rows);
	}

	/** Whether a page is empty although rows are said to follow. */
	boolean endsEarly(Page page) {
		return page.rows().isEmpty() && page.total() != null && this.rows < page.total();
	}

	/** The page that follows; {@code null} at the end. */
	@Nullable PageRequest after(Page page) {
		this.pages++;
		this.rows += page.rows().size();
		if (page.isLast()) {
			return null;
		}
		if (this.list.token() != null) {
			return (page.token() != null) ? at(page.token()) : null;
		}
		if (this.list.page() == null && this.list.offset() == null) {
			return (page.next() != null) ? new PageRequest(page.next(), (page.form() != null) ? page.form() : this.body)
					: null;
		}
		boolean ended = page.rows().isEmpty() || (page.total() != null && this.rows >= page.total());
		return ended ? null : at("");
	}

	private PageRequest at(String token) {
		int page = firstOr(this.list.page(), 1) + this.pages;
		int offset = firstOr(this.list.offset(), 0) + this.rows;
		String filled = (this.body == null) ? null
				: this.body.replace("{page}", String.valueOf(page)).replace("{offset}", String.valueOf(offset));
		return new PageRequest(address(page, offset, token), (filled == null) ? null
				: Objects.requireNonNull(this.list.request(), "It states the body").withToken(filled, token));
	}

	private URI address(int page, int offset, String token) {
		PageParameter counter = (this.list.page() != null) ? this.list.page() : this.list.offset();
		if (counter != null) {
			return (this.pages == 0 && counter.url() != null) ? this.start
					: counter.with(this.start, (this.list.page() != null) ? page : offset);
		}
		return (token.isEmpty() || this.list.token() == null) ? this.start : address(this.list.token(), token);
	}

	private URI address(PageToken rule, String token) {
		if (rule.url() != null) {
			return ListPartition
				.withSecrets(rule.url().replace("{token}", URLEncoder.encode(token, StandardCharsets.UTF_8)));
		}
		return (rule.parameter() != null) ? PageParameter.with(this.start, rule.parameter(), token) : this.start;
	}

	/** Whether a response shows that the page before was the last one. */
	boolean isBehindLast(@Nullable Integer status) {
		PageParameter counter = (this.list.page() != null) ? this.list.page() : this.list.offset();
		return this.pages > 0 && counter != null && status != null && status.equals(counter.endStatus());
	}

	private static int firstOr(@Nullable PageParameter parameter, int usual) {
		return (parameter != null) ? parameter.firstOr(usual) : usual;
	}

}
