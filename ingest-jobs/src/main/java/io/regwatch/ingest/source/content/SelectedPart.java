package io.regwatch.ingest.source.content;

import java.util.List;

import io.regwatch.ingest.source.parse.UnreadablePageException;
import io.regwatch.schema.text.StatusNotices;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;

/**
 * The part of a page that a source describes as its document. A notice above it that the
 * document has ended is kept in a header: authorities withdraw a document with a banner
 * that stands outside of its text.
 */
final class SelectedPart {

	/** They are about other pages. */
	private static final String OF_SITE = "nav, aside, footer, form, script, style, noscript, template, [role=navigation], [role=search], [role=contentinfo]";

	private SelectedPart() {
	}

	/**
	 * Reduces a page to the part.
	 * @throws UnreadablePageException if the page has no such part
	 */
	static void reduce(Document page, String selector) throws UnreadablePageException {
		List<Element> parts = find(page, selector);
		Element body = page.body();
		if (parts.stream().anyMatch((part) -> part.equals(body) || body.parents().contains(part))) {
			return;
		}
		List<Element> notices = notices(body, parts);
		parts.forEach(Element::remove);
		notices.forEach(Element::remove);
		body.empty();
		if (!notices.isEmpty()) {
			body.appendElement("header").appendChildren(notices);
		}
		body.appendChildren(parts);
	}

	/** What a selector finds, without elements that are within others. */
	static List<Element> find(Document document, String selector) throws UnreadablePageException {
		Elements found = document.select(selector);
		if (found.isEmpty()) {
			throw new UnreadablePageException("The page has no element '%s'".formatted(selector));
		}
		return found.stream().filter((element) -> element.parents().stream().noneMatch(found::contains)).toList();
	}

	private static List<Element> notices(Element body, List<Element> parts) {
		return body.getAllElements()
			.stream()
			.takeWhile((element) -> !element.equals(parts.getFirst()))
			.filter((element) -> element.isBlock() && element.select(">*").stream().noneMatch(Element::isBlock))
			.filter((element) -> element.closest(OF_SITE) == null && isNotice(element))
			.toList();
	}

	/** A link that says so leads to another document. */
	private static boolean isNotice(Element element) {
		Element own = element.clone();
		own.select("a").remove();
		return StatusNotices.isNotice(own.text());
	}

}
