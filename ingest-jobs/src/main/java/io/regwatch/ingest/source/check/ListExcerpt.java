package io.regwatch.ingest.source.check;

import java.net.URI;
import java.util.Optional;

import io.regwatch.http.CharsetDetector;
import io.regwatch.ingest.source.PageCache;
import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;

/** Keeps how the first page of a list begins, beside what another cache keeps. */
public final class ListExcerpt implements PageCache {

	private static final int LONGEST = 300;

	/** Enough for the text of a page that has hardly any. */
	private static final int LOOK = 1 << 16;

	private final PageCache pages;

	private @Nullable String text;

	/**
	 * An excerpt of pages.
	 * @param pages receives the pages, too
	 */
	public ListExcerpt(PageCache pages) {
		this.pages = pages;
	}

	/**
	 * The beginning of the first page that could be read, without markup.
	 * @return empty if there is none
	 */
	public Optional<String> text() {
		return Optional.ofNullable(this.text);
	}

	@Override
	public Optional<ReadPage> find(URI address) {
		return this.pages.find(address);
	}

	@Override
	public void keep(URI address, ReadPage page) {
		this.pages.keep(address, page);
		if (this.text == null) {
			String whole = CharsetDetector.decode(page.body(), page.receipt().charset());
			String start = whole.substring(0, Math.min(LOOK, whole.length())).strip();
			String plain = start.startsWith("<") ? Jsoup.parse(start).text() : start;
			this.text = plain.substring(0, Math.min(LONGEST, plain.length()));
		}
	}

}
