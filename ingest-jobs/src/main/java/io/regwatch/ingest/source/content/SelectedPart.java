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

	/**
	 * They are about other pages, or ask or hide something, unless they have the part.
	 */
	private static final String OF_SITE = "nav, footer, form, label, select, button, textarea, script, style, noscript, template, [role=navigation], [role=search], [hidden], [style~=(?i)display:\\s*none]";

	private static final String LINK = "a[href]:not([href^=#])";

	/** What leads to another document, with what it says of it. */
	private static final String TEASER = "li:has(%1$s), tr:has(%1$s), article:has(%1$s), dl:has(dt %1$s), :has(> h2 %1$s, > h3 %1$s, > h4 %1$s, > h5 %1$s, > h6 %1$s)"
		.formatted(LINK);

	/** What may be a list of news. */
	private static final String LISTED = "aside, li, article";

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
		List<Element> notices = TextRuns.before(parts.getFirst(), body)
			.stream()
			.filter(SelectedPart::isNotice)
			.map(TextRuns.Run::text)
			.toList();
		parts.forEach(Element::remove);
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

	/** A link that says so leads to another document. */
	private static boolean isNotice(TextRuns.Run run) {
		Element own = run.text().clone();
		own.select("a, " + OF_SITE).remove();
		if (run.isIn(OF_SITE)) {
			return false;
		}
		if (beginsWithLink(run.text()) || run.isIn(TEASER)) {
			return StatusNotices.isOfThis(own.text());
		}
		return run.isIn(LISTED) ? StatusNotices.isOwn(own.text()) : StatusNotices.isNotice(own.text());
	}

	private static boolean beginsWithLink(Element text) {
		return text.select("a").eachText().stream().limit(1).anyMatch(text.text()::startsWith);
	}

}
