package io.regwatch.ingest.source;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

import org.jspecify.annotations.Nullable;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Reads HTML pages whose tables list items. */
record HtmlPages(HtmlTable table) implements PageReader {

	@Override
	public String type() {
		return "html";
	}

	@Override
	public Page read(byte[] body, URI address) throws UnreadablePageException {
		Document document = parse(body, address);
		String text = document.text();
		for (String required : this.table.requiredTexts()) {
			if (!text.contains(required)) {
				throw new UnreadablePageException("it lacks the text '%s'".formatted(required));
			}
		}
		return new Page(rows(document), null, next(document));
	}

	private static Document parse(byte[] body, URI address) throws UnreadablePageException {
		try {
			return Jsoup.parse(new ByteArrayInputStream(body), null, address.toString());
		}
		catch (IOException ex) {
			throw new UnreadablePageException("not HTML: " + ex.getMessage());
		}
	}

	private List<HtmlRow> rows(Document document) {
		Set<Element> rows = identical(document.select(this.table.tableSelector()).select(this.table.rowSelector()));
		Set<Element> headings = (this.table.headings() != null) ? identical(document.select(this.table.headings()))
				: Set.of();
		List<HtmlRow> found = new ArrayList<>();
		@Nullable String heading = null;
		for (Element element : document.getAllElements()) {
			if (headings.contains(element)) {
				heading = element.text();
			}
			else if (rows.contains(element)) {
				found.add(new HtmlRow(element, heading));
			}
		}
		return found;
	}

	/** Elements are equal if they look alike; here each is meant for itself. */
	private static Set<Element> identical(List<Element> elements) {
		Set<Element> set = Collections.newSetFromMap(new IdentityHashMap<>());
		set.addAll(elements);
		return set;
	}

	private @Nullable URI next(Document document) throws UnreadablePageException {
		Element link = (this.table.next() != null) ? document.selectFirst(this.table.next()) : null;
		String next = (link != null) ? link.absUrl("href") : "";
		try {
			return next.isEmpty() ? null : URI.create(next);
		}
		catch (IllegalArgumentException ex) {
			throw new UnreadablePageException("the next page has no usable address: '%s'".formatted(next));
		}
	}

}
