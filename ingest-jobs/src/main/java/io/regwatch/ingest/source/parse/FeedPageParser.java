package io.regwatch.ingest.source.parse;

import com.rometools.rome.feed.synd.SyndEnclosure;
import com.rometools.rome.feed.synd.SyndContent;
import java.util.stream.Stream;
import java.util.Objects;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.net.URI;
import java.util.Date;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.StreamSupport;

import com.rometools.rome.feed.synd.SyndCategory;
import com.rometools.rome.feed.synd.SyndEntry;
import com.rometools.rome.feed.synd.SyndFeed;
import com.rometools.rome.io.FeedException;
import com.rometools.rome.io.SyndFeedInput;
import io.regwatch.http.CharsetDetector;
import io.regwatch.http.ContentExpectation;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.http.Secrets;
import io.regwatch.ingest.source.catalogue.YamlFile;
import org.jdom2.Document;
import org.jdom2.Element;
import org.jdom2.JDOMException;
import org.jdom2.Namespace;
import org.jdom2.filter.ElementFilter;
import org.jdom2.filter.Filters;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads RSS and Atom. A row has the members {@code id}, {@code link}, {@code title},
 * {@code summary}, {@code content}, {@code enclosures}, {@code published},
 * {@code updated} and {@code categories}; dates are ISO instants, or what the feed says
 * if that is no date.
 */
final class FeedPageParser implements PageParser {

	/** Where older entries are, by RFC 5005. */
	private static final String ARCHIVE = "prev-archive";

	private static final Namespace HISTORY = Namespace.getNamespace("http://purl.org/syndication/history/1.0");

	private static final Set<String> PUBLISHED = Set.of("pubDate", "published", "issued", "date", "created");

	private static final Set<String> UPDATED = Set.of("updated", "modified");

	@Override
	public ContentExpectation expected() {
		return ContentExpectation.of("xml");
	}

	@Override
	public Page read(InputStream body, ResponseMetadata receipt) throws IOException, UnreadablePageException {
		Document document = parse(body, receipt);
		List<Element> elements = StreamSupport.stream(document.getDescendants(Filters.element()).spliterator(), false)
			.filter((element) -> element.getName().equals("item") || element.getName().equals("entry"))
			.toList();
		SyndFeed feed = feed(document);
		if (feed.getEntries().size() != elements.size()) {
			throw new UnreadablePageException(
					"of %d entries, %d can be read".formatted(elements.size(), feed.getEntries().size()));
		}
		Iterator<Element> raw = elements.iterator();
		List<JsonRow> rows = feed.getEntries().stream().map((entry) -> row(entry, raw.next())).toList();
		URI next = link(document, "next", receipt.url());
		URI archive = link(document, ARCHIVE, receipt.url());
		boolean isArchive = archive != null || document.getDescendants(new ElementFilter("archive", HISTORY)).hasNext();
		return new Page(rows, null, (next != null) ? next : archive, null, List.of(), receipt.url(), null, null, false,
				isArchive, List.of());
	}

	/**
	 * A document type is only named by the oldest feeds; nothing it could define is
	 * taken.
	 */
	private static Document parse(InputStream body, ResponseMetadata receipt)
			throws IOException, UnreadablePageException {
		try {
			return SafeXml.parse(new StringReader(CharsetDetector.decode(body.readAllBytes(), receipt.charset())));
		}
		catch (JDOMException ex) {
			throw new UnreadablePageException("not XML: " + ex.getMessage());
		}
	}

	private static SyndFeed feed(Document document) throws UnreadablePageException {
		try {
			return new SyndFeedInput().build(document);
		}
		catch (FeedException | IllegalArgumentException ex) {
			throw new UnreadablePageException("no feed: " + ex.getMessage());
		}
	}

	/** RSS has no links of its own and takes those of Atom. */
	private static @Nullable URI link(Document document, String relation, URI address) throws UnreadablePageException {
		Element root = document.getRootElement();
		String next = Stream.concat(Stream.of(root), root.getChildren().stream())
			.filter((element) -> !element.getName().equals("item") && !element.getName().equals("entry"))
			.flatMap((element) -> element.getChildren().stream())
			.filter((element) -> element.getName().equals("link") && relation.equals(element.getAttributeValue("rel")))
			.map((link) -> Objects.requireNonNullElse(link.getAttributeValue("href"), "").strip())
			.findFirst()
			.orElse("");
		try {
			return next.isEmpty() ? null : Secrets.mask(address.resolve(Secrets.defuse(next)));
		}
		catch (IllegalArgumentException ex) {
			throw new UnreadablePageException("the next page has no usable address: '%s'".formatted(next));
		}
	}

	private static JsonRow row(SyndEntry entry, Element raw) {
		ObjectNode row = YamlFile.MAPPER.createObjectNode();
		row.put("id", (entry.getUri() != null) ? entry.getUri() : entry.getLink());
		row.put("link", entry.getLink());
		row.put("title", entry.getTitle());
		row.put("summary", (entry.getDescription() != null) ? entry.getDescription().getValue() : null);
		row.put("content", entry.getContents().stream().map(SyndContent::getValue).findFirst().orElse(null));
		entry.getEnclosures().stream().map(SyndEnclosure::getUrl).forEach(row.putArray("enclosures")::add);
		row.put("published", date(entry.getPublishedDate(), raw, PUBLISHED));
		row.put("updated", date(entry.getUpdatedDate(), raw, UPDATED));
		entry.getCategories().stream().map(SyndCategory::getName).forEach(row.putArray("categories")::add);
		return new JsonRow(row);
	}

	private static @Nullable String date(@Nullable Date date, Element entry, Set<String> names) {
		if (date != null) {
			return date.toInstant().toString();
		}
		return entry.getChildren()
			.stream()
			.filter((child) -> names.contains(child.getName()))
			.map(Element::getTextTrim)
			.findFirst()
			.orElse(null);
	}

}
